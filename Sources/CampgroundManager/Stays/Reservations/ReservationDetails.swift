/// The texts of a reservation beside its stay and its party.
///
/// Reservations, requests and filters have it as a part, so that a text is declared here once for all of them.
public struct ReservationDetails: Hashable, Sendable {
  public var notes: String?
  /// The group: reservations with the same name belong together.
  public var group: String?
  /// The source, such as `phone` or the name of an agency.
  public var source: String?
  /// The number that it has at its source; no other reservation of that source has it (domain rule R35).
  package var ref: String?

  public init() {}
}

extension ReservationDetails: Recorded {
  static let blank = ReservationDetails()

  static let fields: FieldList<Self> = [
    text("notes", limit: 10_000, of: .person { $0.notes = nil }, { $0.notes }, { $0.notes = $1 }),
    text(
      "group", column: "party_group", limit: 200, of: .person { $0.group = nil }, { $0.group }, { $0.group = $1 }),
    text("source", limit: 200, of: .person { $0.source = nil }, { $0.source }, { $0.source = $1 }),
    text("ref", limit: 100, omitted: true, of: .person { $0.ref = nil }, { $0.ref }, { $0.ref = $1 }),
  ]
}
