/// An amount of money as people write it, `45.00`, before its currency is known.
///
/// It has only ASCII digits with at most one point between them; `$5`, `1e2` and `1,000.00` cannot be read as one.
public struct Amount: Hashable, Sendable {
  let isNegative: Bool
  /// The digits before the point, without leading zeros.
  let whole: String
  /// The digits behind the point; empty when there is none.
  let part: String

  public static let zero = Amount(isNegative: false, whole: "0", part: "")
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
