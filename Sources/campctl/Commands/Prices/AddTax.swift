import Arguments
import CampgroundManager

/// Adds a tax or fee to the price of stays.
struct AddTax: WriteCommand {
  @Required var name: String
  var edits = TaxEdits()

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

  static let arguments: [Argument<Self>] = .of(
    [positional("name", .text.named("name"), "The name of the tax or fee.") { $0.name = $1 }],
    part(TaxEdits.charges) { $1(&$0.edits) }, part(TaxEdits.nights) { $1(&$0.edits) })

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    try campground.rates.problems(of: .new($name, edits, unread: unread))
  }

  func perform(in campground: Campground) throws -> Response {
    let currency = try campground.settings.settings.currency
    let written = try campground.rates.addTax(name, edits).map { TaxView(tax: $0, currency: currency) }
    return Response(
      written, "Added \(written.noun) \(written.label): \(written.words).",
      extras: .notes(
        try SiteType.unusedNotes(written.tax.rule.scope?.type, in: campground) + staysNotes(written, in: campground)))
  }

  /// For people: the reservations that stand pay the taxes of the day on which they were made.
  private func staysNotes(_ written: WriteResult<TaxView>, in campground: Campground) throws -> [String] {
    guard written.changed, let stay = try StaysAhead(in: campground).first() else { return [] }
    return [Hints.staysKeepTaxes(stay)]
  }
}
