import Arguments
import CampgroundManager

/// Adds a thing that the campground sells.
struct AddItem: WriteCommand {
  @Required var name: String
  @Required var price: Amount
  var unit: String?
  var taxes: [String]?

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

  static let arguments: [Argument] = [
    positional("name", .text.named("name"), "The name of the item.") { $0.name = $1 },
    required("price", .amount, "The price of one, or of a unit with at most 6 digits after the point.") {
      $0.price = $1
    },
    option("unit", .text.named("word"), "The unit of the price, such as kWh (default: none, it is sold whole).") {
      $0.unit = $1
    },
    option(
      "taxes", .list(of: .text.named("name", completion: .of(.tax)), "names"),
      "The taxes on it (default: those that are on items)."
    ) { $0.taxes = $1 },
  ]

  func perform(in campground: Campground) throws -> Response {
    let currency = try campground.settings.settings.currency
    let written = try campground.items.addItem(name, price: price, unit: unit, taxes: taxes)
      .map { ItemView(item: $0, currency: currency) }
    return Response(written, "Added the item \(written.label): \(written.words).")
  }
}
