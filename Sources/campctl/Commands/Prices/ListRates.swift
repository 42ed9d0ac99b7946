import Arguments
import CampgroundManager

/// Lists the rates in the order in which they decide.
struct ListRates: ReadCommand {
  var html = false

  static let help = CommandHelp(
    "List the rates in order of precedence.",
    discussion: """
      The first in the list that covers a night sets its price. The page is a price list to hang up: the prices from \
      today on, with extras, taxes and fees.
      """,
    examples: ["campctl list-rates --html"])

  static let arguments: [Argument] = [
    flag("html", "Print a price list as a page of HTML.") { $0.html = $1 }
  ]

  func perform(in campground: Campground) throws -> Response {
    let settings = try campground.settings.settings
    let (currency, rates) = (settings.currency, try campground.rates.listRates())
    if html {
      let taxes = try campground.rates.listTaxes()
      return .page(
        PriceListPage(rates: rates, taxes: taxes, campground: settings, today: campground.clock.today).html)
    }
    return .list(empty: "There are no rates: nights are sold without a price.") { each in
      for rate in rates { try each(RateView(rate: rate, currency: currency)) }
    }
  }
}
