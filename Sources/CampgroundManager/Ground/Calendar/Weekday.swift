/// A day of the week, written `mon` to `sun`.
public enum Weekday: String, Hashable, Sendable, CaseIterable {
  case mon
  case tue
  case wed
  case thu
  case fri
  case sat
  case sun
}

extension Weekday: LosslessStringConvertible {
  /// Returns nil for text other than the first three letters of an English weekday.
  public init?(_ text: String) { self.init(rawValue: text.lowercased()) }

  public var description: String { rawValue }
}

extension Weekday: Encodable {
  public func encode(to encoder: any Encoder) throws { try encodeText(to: encoder) }
}

extension Day {
  public var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    Weekday.allCases[((number + 3) % 7 + 7) % 7]
  }
}

extension Weekday: FieldRepresentable {}
