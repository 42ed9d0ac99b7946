import ArgumentParser
import CampgroundManager

/// Lists the taxes and fees.
struct ListTaxes: ReadCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the taxes and fees in the order in which they were added.")

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {}

  var request: Request { Request() }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let currency = try campground.settings.settings.currency
    let taxes = try campground.rates.listTaxes()
    return .list(empty: "There are no taxes and no fees.") { each in
      for tax in taxes { try each(TaxReport(tax: tax, currency: currency)) }
    }
  }
}
