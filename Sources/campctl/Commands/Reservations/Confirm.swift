import Arguments
import CampgroundManager

/// Makes a hold a reservation.
struct Confirm: ChangeCommand {
  @Required var reservation: ReservationReference

  static let help = CommandHelp(
    "Turn a hold into a reservation.",
    discussion: """
      The rules were applied when the hold was made; only an expired hold is refused. A payment that meets the \
      amount due confirms a hold by itself.
      """)

  static let arguments: [Argument] = [
    positional("reservation", .reservation, "The reservation, such as r-3.") { $0.reservation = $1 }
  ]

  func perform(in campground: Campground) throws -> Response {
    let makeView = try ReservationView.maker(in: campground)
    let written = try campground.reservations.confirm(reservation).map(makeView)
    let view = written.result
    let price = try view.agreedPriceWords(in: campground)
    let done = written.changed ? "Confirmed \(view.label)" : "\(view.label) is confirmed already"
    return Response(written, "\(done): site \(view.reservation.siteNumber), \(view.stayWords)\(price).")
  }
}
