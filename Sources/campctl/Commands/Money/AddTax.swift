import ArgumentParser
import CampgroundManager

/// Adds a tax or fee to what stays cost.
struct AddTax: WriteCommand {
  static let configuration = CommandConfiguration(
    abstract: "Add a tax or fee to what stays cost.",
    discussion: """
      It is shown apart from the price. A percentage is of nights and extras together, rounded once for a stay, half to \
      even. What is reserved already keeps the taxes that it was made with.
      """)

  @Argument(help: "What the tax or fee is called.")
  var name: String

  @Option(
    parsing: .unconditional, help: ArgumentHelp("A part of the price, such as 7.25%.", valueName: "percent"),
    transform: Read.percent)
  var percent: Percent?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("For each night.", valueName: "amount"), transform: Read.amount)
  var perNight: Amount?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Once for a stay.", valueName: "amount"), transform: Read.amount)
  var perStay: Amount?

  @Flag(help: "It is the campground's own money, and no tax.")
  var fee = false

  @OptionGroup(title: "Writing") var write: WriteOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    let name: String
    let percent: Percent?
    let perNight: Amount?
    let perStay: Amount?
    let fee: Bool
  }

  var request: Request {
    Request(name: name, percent: percent, perNight: perNight, perStay: perStay, fee: fee)
  }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    var tax = TaxRequest(request.name)
    tax.percent = request.percent
    tax.perNight = request.perNight
    tax.perStay = request.perStay
    tax.isFee = request.fee
    let currency = try campground.settings.settings.currency
    let written = try campground.rates.addTax(tax).map { TaxReport(tax: $0, currency: currency) }
    return .wrote(written, "Added \(written.noun) \(written.label): \(written.words).")
  }
}
