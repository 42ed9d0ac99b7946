import Arguments
import CampgroundManager

/// Prices a reservation by the rates of today.
struct Reprice: ChangeCommand {
  @Required var reservation: ReservationReference

  static let help = CommandHelp(
    "Price the nights of a reservation that are still to come by the rates and taxes of today.",
    discussion: "Nights that are past keep their price, and so does one that no rate covers any more.")

  static let arguments: [Argument] = [
    positional("reservation", .reservation, "The reservation, such as r-3.") { $0.reservation = $1 }
  ]

  func perform(in campground: Campground) throws -> Response {
    let written = try campground.reservations.reprice(reservation).map(ReservationView.maker(in: campground))
    let view = written.result
    let price = try PriceChange(of: view, by: written)
    let done = "Priced \(view.label), \(view.reservation.camper.fullName), anew"
    let sentence = "\(done): \(price.words ?? "it costs what it did")."
    return Response(
      written, written.changed ? sentence : "\(view.label) costs by the rates of today what it did.",
      extras: price.extras)
  }
}
