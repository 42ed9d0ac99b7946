import Arguments
import CampgroundManager

/// Removes a named discount for stays to come.
struct RemoveDiscount: ChangeCommand {
  @Required var name: String

  static let help = CommandHelp(
    "Remove a named discount for future reservations.", discussion: "Reservations that have it keep it.",
    examples: ["campctl remove-discount Access"])

  static let arguments: [Argument<Self>] = [
    positional("name", .text.named("name", completion: .of(.discount)), "The name of the discount.") { $0.name = $1 }
  ]

  func perform(in campground: Campground) throws -> Response {
    let currency = try campground.settings.settings.currency
    let written = try campground.discounts.removeDiscount(name).map { DiscountView(discount: $0, currency: currency) }
    return Response(written, "Removed the discount \(written.label); reservations that have it keep it.")
  }
}
