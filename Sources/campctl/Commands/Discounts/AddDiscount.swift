import Arguments
import CampgroundManager

/// Adds a named discount that reservations may be given.
struct AddDiscount: WriteCommand {
  @Required var name: String
  var edits = DiscountEdits()

  static let help = CommandHelp(
    "Add a named discount for reservations.",
    discussion: """
      A discount lowers the price of the nights that it covers, before taxes, and never below 0. A percentage \
      applies to the price before discounts, and is rounded once for a stay, half to even. A reservation keeps its \
      discounts as they were at booking.
      """,
    examples: [
      "campctl add-discount Access --percent 50% --needs-pass",
      "campctl add-discount 'Spring week' --per-night 5.00 --before 2027-06-01 --min-nights 7 --code SPRING",
    ])

  static let arguments: [Argument<Self>] = .of(
    [positional("name", .text.named("name"), "The name of the discount.") { $0.name = $1 }],
    part(DiscountEdits.prices) { $1(&$0.edits) }, part(DiscountEdits.nights) { $1(&$0.edits) })

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    try campground.discounts.problems(of: .new($name, edits, unread: unread))
  }

  func perform(in campground: Campground) throws -> Response {
    let currency = try campground.settings.settings.currency
    let written = try campground.discounts.addDiscount(name, edits)
      .map { DiscountView(discount: $0, currency: currency) }
    return Response(
      written, "Added the discount \(written.label): \(written.words).",
      extras: .notes(try SiteType.unusedNotes(written.discount.rule.type, in: campground)))
  }
}
