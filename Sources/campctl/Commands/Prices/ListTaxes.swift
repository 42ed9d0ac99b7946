import Arguments
import CampgroundManager

/// Lists the taxes and fees.
struct ListTaxes: ChainCommand, ListCommand {
  typealias Element = TaxView

  static let help = CommandHelp(
    "List the taxes and fees in the order in which they were added.", examples: ["campctl list-taxes"])

  static let arguments: [Argument<Self>] = []

  func perform(in campground: Campground) throws -> Response {
    let currency = try campground.settings.settings.currency
    let taxes = try campground.rates.listTaxes()
    return .list(empty: "There are no taxes and no fees.") { each in
      for tax in taxes { try each(TaxView(tax: tax, currency: currency)) }
    }
  }
}
