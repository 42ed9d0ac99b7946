import ArgumentParser
import CampgroundManager

/// Adds a site to the campground.
struct AddSite: WriteCommand {
  static let configuration = CommandConfiguration(
    abstract: "Add a site to the campground.",
    discussion:
      "What is not said is no limit: a site without --max-length takes a rig only from those who accept that."
  )

  @Argument(help: "Its number as painted on the post, such as 12 or A-07.", transform: Read.site)
  var number: SiteNumber

  @OptionGroup(title: "The site") var site: SiteEditOptions
  @OptionGroup(title: "Writing") var write: WriteOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  var request: SiteRequest { SiteRequest(number: number, edits: site.edits) }

  static func perform(_ request: SiteRequest, in campground: Campground) throws -> Answer {
    .wrote(try campground.sites.addCampSite(request.number, request.edits), "Added site \(request.number).")
  }
}
