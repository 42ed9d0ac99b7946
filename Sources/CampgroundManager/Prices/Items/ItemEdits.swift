/// The requested terms of an item, with its price as it is written; nil leaves a term as it is.
///
/// Adding an item is editing the terms of one that costs nothing.
public struct ItemEdits: Hashable, Sendable, Encodable {
  /// The price of one, or of a unit, to six digits after the point.
  public var price: Amount?
  /// The unit, such as kWh; an item without one is sold whole.
  public var unit: Edit<String>?
  /// The names of the taxes on it; without a list it has every tax on items.
  public var taxes: Edit<[String]>?

  public init() {}

  /// True when no term is given.
  public var isEmpty: Bool { self == ItemEdits() }
}

extension Item {
  /// An item with a unit, whose price may have more digits than that of another.
  static let whole: Item = {
    var item = blank
    (item.unit, item.unitPrice) = ("unit", UnitPrice(millionths: 0))
    return item
  }()
}

extension ItemEdits {
  /// The item after the edits, its price in the currency's minor units; reports in `problems` whatever is invalid.
  ///
  /// The taxes are names as taxes have them.
  func applied(to item: Item, in currency: Currency, _ problems: inout [Problem]) -> Item {
    var edited = item
    if let unit { edited.unit = unit.value.map { Self.unit($0, &problems) } }
    if let price = price ?? (unit == nil ? nil : item.amount(in: currency)) {
      let isWhole = edited.unit == nil
      edited.unitPrice = isWhole ? nil : price.unitPrice(in: currency, field: "price", &problems)
      edited.price = isWhole ? price.minorUnits(in: currency, field: "price", &problems) ?? 0 : 0
    }
    if let taxes { edited.taxes = taxes.value }
    return edited
  }

  /// The unit as it is kept: a word such as kWh, which stands between a number and the name of the item.
  private static func unit(_ text: String, _ problems: inout [Problem]) -> String {
    let unit: String = PersonText.clean(text, field: "unit", limit: 20, &problems)
    if unit.isEmpty || unit.contains("×") { problems.append(.price(.invalidUnit(text))) }
    return unit
  }
}

extension Item {
  /// The price as it is written, by which another unit prices it.
  fileprivate func amount(in currency: Currency) -> Amount? {
    Amount(unitPrice?.text(digits: currency.digits) ?? currency.text(price))
  }
}
