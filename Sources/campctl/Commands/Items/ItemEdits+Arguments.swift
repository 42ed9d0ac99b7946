import Arguments
import CampgroundManager

/// The unit and the taxes of an item; a term that is not given stays as it is.
extension ItemEdits {
  /// The help of its price, which a new item must have.
  static var priceHelp: String { "The price of one, or of a unit with at most 6 digits after the point." }

  static var terms: [Argument<Self>] {
    .of([
      option(
        "unit", .edit(.text.named("word")), "The unit of the price, such as kWh (default: none, it is sold whole)."
      ) { $0.unit = $1 },
      option(
        "taxes", .list(of: .text.named("name", completion: .of(.tax)), "names"),
        "The taxes on it (default: those that are on items)."
      ) { $0.taxes = .set($1) },
    ])
  }
}
