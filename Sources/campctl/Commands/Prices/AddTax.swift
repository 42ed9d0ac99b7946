import Arguments
import CampgroundManager

/// Adds a tax or fee to the price of stays.
struct AddTax: WriteCommand {
  var tax = TaxRequest("")

  static let help = CommandHelp(
    "Add a tax or fee to the price of stays.",
    discussion: """
      A tax is shown apart from the price. A percentage applies to nights and extras together and is rounded once \
      for a stay, half to even. Existing reservations keep their taxes. A stay that becomes longer or shorter than \
      --stays-up-to gets the tax back, or owes it, for all of its nights. Charges by hand and items pay the taxes of \
      the day on which they are charged.
      """,
    examples: [
      "campctl add-tax 'Lodging tax' --percent 7.25%",
      "campctl add-tax 'Booking fee' --per-stay 3.00 --fee",
      "campctl add-tax 'Resort tax' --per-person-night 2.00 --adults-only --first-nights 7",
      "campctl add-tax 'Sales tax' --percent 6% --on charges,items",
    ])

  static let arguments: [Argument] = .of(
    [
      positional("name", .text.named("name"), "The name of the tax or fee.") { $0.tax.name = $1 },
      option("percent", .percent, "The percentage of the price, such as 7.25%.") { $0.tax.percent = $1 },
      option("per-night", .amount, "The amount for each night.") { $0.tax.perNight = $1 },
      option("per-stay", .amount, "The amount for each stay.") { $0.tax.perStay = $1 },
      option("per-person-night", .amount, "The amount for each person and night.") { $0.tax.perPersonNight = $1 },
      flag("adults-only", "An amount per person is for adults alone.") { $0.tax.adultsOnly = $1 ? true : nil },
      option(
        "on", .list(of: .taxBase, "charges"),
        "The charges that it is on: nights, extras, fees, charges or items (default: nights,extras)."
      ) { $0.tax.on = $1 },
      flag("included", "Prices have the tax in them.") { $0.tax.included = $1 ? true : nil },
      flag("fee", "A fee kept by the campground, not a tax.") { $0.tax.isFee = $1 },
    ],
    nights)

  /// The nights that it is on.
  private static let nights: [Argument] = [
    option("type", .type, "Only nights on sites of this type (default: all types).") { $0.tax.type = $1 },
    option("from", .day, "The first night that it is on.") { $0.tax.from = $1 },
    option("before", .day(after: "from"), "The day after the last night that it is on.") { $0.tax.before = $1 },
    option("stays-up-to", .number, "Only stays of at most this number of nights (default: all stays).") {
      $0.tax.staysUpTo = $1
    },
    option("first-nights", .number, "Only this number of nights of a stay, its first ones (default: all nights).") {
      $0.tax.firstNights = $1
    },
  ].titled("Which nights")

  func perform(in campground: Campground) throws -> Response {
    let currency = try campground.settings.settings.currency
    let written = try campground.rates.addTax(tax).map { TaxView(tax: $0, currency: currency) }
    return Response(
      written, "Added \(written.noun) \(written.label): \(written.words).",
      extras: .notes(try SiteType.unusedNotes(written.tax.rule.scope?.type, in: campground)))
  }
}

extension ValueReader<TaxBase> {
  /// A charge that a tax can be on.
  fileprivate static var taxBase: ValueReader {
    let names = TaxBase.allCases.map(\.rawValue)
    return .text("charge", completion: .choices { names }, reason: "it is one of \(names.joined(separator: ", "))") {
      TaxBase(rawValue: $0)
    }
  }
}
