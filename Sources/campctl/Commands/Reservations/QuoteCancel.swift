import Arguments
import CampgroundManager

/// Shows the cost of cancelling a reservation today: the former name of `cancel --quote`.
struct QuoteCancel: ReadCommand {
  var subject = OneReservation()

  static let help = CommandHelp(
    "Quote the cost of cancelling a reservation today.",
    discussion: "The policy agreed at booking applies. Nothing is cancelled.",
    examples: ["campctl quote-cancel r-3"])

  static func purpose(of argument: String) -> ReservationPurpose { .cancel }

  static let arguments: [Argument<Self>] = part(OneReservation.arguments) { $1(&$0.subject) }

  func perform(in campground: Campground) throws -> Response {
    try CancellationView.response(of: subject.reference(), in: campground)
  }
}
