/// The surcharge of a method of payment, a percentage of the amount paid: `card=3%`.
package struct Surcharge: Hashable, Sendable {
  package let method: String
  package let percent: Percent

  package init(method: String, percent: Percent) {
    self.method = method
    self.percent = percent
  }
}

extension Surcharge: LosslessStringConvertible, FieldRepresentable {
  /// Returns nil for text without a method or a percentage.
  package init?(_ text: String) {
    guard let sign = text.lastIndex(of: "="), sign > text.startIndex else { return nil }
    guard let percent = Percent(String(text[text.index(after: sign)...])) else { return nil }
    self.init(method: String(text[..<sign]), percent: percent)
  }

  package var description: String { "\(method)=\(percent)" }
}

extension Surcharge: Encodable {
  package func encode(to encoder: any Encoder) throws { try encodeText(to: encoder) }
}
