/// A percentage, to four digits after the point, written `7.25%`.
///
/// As people write it, it may be above 100 or below 0; it is kept only when it is neither.
public struct Percent: Hashable, Sendable {
  /// The percentage in millionths of the whole: 72,500 is 7.25 %.
  public let millionths: Int

  static let whole = 1_000_000
  static let all = Percent(unchecked: whole)

  private init(unchecked millionths: Int) { self.millionths = millionths }

  /// Returns nil above 100 %, and below 0.
  public init?(millionths: Int) {
    guard (0...Self.whole).contains(millionths) else { return nil }
    self.millionths = millionths
  }

  /// The percentage of an amount, in whole minor units, half to even (domain rule R9).
  func of(_ amount: Int) -> Int {
    MinorUnits.share(of: amount, max(0, min(millionths, Self.whole)), outOf: Self.whole)
  }
}

extension Percent: LosslessStringConvertible {
  /// Returns nil for text other than a number with a percent sign, and for more digits.
  public init?(_ text: String) {
    guard text.hasSuffix("%"), let number = Amount(plain: String(text.dropLast())), number.part.utf8.count <= 4 else {
      return nil
    }
    let digits = number.whole + number.part + String(repeating: "0", count: 4 - number.part.utf8.count)
    guard let millionths = Digits.value(of: digits.utf8) else { return nil }
    self.millionths = number.isNegative ? -millionths : millionths
  }

  public var description: String {
    let sign = millionths < 0 ? "-" : ""
    let (whole, part) = millionths.magnitude.quotientAndRemainder(dividingBy: 10_000)
    guard part > 0 else { return "\(sign)\(whole)%" }
    var digits = Digits.padded(Int(part), to: 4)
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole).\(digits)%"
  }
}

extension Percent: FieldRepresentable {}

extension Percent: Encodable {
  public func encode(to encoder: any Encoder) throws { try encodeText(to: encoder) }
}
