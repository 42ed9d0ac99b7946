import ArgumentParser
import CampgroundManager

/// Takes a tax or fee away for stays to come.
struct RemoveTax: ChangeCommand {
  static let configuration = CommandConfiguration(
    abstract: "Take a tax or fee away for stays to come.",
    discussion: "What is reserved already keeps the taxes that it was made with.")

  @Argument(help: "What the tax or fee is called.")
  var name: String

  @OptionGroup(title: "Writing") var change: ChangeOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    let name: String
  }

  var request: Request { Request(name: name) }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let currency = try campground.settings.settings.currency
    let written = try campground.rates.removeTax(request.name).map { TaxReport(tax: $0, currency: currency) }
    return .wrote(written, "Removed \(written.noun) \(written.label); what is reserved keeps it.")
  }
}
