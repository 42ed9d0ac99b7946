import Arguments
import CampgroundManager

/// Lists the rates in the order in which they decide.
struct ListRates: ReadCommand {
  static let help = CommandHelp(
    "List the rates in order of precedence.",
    discussion: "The first in the list that covers a night sets its price.")

  static let arguments: [Argument] = []

  func perform(in campground: Campground) throws -> Response {
    let currency = try campground.settings.settings.currency
    let rates = try campground.rates.listRates()
    return .list(empty: "There are no rates: nights are sold without a price.") { each in
      for rate in rates { try each(RateView(rate: rate, currency: currency)) }
    }
  }
}
