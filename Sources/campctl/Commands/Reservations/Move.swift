import Arguments
import CampgroundManager

/// Moves a reservation to another site.
struct Move: ChangeCommand {
  @Required var reservation: ReservationReference
  @Required var site: SiteNumber
  var from: Day?
  var acceptUnknownLength = false

  static let help = CommandHelp(
    "Move a reservation to another site.",
    discussion: """
      By default all nights move before the stay, and those from today on during it; --from sets another first \
      night.
      """,
    examples: ["campctl move r-3 --site 14"])

  static let arguments: [Argument] = [
    positional("reservation", .reservation, "The reservation, such as r-3.") { $0.reservation = $1 },
    required("site", .site, "The new site.", short: "s") { $0.site = $1 },
    option("from", .day, "The first night to move (default: the first, during the stay tonight).") { $0.from = $1 },
    flag("accept-unknown-length", "Accept a site whose maximum rig length is unknown.") { $0.acceptUnknownLength = $1 },
  ]

  func perform(in campground: Campground) throws -> Response {
    let makeView = try ReservationView.maker(in: campground)
    let written = try campground.reservations.move(
      reservation, to: site, from: from, acceptingUnknownLength: acceptUnknownLength
    ).map(makeView)
    let view = written.result
    let sentence = "Moved \(view.label), \(view.reservation.camper.fullName): \(view.placesWords)."
    return try Response(
      written, written.changed ? sentence : "Nothing to move: \(view.label) is on site \(site) already.",
      extras: .waitlistMatches(of: written, in: campground))
  }
}
