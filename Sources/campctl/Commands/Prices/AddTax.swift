import Arguments
import CampgroundManager

/// Adds a tax or fee to the price of stays.
struct AddTax: WriteCommand {
  var tax = TaxRequest("")

  static let help = CommandHelp(
    "Add a tax or fee to what stays cost.",
    discussion: """
      It is shown apart from the price. A percentage is of nights and extras together, rounded once for a stay, half to \
      even. What is reserved already keeps the taxes that it was made with.
      """,
    examples: [
      "campctl add-tax 'Lodging tax' --percent 7.25%",
      "campctl add-tax 'Booking fee' --per-stay 3.00 --fee",
    ])

  static let arguments: [Argument] = [
    positional("name", .text.named("name"), "The name of the tax or fee.") { $0.tax.name = $1 },
    option("percent", .percent, "A part of the price, such as 7.25%.") { $0.tax.percent = $1 },
    option("per-night", .amount, "An amount for each night.") { $0.tax.perNight = $1 },
    option("per-stay", .amount, "An amount once for a stay.") { $0.tax.perStay = $1 },
    flag("fee", "It is the campground's own money, and no tax.") { $0.tax.isFee = $1 },
  ]

  func perform(in campground: Campground) throws -> Response {
    let currency = try campground.settings.settings.currency
    let written = try campground.rates.addTax(tax).map { TaxView(tax: $0, currency: currency) }
    return Response(written, "Added \(written.noun) \(written.label): \(written.words).")
  }
}
