/// An amount of money as people write it, `45.00`, before anybody has asked in which currency.
///
/// Only ASCII digits with at most one point between them; `$5`, `1e2` and `1,000.00` cannot be read as one.
public struct Amount: Hashable, Sendable {
  let isNegative: Bool
  /// Before the point, without leading zeros.
  let whole: String
  /// Behind the point; empty when there is none.
  let part: String

  public static let zero = Amount(isNegative: false, whole: "0", part: "")

  /// What the amount is in the currency's minor units; names in `problems` what makes no sense, and returns nil.
  func minorUnits(in currency: Currency, field: String, _ problems: inout [Problem]) -> Int? {
    var known: [Problem] = []
    if isNegative, whole != "0" || part.contains(where: { $0 != "0" }) {
      known.append(.money(.belowZero(field: field, self)))
    }
    if part.utf8.count > currency.digits { known.append(.money(.tooManyDigits(field: field, self, currency))) }
    let digits = whole + part + String(repeating: "0", count: max(0, currency.digits - part.utf8.count))
    let value = Digits.value(of: digits.utf8) ?? .max
    if known.isEmpty, value > MinorUnits.largest {
      known.append(.money(.tooLarge(field: field, self, limit: MinorUnits.largest, currency)))
    }
    problems += known
    return known.isEmpty ? value : nil
  }
}

extension Amount: LosslessStringConvertible {
  public init?(_ text: String) {
    let unsigned = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = unsigned.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isDigits = { (part: Substring.UTF8View) in
      !part.isEmpty && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    guard (1...2).contains(parts.count), parts.allSatisfy({ isDigits($0) }) else { return nil }
    let whole = String(Substring(parts[0])).drop { $0 == "0" }
    self.init(
      isNegative: text.hasPrefix("-"), whole: whole.isEmpty ? "0" : String(whole),
      part: parts.count > 1 ? String(Substring(parts[1])) : "")
  }

  public var description: String {
    (isNegative ? "-" : "") + whole + (part.isEmpty ? "" : ".") + part
  }
}

extension Amount: Encodable {
  public func encode(to encoder: any Encoder) throws { try encodeText(to: encoder) }
}
