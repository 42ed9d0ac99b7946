import Arguments
import CampgroundManager

/// Removes a tax or fee for stays to come.
struct RemoveTax: ChangeCommand {
  @Required var name: String

  static let help = CommandHelp(
    "Remove a tax or fee for future reservations.",
    discussion: "Nights that are reserved keep it; charges, items and sales have it no more.",
    examples: ["campctl remove-tax County"])

  static let arguments: [Argument<Self>] = [
    positional("name", .text.named("name", completion: .of(.tax)), "The name of the tax or fee.") {
      $0.name = $1
    }
  ]

  func perform(in campground: Campground) throws -> Response {
    let currency = try campground.settings.settings.currency
    let written = try campground.rates.removeTax(name).map { TaxView(tax: $0, currency: currency) }
    return Response(
      written, "Removed \(written.noun) \(written.label); nights that are reserved keep it.",
      extras: .notes(try Self.notes(of: name, in: campground)))
  }

  /// The note about items that list a tax which is on them no more.
  static func notes(of name: String, in campground: Campground) throws -> [String] {
    let items = try campground.items.listItems().filter { $0.taxes?.contains(name) == true }.map(\.name)
    if items.isEmpty { return [] }
    let verb = items.count == 1 ? "lists" : "list"
    return ["From now on it is not on \(Phrases.list(items)), which still \(verb) it."]
  }
}
