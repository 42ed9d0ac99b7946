/// An amount of money as people write it, `45.00`, before its currency is known.
///
/// Its digits are ASCII, and `1e2` is none. Signs, codes and separators of thousands are read as people write them: `$1,250.00`, `45,00 EUR`.
public struct Amount: Hashable, Sendable {
  let isNegative: Bool
  /// The digits before the point, without leading zeros.
  let whole: String
  /// The digits behind the point; empty when there is none.
  let part: String
  /// The currency that stands beside it; nil when there is none.
  public var mark: CurrencyMark?

  public static let zero = Amount(isNegative: false, whole: "0", part: "")
}

extension Amount: LosslessStringConvertible, FieldRepresentable {
  /// Returns nil for text that is no amount, or that two can be read from.
  public init?(_ text: String) {
    if let plain = Amount(plain: text) {
      self = plain
    } else if case .amount(let amount) = AmountReading(text) {
      self = amount
    } else {
      return nil
    }
  }

  /// Reads digits with at most one point between them, and a minus sign before them.
  init?(plain text: String) {
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

  /// The amount with its currency, as it is written.
  public var written: String { mark?.written ?? description }

  /// The same amount above 0.
  var magnitude: Amount { Amount(isNegative: false, whole: whole, part: part, mark: mark) }

  public var description: String {
    (isNegative ? "-" : "") + whole + (part.isEmpty ? "" : ".") + part
  }
}

extension Amount: Encodable {
  public func encode(to encoder: any Encoder) throws { try encodeText(to: encoder) }
}
