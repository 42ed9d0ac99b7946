import ArgumentParser
import CampgroundManager

/// Changes what a site offers and permits.
struct UpdateSite: WriteCommand {
  static let configuration = CommandConfiguration(
    abstract: "Change what a site offers and permits.",
    discussion: "An empty value ends a limit: --max-people '' takes any number.")

  @Argument(help: "The site's number.", transform: Read.site)
  var number: SiteNumber

  @OptionGroup(title: "The site") var site: SiteEditOptions
  @OptionGroup(title: "Writing") var write: WriteOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func perform(in campground: Campground) throws -> Answer {
    let written = try campground.sites.updateCampSite(number, site.edits)
    let sentence = written.changed ? "Updated site \(number)." : "Nothing to change at site \(number)."
    return .wrote(written.thing, changed: written.changed, sentence)
  }
}
