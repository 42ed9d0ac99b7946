import ArgumentParser
import CampgroundManager

/// Takes a rate away for stays to come.
struct RemoveRate: ChangeCommand {
  static let configuration = CommandConfiguration(
    abstract: "Take a rate away for stays to come.", discussion: "What is reserved already keeps its price.")

  @Argument(help: "What the rate is called.")
  var name: String

  @OptionGroup(title: "Writing") var change: ChangeOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    let name: String
  }

  var request: Request { Request(name: name) }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let currency = try campground.settings.settings.currency
    let before = try campground.rates.listRates().count
    let written = try campground.rates.removeRate(request.name).map { RateReport(rate: $0, currency: currency) }
    let isUnpriced = before == 1 && !written.replayed
    return .wrote(
      written, "Removed rate \(written.label); what is reserved keeps its price.",
      notes: isUnpriced ? ["There are no rates any more: nights are sold without a price."] : [])
  }
}
