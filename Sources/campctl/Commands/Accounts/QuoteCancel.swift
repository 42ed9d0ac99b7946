import Arguments
import CampgroundManager

/// Shows the cost of cancelling a reservation today.
struct QuoteCancel: ReadCommand {
  @Required var reservation: ReservationReference

  static let help = CommandHelp(
    "Quote the cost of cancelling a reservation today.",
    discussion: "The policy that was in force when the reservation was made applies. Nothing is cancelled.")

  static let arguments: [Argument] = [
    positional("reservation", .reservation, "The reservation, such as r-3.") { $0.reservation = $1 }
  ]

  func perform(in campground: Campground) throws -> Response {
    let quote = try campground.accounts.quoteCancel(reservation)
    return Response(CancellationView(quote: quote, currency: try campground.settings.settings.currency))
  }
}
