import Arguments
import CampgroundManager

/// Prices a reservation by the rates of today.
struct Reprice: ChangeCommand {
  @Required var reservation: ReservationReference

  static let help = CommandHelp(
    "Price the future nights of a reservation by the present rates and taxes.",
    discussion: "Past nights keep their price, and so do nights that no rate covers any more.")

  static let arguments: [Argument] = [
    positional("reservation", .reservation, "The reservation, such as r-3.") { $0.reservation = $1 }
  ]

  func perform(in campground: Campground) throws -> Response {
    let written = try campground.reservations.reprice(reservation).map(ReservationView.maker(in: campground))
    let view = written.result
    let price = try PriceChange(of: view, by: written)
    let done = "Priced \(view.label), \(view.reservation.camper.fullName), anew"
    let sentence = "\(done): \(price.words ?? "its price is the same")."
    return Response(
      written, written.changed ? sentence : "\(view.label) has the same price by the present rates.",
      extras: price.extras)
  }
}
