import ArgumentParser
import CampgroundManager

/// Changes what a site offers and permits.
struct UpdateSite: ChangeCommand {
  static let configuration = CommandConfiguration(
    abstract: "Change what a site offers and permits.",
    discussion: "An empty value ends a limit: --max-people '' takes any number.")

  @Argument(help: "The site's number.", transform: Read.site)
  var number: SiteNumber

  @OptionGroup(title: "The site") var site: SiteEditOptions

  @Flag(inversion: .prefixedNo, help: "It is out of service, or back in it.")
  var retired: Bool?

  @OptionGroup(title: "Writing") var change: ChangeOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  var request: SiteRequest {
    var edits = site.edits
    edits.retired = retired
    return SiteRequest(number: number, edits: edits)
  }

  static func perform(_ request: SiteRequest, in campground: Campground) throws -> Answer {
    let written = try campground.sites.updateCampSite(request.number, request.edits)
    let number = request.number
    var notes = request.edits.maxPeople == nil ? [] : try campground.staysTooLarge(for: written.thing)
    if request.edits.retired == true { notes += try campground.staysThatStand(on: number) }
    return .wrote(
      written, written.changed ? "Updated site \(number)." : "Nothing to change at site \(number).", notes: notes)
  }
}
