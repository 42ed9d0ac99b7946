import Arguments
import CampgroundManager

/// Lists the things that the campground sells.
struct ListItems: ChainCommand, ListCommand {
  typealias Element = ItemView

  static let help = CommandHelp(
    "List the items that the campground sells, in the order in which they were added.", examples: ["campctl list-items"]
  )

  static let arguments: [Argument<Self>] = []

  func perform(in campground: Campground) throws -> Response {
    let currency = try campground.settings.settings.currency
    let items = try campground.items.listItems()
    return .list(empty: "There are no items.") { each in
      for item in items { try each(ItemView(item: item, currency: currency)) }
    }
  }
}
