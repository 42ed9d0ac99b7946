import Arguments
import CampgroundManager

/// Swaps the sites of two parties.
struct Swap: ChangeCommand {
  @Required var reservation: ReservationReference
  @Required var other: ReservationReference
  var reprice = false
  var overrides = OverrideArguments()

  static let help = CommandHelp(
    "Give two reservations each other's site.",
    discussion: """
      Each reservation keeps its own nights: all of them move before the stay, those from today on during it. They \
      keep their price unless --reprice charges that of the new site. A site of another type has to allow them by \
      its rules. --if-version is the version of the first reservation.
      """,
    examples: ["campctl swap r-3 r-7"])

  static func purpose(of argument: String) -> ReservationPurpose { .price }

  static let arguments: [Argument<Self>] = .of(
    [
      positional("reservation", .reservation, "The reservation, such as r-3.") { $0.reservation = $1 },
      positional("other", .reservation, "The other reservation.") { $0.other = $1 },
      flag("reprice", "Charge what the moved nights cost today on the new sites.") { $0.reprice = $1 },
    ], part(OverrideArguments.arguments) { $1(&$0.overrides) })

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    try campground.reservations.problems(ofSwapping: $reservation, with: $other, overrides.overrides)
  }

  func perform(in campground: Campground) throws -> Response {
    let terms = MoveTerms(overrides: overrides.overrides, reprices: reprice)
    let written = try campground.reservations.swap(reservation, with: other, terms)
      .map { try $0.map(MovedView.maker(in: campground)) }
    guard written.changed || written.replayed else {
      let labels = written.result.map(\.label).joined(separator: " and ")
      return try Response(written, ["Nothing to swap: \(labels) are on the same site."])
    }
    let notes = written.result.flatMap { $0.notes(on: "Site \($0.view.reservation.site(on: $0.view.today))") }
    return try Response(written, written.result.map(\.sentence), extras: .notes(notes))
  }
}
