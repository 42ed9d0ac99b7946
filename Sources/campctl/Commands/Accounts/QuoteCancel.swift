import ArgumentParser
import CampgroundManager

/// Says what cancelling a reservation today would cost.
struct QuoteCancel: ReadCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say what cancelling a reservation today would cost.",
    discussion: "By the policy that was in force when it was made. Nothing is cancelled.")

  @Argument(help: "The reservation, such as r-3.")
  var reservation: ReservationReference

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  var request: ReservationRequest { ReservationRequest(reservation: reservation) }

  static func perform(_ request: ReservationRequest, in campground: Campground) throws -> Answer {
    let quote = try campground.accounts.quoteCancel(request.reservation)
    return .show(CancellationReport(quote: quote, currency: try campground.settings.settings.currency))
  }
}
