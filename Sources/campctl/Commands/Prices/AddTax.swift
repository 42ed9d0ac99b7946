import Arguments
import CampgroundManager

/// Adds a tax or fee to the price of stays.
struct AddTax: WriteCommand {
  var tax = TaxRequest("")

  static let help = CommandHelp(
    "Add a tax or fee to the price of stays.",
    discussion: """
      A tax is shown apart from the price. A percentage applies to nights and extras together and is rounded once \
      for a stay, half to even. Existing reservations keep their taxes.
      """,
    examples: [
      "campctl add-tax 'Lodging tax' --percent 7.25%",
      "campctl add-tax 'Booking fee' --per-stay 3.00 --fee",
    ])

  static let arguments: [Argument] = [
    positional("name", .text.named("name"), "The name of the tax or fee.") { $0.tax.name = $1 },
    option("percent", .percent, "The percentage of the price, such as 7.25%.") { $0.tax.percent = $1 },
    option("per-night", .amount, "The amount for each night.") { $0.tax.perNight = $1 },
    option("per-stay", .amount, "The amount for each stay.") { $0.tax.perStay = $1 },
    flag("fee", "A fee kept by the campground, not a tax.") { $0.tax.isFee = $1 },
  ]

  func perform(in campground: Campground) throws -> Response {
    let currency = try campground.settings.settings.currency
    let written = try campground.rates.addTax(tax).map { TaxView(tax: $0, currency: currency) }
    return Response(written, "Added \(written.noun) \(written.label): \(written.words).")
  }
}
