import Arguments
import CampgroundManager

/// Lists the named discounts.
struct ListDiscounts: ChainCommand, ListCommand {
  typealias Element = DiscountView

  static let help = CommandHelp(
    "List the named discounts in the order in which they were added.", examples: ["campctl list-discounts"])

  static let arguments: [Argument<Self>] = []

  func perform(in campground: Campground) throws -> Response {
    let currency = try campground.settings.settings.currency
    let discounts = try campground.discounts.listDiscounts()
    return .list(empty: "There are no named discounts.") { each in
      for discount in discounts { try each(DiscountView(discount: discount, currency: currency)) }
    }
  }
}
