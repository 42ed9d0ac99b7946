/// How a person names a thing that has an id: `r-3`, or `3` where only one kind fits.
public struct Reference<ID: Identifier>: Hashable, Sendable {
  public let text: String

  public init(_ text: String) {
    self.text = PersonText.trimmed(text)
  }

  public init(_ id: ID) {
    text = id.description
  }

  /// The id that the text can mean; nil when it has no id's form.
  ///
  /// Throws ``CampingError`` for another kind's id.
  func id() throws(CampingError) -> ID? {
    if let id = ID(text) { return id }
    if let number = Digits.value(of: text.utf8), number > 0 { return ID(rawValue: Int64(number)) }
    guard let noun = Self.nounOfOtherKind(text) else { return nil }
    throw CampingError(.wrongKind, [.wrongKind(text, is: noun, not: ID.noun)])
  }

  private static func nounOfOtherKind(_ text: String) -> String? {
    let kinds: [any Identifier.Type] = [CamperID.self, ReservationID.self, BlockID.self, EntryID.self]
    return kinds.first { $0.init(text) != nil }?.noun
  }
}

extension Reference: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

extension Reference: CustomStringConvertible, Codable {
  public var description: String { text }

  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

/// An id, a phone number or a full name; it must fit exactly one camper.
public typealias CamperReference = Reference<CamperID>
/// `r-3`, or `3`.
public typealias ReservationReference = Reference<ReservationID>
