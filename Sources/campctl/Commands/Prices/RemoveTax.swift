import Arguments
import CampgroundManager

/// Removes a tax or fee for stays to come.
struct RemoveTax: ChangeCommand {
  @Required var name: String

  static let help = CommandHelp(
    "Remove a tax or fee for future reservations.",
    discussion: "Existing reservations keep their taxes.")

  static let arguments: [Argument] = [
    positional("name", .text.named("name", completion: .of(.tax)), "The name of the tax or fee.") {
      $0.name = $1
    }
  ]

  func perform(in campground: Campground) throws -> Response {
    let currency = try campground.settings.settings.currency
    let written = try campground.rates.removeTax(name).map { TaxView(tax: $0, currency: currency) }
    return Response(written, "Removed \(written.noun) \(written.label); existing reservations keep it.")
  }
}
