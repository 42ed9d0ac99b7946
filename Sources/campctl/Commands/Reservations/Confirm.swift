import Arguments
import CampgroundManager

/// Makes a hold a reservation.
struct Confirm: ChangeCommand, StaysCommand {
  var subject = OneReservation()

  static let help = CommandHelp(
    "Turn a hold into a reservation.",
    discussion: """
      The rules were applied when the hold was made; only an expired hold is refused. A payment that meets the \
      amount due confirms a hold by itself.
      """,
    examples: ["campctl confirm r-3"])

  static func purpose(of argument: String) -> ReservationPurpose { .confirm }

  static let arguments: [Argument<Self>] = part(OneReservation.arguments(orOptions: ["where"])) { $1(&$0.subject) }

  var namesStays: Bool { !subject.isEmpty }
  func on(_ stay: ReservationReference) -> Self { with { $0.subject.reservation = stay } }

  var misuse: [UsageProblem] { subject.misuse() }

  func perform(in campground: Campground) throws -> Response {
    let makeView = try ReservationView.maker(in: campground)
    let written = try campground.reservations.confirm(subject.reference()).map(makeView)
    let view = written.result
    let price = try view.agreedPriceWords(in: campground)
    let party = "\(view.label), \(view.reservation.camper.fullName),"
    let done = written.changed ? "Confirmed \(party.dropLast())" : "\(party) is confirmed already"
    return Response(written, "\(done): site \(view.reservation.siteNumber), \(view.stayWords)\(price).")
  }
}
