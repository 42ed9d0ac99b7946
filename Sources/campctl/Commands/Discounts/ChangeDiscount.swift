import Arguments
import CampgroundManager

/// Changes a named discount for reservations to come.
struct ChangeDiscount: ChangeCommand {
  @Required var name: String
  var rename: String?
  var edits = DiscountEdits()

  static let help = CommandHelp(
    "Change a named discount for future reservations.",
    discussion: """
      A term that is not given stays as it is; one of --percent, --per-night and --per-stay takes the place of another. \
      An empty value ends a term: --code '' ends the code, --weekdays '' covers every day. Reservations that have the \
      discount keep it as it was when it was given them.
      """,
    examples: [
      "campctl change-discount Access --percent 40%",
      "campctl change-discount 'Spring week' --before 2027-06-15 --code '' --rename Spring",
    ])

  static let arguments: [Argument<Self>] = .of(
    [
      positional("name", .text.named("name", completion: .of(.discount)), "The name of the discount.") {
        $0.name = $1
      },
      option("rename", .text.named("name"), "The new name.") { $0.rename = $1 },
    ],
    part(DiscountEdits.prices) { $1(&$0.edits) }, part(DiscountEdits.nights) { $1(&$0.edits) })

  var misuse: [UsageProblem] { rename == nil && edits.isEmpty ? [.noTermToChange("percent")] : [] }

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    try campground.discounts.problems(of: .former($name, rename: rename, edits, unread: unread))
  }

  func perform(in campground: Campground) throws -> Response {
    try misuse.refuse()
    let currency = try campground.settings.settings.currency
    let written = try campground.discounts.changeDiscount(name, rename: rename, edits)
      .map { DiscountView(discount: $0, currency: currency) }
    return Response(
      written,
      written.changed
        ? "Changed the discount \(written.result.text); reservations that have it keep it as it was."
        : "Nothing to change at the discount \(written.label).",
      extras: .notes(try SiteType.unusedNotes(written.discount.rule.type, in: campground)))
  }
}
