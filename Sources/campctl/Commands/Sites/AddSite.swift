import Arguments
import CampgroundManager

/// Adds a site to the campground.
struct AddSite: WriteCommand {
  @Required var number: SiteNumber
  var edits = SiteEdits()

  static let help = CommandHelp(
    "Add a site to the campground.",
    discussion: """
      Limits that are left out do not apply, except --max-length: without it a rig needs --accept-unknown-length.
      """,
    examples: [
      "campctl add-site 12",
      "campctl add-site A-07 --type tent-only --water --max-people 4 --equipment tent",
    ])

  static let arguments: [Argument] = .of(
    [
      positional("number", .newSite, "The site's number as painted on the post, such as 12 or A-07.") { $0.number = $1 }
    ],
    part(SiteEdits.edits) { $1(&$0.edits) })

  func perform(in campground: Campground) throws -> Response {
    Response(try campground.sites.addCampSite(number, edits), "Added site \(number).")
  }
}
