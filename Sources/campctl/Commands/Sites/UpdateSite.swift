import Arguments
import CampgroundManager

/// Changes the features of a site.
struct UpdateSite: ChangeCommand {
  @Required var number: SiteNumber
  var edits = SiteEdits()

  static let help = CommandHelp(
    "Change a site's features and limits.",
    discussion: "An empty value ends a limit: --max-people '' permits any number.",
    examples: ["campctl update-site 14 --max-length 40 --no-electricity"])

  static let arguments: [Argument] = .of(
    [
      positional("number", .site, "The site's number.") { $0.number = $1 },
      toggle("retired", "The site is out of service, or back in service.") { $0.edits.retired = $1 },
    ],
    part(SiteEdits.edits) { $1(&$0.edits) })

  func perform(in campground: Campground) throws -> Response {
    let written = try campground.sites.updateCampSite(number, edits)
    var notes = edits.maxPeople == nil ? [] : try StaysAhead(in: campground).tooLarge(for: written.result)
    if edits.retired == true { notes += try StaysAhead(in: campground).standing(on: number) }
    return Response(
      written, written.changed ? "Updated site \(number)." : "Nothing to change at site \(number).",
      extras: .notes(notes))
  }
}
