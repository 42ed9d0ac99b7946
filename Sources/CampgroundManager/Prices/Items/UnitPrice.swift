import JSONText
import Persistence

/// The price of a unit, such as a kilowatt-hour, to six digits after the point, in millionths of the currency.
package struct UnitPrice: Hashable, Sendable {
  package let millionths: Int

  static let digits = 6

  /// The decimal text, with at least so many digits after the point.
  package func text(digits: Int) -> String {
    var text = Digits.decimal(millionths, Self.digits)
    let shortest = text.utf8.count - Self.digits + digits
    while text.utf8.count > shortest, text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// The price of a number of units in minor units, rounded once, half to even (domain rule R9); above the largest
  /// amount where it exceeds that.
  func of(_ count: ItemCount, in currency: Currency) -> Int {
    let scale = (currency.digits..<Self.digits + 3).reduce(1) { scale, _ in scale * 10 }
    let product = millionths.multipliedFullWidth(by: count.thousandths)
    guard product.high < scale / 2 else { return MinorUnits.largest + 1 }
    return min(MinorUnits.share(of: millionths, count.thousandths, outOf: scale), MinorUnits.largest + 1)
  }
}

extension UnitPrice: ColumnValue {
  package var stored: StoredValue { .integer(Int64(millionths)) }

  package init?(stored: StoredValue) {
    guard let number = Int(stored: stored), (0...MinorUnits.largest).contains(number) else { return nil }
    millionths = number
  }

  package var fieldValue: FieldValue { .number(millionths) }

  init?(json: JSONValue) {
    guard let number = json.number, (0...MinorUnits.largest).contains(number) else { return nil }
    millionths = number
  }

  func value(in form: ImageForm) -> FieldValue {
    form.digits.map { .text(text(digits: $0)) } ?? fieldValue
  }
}

extension Amount {
  /// The price of a unit; when it cannot be one, reports that in `problems` and returns nil.
  func unitPrice(in currency: Currency, field: String, _ problems: inout [Problem]) -> UnitPrice? {
    var known = refusals(in: currency, field: field)
    if part.utf8.count > UnitPrice.digits { known.append(.money(.tooManyDigitsOfUnit(field: field, self))) }
    let digits = whole + part + String(repeating: "0", count: max(0, UnitPrice.digits - part.utf8.count))
    let value = Digits.value(of: digits.utf8) ?? .max
    if known.isEmpty, value > MinorUnits.largest {
      let limit = MinorUnits.largest / 1_000_000 * currency.scale
      known.append(.money(.tooLarge(field: field, self, limit: limit, currency)))
    }
    problems += known
    return known.isEmpty ? UnitPrice(millionths: value) : nil
  }
}
