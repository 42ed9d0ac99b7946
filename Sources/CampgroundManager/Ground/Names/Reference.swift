/// A person's reference to a thing: its id, such as `r-3` or `3`, or words that lead to it.
///
/// That the id is an ``Identifier`` is no condition of the type itself: the runtime would search all conformances for
/// it.
public struct Reference<ID>: Hashable, Sendable {
  public let text: String
  /// True for a site's number, which leads to a reservation of that site (domain rule R40).
  public let isSite: Bool

  public init(_ text: String) {
    self.text = PersonText.trimmed(text)
    isSite = false
  }
}

extension Reference where ID == ReservationID {
  /// The reservation of a site on which a command can act.
  public init(site: SiteNumber) {
    text = site.text
    isSite = true
  }
}

extension Reference where ID == ReservationID {
  /// The camper by whom it names a reservation; nil for a reservation's id or number, and for a site.
  public var camper: CamperReference? {
    if isSite || ReservationID(text) != nil { return nil }
    // Few digits are a reservation's number, many a phone number.
    return text.utf8.count < 7 && Digits.value(of: text.utf8) != nil ? nil : CamperReference(text)
  }
}

extension Reference where ID: Identifier {
  public init(_ id: ID) {
    text = id.description
    isSite = false
  }

  /// The meaning of the text, by its form.
  enum Meaning {
    case id(ID)
    /// Another kind's id.
    case otherKind(ThingKind)
    /// No id.
    case text
  }

  var meaning: Meaning {
    if isSite { return .text }
    if let id = ID(text) { return .id(id) }
    if let number = Digits.value(of: text.utf8), number > 0 { return .id(ID(rawValue: Int64(number))) }
    let kinds: [any KindIdentifier.Type] = [
      CamperID.self, ReservationID.self, BlockID.self, WaitlistID.self, EntryID.self, LedgerID.self,
    ]
    return kinds.first { $0.init(text) != nil }.map { .otherKind($0.kind) } ?? .text
  }
}

extension Reference: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

extension Reference: CustomStringConvertible, Encodable {
  public var description: String { isSite ? "site \(text)" : text }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

/// An id, a phone number or a full name; it must fit exactly one camper.
public typealias CamperReference = Reference<CamperID>
/// `r-3` or `3`, the camper's name or phone number, or a site's number.
public typealias ReservationReference = Reference<ReservationID>
/// `b-2`, or `2`.
public typealias BlockReference = Reference<BlockID>
/// `o-12`, or `12`.
public typealias EntryReference = Reference<EntryID>
/// `w-1`, or `1`.
public typealias WaitlistReference = Reference<WaitlistID>
/// `l-12`, or `12`.
public typealias LedgerReference = Reference<LedgerID>
