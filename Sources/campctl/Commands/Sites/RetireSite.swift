import Arguments
import CampgroundManager

/// Takes a site out of service.
struct RetireSite: ChangeCommand {
  @Required var number: SiteNumber

  static let help = CommandHelp(
    "Take a site out of service.",
    discussion: """
      The site gets no new reservation and keeps those that it has. change-site --no-retired brings it back.
      """,
    examples: ["campctl retire-site 12"])

  static let arguments: [Argument<Self>] = [
    positional("number", .site, "The site's number.") { $0.number = $1 }
  ]

  func perform(in campground: Campground) throws -> Response {
    let stays = try StaysAhead(in: campground).standing(on: number)
    let written = try campground.sites.retireCampSite(number)
    let sentence = written.changed ? "Retired site \(number)." : "Site \(number) is retired already."
    return Response(written, sentence, extras: .notes(stays))
  }
}
