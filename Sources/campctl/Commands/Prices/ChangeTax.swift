import Arguments
import CampgroundManager

/// Changes a tax or fee for stays, charges and sales to come.
struct ChangeTax: ChangeCommand {
  @Required var name: String
  var rename: String?
  var edits = TaxEdits()

  static let help = CommandHelp(
    "Change a tax or fee for future reservations, charges and sales.",
    discussion: """
      A term that is not given stays as it is; one of --percent, --per-night, --per-stay and --per-person-night takes \
      the place of another. An empty value ends a term: --type '' is for all types, --before '' for all nights to come. \
      Nights that are reserved, charges and sales keep the tax as it was; campctl reprice charges the new one. Items \
      that list it have its new name.
      """,
    examples: [
      "campctl change-tax County --percent 7.5%",
      "campctl change-tax 'Resort tax' --no-adults-only --before 2028-01-01 --rename 'Resort tax 2027'",
    ])

  static let arguments: [Argument<Self>] = .of(
    [
      positional("name", .text.named("name", completion: .of(.tax)), "The name of the tax or fee.") { $0.name = $1 },
      option("rename", .text.named("name"), "The new name.") { $0.rename = $1 },
    ],
    part(TaxEdits.charges) { $1(&$0.edits) }, part(TaxEdits.nights) { $1(&$0.edits) })

  var misuse: [UsageProblem] { rename == nil && edits.isEmpty ? [.noTermToChange("percent")] : [] }

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    try campground.rates.problems(of: .former($name, rename: rename, edits, unread: unread))
  }

  func perform(in campground: Campground) throws -> Response {
    try misuse.refuse()
    let currency = try campground.settings.settings.currency
    let written = try campground.rates.changeTax(name, rename: rename, edits)
      .map { TaxView(tax: $0, currency: currency) }
    return Response(
      written,
      written.changed
        ? "Changed \(written.noun) \(written.result.text); existing reservations, charges and sales keep theirs."
        : "Nothing to change at \(written.noun) \(written.label).",
      extras: .notes(
        try SiteType.unusedNotes(written.tax.rule.scope?.type, in: campground) + notes(of: written.tax, in: campground))
    )
  }

  /// The note about items that list a tax which is an amount, and so is on no item.
  private func notes(of tax: Tax, in campground: Campground) throws -> [String] {
    if case .percent = tax.rule.share { return [] }
    return try RemoveTax.notes(of: tax.rule.name, in: campground)
  }
}
