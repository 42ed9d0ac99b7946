/// A number of an item, or of its units, to three digits after the point.
public struct ItemCount: Hashable, Sendable {
  public let thousandths: Int

  static let one = ItemCount(thousandths: scale)
  static let zero = ItemCount(thousandths: 0)
  static let scale = 1000
  private static let digits = 3

  public init(_ whole: Int) {
    let (product, isTooLarge) = whole.multipliedReportingOverflow(by: Self.scale)
    thousandths = isTooLarge ? (whole < 0 ? .min : .max) : product
  }

  init(thousandths: Int) { self.thousandths = thousandths }

  var isWhole: Bool { thousandths % Self.scale == 0 }

  /// True for a number that can be charged: at least one, and of units any above 0.
  func isAllowed(inUnits: Bool) -> Bool {
    let limit = Self.limit(inUnits: inUnits)
    return (1...limit * Self.scale).contains(thousandths) && (inUnits || isWhole)
  }

  /// The largest number of one item, or of its units.
  static func limit(inUnits: Bool) -> Int { inUnits ? 1_000_000 : 10_000 }
}

extension ItemCount: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(value) }
}

extension ItemCount: LosslessStringConvertible {
  /// Returns nil for text other than a number, and for more than three digits after the point.
  public init?(_ text: String) {
    guard let number = Amount(plain: text), number.part.utf8.count <= Self.digits else { return nil }
    let digits = number.whole + number.part + String(repeating: "0", count: Self.digits - number.part.utf8.count)
    let thousandths = Digits.value(of: digits.utf8) ?? .max
    self.thousandths = number.isNegative ? -thousandths : thousandths
  }

  public var description: String {
    guard !isWhole else { return String(thousandths / Self.scale) }
    var text = Digits.decimal(thousandths, Self.digits)
    while text.hasSuffix("0") { text.removeLast() }
    return text
  }
}

extension ItemCount: FieldRepresentable {
  package var fieldValue: FieldValue { isWhole ? .number(thousandths / Self.scale) : .text(description) }
}
