import Arguments
import CampgroundManager

/// Removes a rate for stays to come.
struct RemoveRate: ChangeCommand {
  @Required var name: String

  static let help = CommandHelp(
    "Remove a rate for future reservations.", discussion: "Existing reservations keep their price.",
    examples: ["campctl remove-rate Summer"])

  static let arguments: [Argument<Self>] = [
    positional("name", .text.named("name", completion: .of(.rate)), "The name of the rate.") { $0.name = $1 }
  ]

  func perform(in campground: Campground) throws -> Response {
    let currency = try campground.settings.settings.currency
    let before = try campground.rates.listRates().count
    let written = try campground.rates.removeRate(name).map { RateView(rate: $0, currency: currency) }
    let isUnpriced = before == 1 && !written.replayed
    return Response(
      written, "Removed rate \(written.label); existing reservations keep their price.",
      extras: .notes(isUnpriced ? ["There are no rates left: nights are sold without a price."] : []))
  }
}
