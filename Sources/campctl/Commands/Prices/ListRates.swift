import Arguments
import CampgroundManager

/// Lists the rates in the order in which they decide.
struct ListRates: ChainCommand, ListCommand {
  typealias Element = RateView

  var html = false
  var on: Day?
  var site: SiteNumber?

  static let help = CommandHelp(
    "List the rates in order of precedence.",
    discussion: """
      The first in the list that covers a night sets its price. The page is a price list to hang up: the prices from \
      today on, with extras, taxes, fees and the rules of stays. With --on the rates that cover that night are listed, \
      each with the reason why it decides or gives way.
      """,
    examples: ["campctl list-rates --html", "campctl list-rates --on 2027-12-31 --site 12"])

  static let arguments: [Argument<Self>] = [
    flag("html", "Print a price list as a page of HTML.") { $0.html = $1 },
    option("on", .day(.nearest), "Only the rates that cover the night of this day, and why they decide.") {
      $0.on = $1
    },
    option("site", .site, "Only the rates that cover this site; it needs --on.") { $0.site = $1 }.short("s"),
  ]

  func perform(in campground: Campground) throws -> Response {
    let settings = try campground.settings.settings
    let (currency, rates) = (settings.currency, try campground.rates.listRates())
    if html, on != nil { throw Failure.usage(.pageOfDay) }
    if site != nil, on == nil { throw Failure.usage(.withoutOther("site", needs: "on")) }
    if let on {
      let rates = try campground.rates.listRates(on: on, at: site)
      return .list(empty: "No rate covers the night of \(on.dated).") { each in
        for rate in rates { try each(RateOnDayView(rate: rate, currency: currency)) }
      }
    }
    if html {
      let rules = try RuleView.all(in: campground)
      let taxes = try campground.rates.listTaxes()
      return .page(
        PriceListPage(rates: rates, taxes: taxes, rules: rules, campground: settings, today: campground.clock.today)
          .html)
    }
    return .list(empty: "There are no rates: nights are sold without a price.") { each in
      for rate in rates { try each(RateView(rate: rate, currency: currency)) }
    }
  }
}
