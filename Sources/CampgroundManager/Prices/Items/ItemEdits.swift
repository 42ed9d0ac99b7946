/// The requested terms of an item, with its price as it is written; nil leaves a term as it is.
///
/// Adding an item is editing the terms of one that costs nothing.
public typealias ItemEdits = FieldEdits<Item>

extension Item {
  /// An item with a unit, whose price may have more digits than that of another.
  static let whole: Item = {
    var item = blank
    (item.unit, item.unitPrice) = ("unit", UnitPrice(millionths: 0))
    return item
  }()
}

extension Item: RequestedRecord {
  /// The price before its currency is known.
  public struct Request {
    /// The price of one, or of a unit, to six digits after the point.
    public var price: Amount
  }

  /// The unit decides how many digits a price has, and another unit prices the item anew.
  static func settle(
    _ edited: inout Item, by edits: ItemEdits, in currency: Currency?, _ problems: inout [Problem]
  ) {
    let (price, unit): (Amount?, Edit<String>?) = (edits.price, edits.unit)
    guard let currency, let price = price ?? (unit == nil ? nil : edited.amount(in: currency)) else { return }
    let isWhole = edited.unit == nil
    edited.unitPrice = isWhole ? nil : price.unitPrice(in: currency, field: "price", &problems)
    edited.price = isWhole ? price.minorUnits(in: currency, field: "price", &problems) ?? 0 : 0
  }

  /// The unit as it is kept: a word such as kWh, which stands between a number and the name of the item.
  @Sendable static func keepUnit(_ unit: inout String?, _ problems: inout [Problem]) {
    guard let text = unit else { return }
    let word: String = PersonText.clean(text, field: "unit", limit: 20, &problems)
    if word.isEmpty || word.contains("×") { problems.append(.price(.invalidUnit(text))) }
    unit = word
  }

  /// The price as it is written.
  private func amount(in currency: Currency) -> Amount? {
    Amount(unitPrice?.text(digits: currency.digits) ?? currency.text(price))
  }
}
