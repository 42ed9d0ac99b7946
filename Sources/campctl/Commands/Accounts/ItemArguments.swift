import Arguments
import CampgroundManager

/// Several items, each with a number.
struct ItemArguments: ArgumentSet, Sendable {
  var item: [String] = []
  var count: [ItemCount?] = []

  private static let things = ThingOptions(key: "items", first: "item")

  static func arguments(count help: String) -> [Argument<Self>] {
    [
      repeatedOrOne("item", .text.named("name", completion: .of(.item)), "The item.") { $0.item = $1 }.of(things),
      detail("count", .count, help) { $0.count = $1 }.of(things),
    ]
  }

  /// A number of no item.
  var misuse: [UsageProblem] { count.count <= item.count ? [] : [.withoutOther("count", needs: "item")] }

  /// The items with their numbers; throws ``Failure`` for a number of no item.
  func items() throws(Failure) -> [CountedItem] {
    try misuse.refuse()
    return given
  }

  /// The items that are named, with their numbers.
  var given: [CountedItem] {
    item.enumerated().map { place, name in
      CountedItem(name, count: count.indices.contains(place) ? count[place] : nil)
    }
  }
}

extension ValueReader<ItemCount> {
  /// A number of items, or of their units.
  static var count: ValueReader {
    ValueReader("number") { given throws(InvalidValue) in
      switch given {
      case .number(let number): return ItemCount(number)
      case .word(let text), .otherNumber(let text):
        if let count = ItemCount(text) { return count }
      default: break
      }
      throw InvalidValue(
        "it is a number such as 2, or of an item with a unit 431.25, with at most 3 digits after the point")
    }
  }
}
