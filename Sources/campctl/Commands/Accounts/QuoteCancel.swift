import Arguments
import CampgroundManager

/// Shows the cost of cancelling a reservation today.
struct QuoteCancel: ReadCommand {
  var subject = OneReservation()

  static let help = CommandHelp(
    "Quote the cost of cancelling a reservation today.",
    discussion: "The policy agreed at booking applies. Nothing is cancelled.",
    examples: ["campctl quote-cancel r-3"])

  static func purpose(of argument: String) -> ReservationPurpose { .cancel }

  static let arguments: [Argument] = part(OneReservation.arguments) { $1(&$0.subject) }

  func perform(in campground: Campground) throws -> Response {
    let quote = try campground.accounts.quoteCancel(subject.reference())
    return Response(CancellationView(quote: quote, currency: try campground.settings.settings.currency))
  }
}
