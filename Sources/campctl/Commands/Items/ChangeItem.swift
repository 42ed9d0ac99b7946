import Arguments
import CampgroundManager

/// Changes a thing that the campground sells.
struct ChangeItem: ChangeCommand {
  @Required var name: String
  var rename: String?
  var edits = ItemEdits()
  /// True when the taxes that are on items are on it again.
  var taxesOnItems = false

  static let help = CommandHelp(
    "Change an item for future charges and sales.",
    discussion: """
      A term that is not given stays as it is. An empty value ends a term: --unit '' sells it whole at the same price, \
      --taxes '' without tax. Charges and sales keep their price.
      """,
    examples: [
      "campctl change-item firewood --price 7.00", "campctl change-item ice --taxes-on-items --rename 'Bag of ice'",
    ])

  static let arguments: [Argument<Self>] = .of(
    [
      positional("name", .text.named("name", completion: .of(.item)), "The name of the item.") { $0.name = $1 },
      option("rename", .text.named("name"), "The new name.") { $0.rename = $1 },
      option("price", .amount, ItemEdits.priceHelp) { $0.edits.price = $1 },
    ],
    part(ItemEdits.terms) { $1(&$0.edits) },
    [
      flag("taxes-on-items", "The taxes on it are those that are on items again, instead of a list of its own.") {
        $0.taxesOnItems = $1
      }
    ])

  /// The edits with what the flag adds to them.
  private var whole: ItemEdits {
    var edits = edits
    if taxesOnItems { edits.taxes = .clear }
    return edits
  }

  var misuse: [UsageProblem] { rename == nil && whole.isEmpty ? [.noTermToChange("price")] : [] }

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    try campground.items.problems(of: .former($name, rename: rename, whole, unread: unread))
  }

  func perform(in campground: Campground) throws -> Response {
    try misuse.refuse()
    let currency = try campground.settings.settings.currency
    let written = try campground.items.changeItem(name, rename: rename, whole)
      .map { ItemView(item: $0, currency: currency) }
    return Response(
      written,
      written.changed
        ? "Changed the item \(written.result.text); charges and sales keep their price."
        : "Nothing to change at the item \(written.label).")
  }
}
