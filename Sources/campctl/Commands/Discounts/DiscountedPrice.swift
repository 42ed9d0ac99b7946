import Arguments

/// A part of a stay's price that a discount lowers.
enum DiscountedPrice: String, CaseIterable {
  case nights
  case extras
}

extension ValueReader<[DiscountedPrice]> {
  /// The nights, or the nights and the extras.
  static var discounted: ValueReader {
    let reason = "it is nights or nights,extras"
    let price = ValueReader<DiscountedPrice>.text(
      "nights|nights,extras", completion: .choices { DiscountedPrice.allCases.map(\.rawValue) }, reason: reason
    ) { DiscountedPrice(rawValue: $0) }
    let list = ValueReader.list(of: price, price.valueName)
    return ValueReader(list.valueName, completion: list.completion, separator: list.separator) {
      given throws(InvalidValue) in
      let prices = try list.read(given)
      guard prices == [.nights] || prices == [.nights, .extras] else { throw InvalidValue(reason) }
      return prices
    }
  }
}
