import Arguments
import CampgroundManager

/// Adds a thing that the campground sells.
struct AddItem: WriteCommand {
  @Required var name: String
  var edits = ItemEdits()

  static let help = CommandHelp(
    "Add an item that the campground sells.",
    discussion: """
      An item is charged on a reservation (charge --item) or sold over the counter (sell). It pays the taxes that it \
      lists, or those that are on items. Charges and sales keep their price. One with a unit is charged by the \
      number of units, rounded once to the currency's own digits.
      """,
    examples: [
      "campctl add-item firewood --price 6.00", "campctl add-item ice --price 3.50 --taxes 'Sales tax'",
      "campctl add-item electricity --unit kWh --price 0.1234",
    ])

  static let arguments: [Argument<Self>] = .of(
    [
      positional("name", .text.named("name"), "The name of the item.") { $0.name = $1 },
      required("price", .amount, ItemEdits.priceHelp) { $0.edits.price = $1 },
    ],
    part(ItemEdits.terms) { $1(&$0.edits) })

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    try campground.items.problems(of: .new($name, edits, unread: unread))
  }

  func perform(in campground: Campground) throws -> Response {
    let currency = try campground.settings.settings.currency
    let written = try campground.items.addItem(name, edits)
      .map { ItemView(item: $0, currency: currency) }
    return Response(written, "Added the item \(written.label): \(written.words).")
  }
}
