import Arguments
import CampgroundManager

/// Swaps the sites of two parties.
struct Swap: ChangeCommand {
  @Required var reservation: ReservationReference
  @Required var other: ReservationReference

  static let help = CommandHelp(
    "Give two reservations each other's site.",
    discussion: """
      Each reservation keeps its own nights: all of them move before the stay, those from today on during it. \
      --if-version is the version of the first reservation.
      """)

  static let arguments: [Argument] = [
    positional("reservation", .reservation, "The reservation, such as r-3.") { $0.reservation = $1 },
    positional("other", .reservation, "The other reservation.") { $0.other = $1 },
  ]

  func perform(in campground: Campground) throws -> Response {
    let makeView = try ReservationView.maker(in: campground)
    let written = try campground.reservations.swap(reservation, with: other)
      .map { $0.map(makeView) }
    let matches = try Extras.waitlistMatches(of: written, in: campground)
    guard written.changed || written.replayed else {
      let labels = written.result.map(\.label).joined(separator: " and ")
      return try Response(written, ["Nothing to swap: \(labels) are on the same site."], extras: matches)
    }
    let sentences = written.result.map { view in
      "Moved \(view.label), \(view.reservation.camper.fullName): \(view.placesWords)."
    }
    return try Response(written, sentences, extras: matches)
  }
}
