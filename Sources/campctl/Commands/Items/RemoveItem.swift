import Arguments
import CampgroundManager

/// Removes a thing that the campground sells.
struct RemoveItem: ChangeCommand {
  @Required var name: String

  static let help = CommandHelp(
    "Remove an item.", discussion: "Charges and sales of it stay as they are.",
    examples: ["campctl remove-item firewood"])

  static let arguments: [Argument<Self>] = [
    positional("name", .text.named("name", completion: .of(.item)), "The name of the item.") { $0.name = $1 }
  ]

  func perform(in campground: Campground) throws -> Response {
    let currency = try campground.settings.settings.currency
    let written = try campground.items.removeItem(name).map { ItemView(item: $0, currency: currency) }
    return Response(written, "Removed the item \(written.label).")
  }
}
