import CampgroundManager

/// Tests write an id as `"r-3"`.
extension Identifier {
  fileprivate init(literal text: String) {
    guard let id = Self(text) else { preconditionFailure("A test names \(text), which is no \(Self.self).") }
    self = id
  }
}

extension CamperID: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(literal: text) }
}

extension ReservationID: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(literal: text) }
}

extension BlockID: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(literal: text) }
}

extension WaitlistID: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(literal: text) }
}

extension EntryID: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(literal: text) }
}

extension LedgerID: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(literal: text) }
}
