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
  /// The tags that the campground has handed out for the mirrors of the vehicles, such as `118, 119`.
  public var vehicleTags: String?

  public init() {}
}

extension ReservationDetails: Recorded {
  static let blank = ReservationDetails()

  static let fields: FieldList<Self> = [
    field("notes", \.notes, limit: 10_000, whose: .person),
    field("group", \.group, limit: 200, whose: .person).stored(in: "party_group"),
    field("source", \.source, limit: 200, whose: .person),
    field("ref", \.ref, limit: 100, whose: .person).omitted().searched(as: .plates),
    field("vehicleTags", \.vehicleTags, limit: 200, whose: .person).stored(in: "vehicle_tags").omitted()
      .titled("Vehicle tags").imported(as: "vehicletag hangtag hangtags tag tags parkingpass parkingpermit permit")
      .searched(as: .plates),
  ]
}

extension ReservationDetails: TitledThing {
  /// Writes the texts that no view writes in a way of its own, nothing for one that it lacks.
  package func writeOthers(to fields: inout some FieldWriter) {
    var details = self
    for field in Self.fields.open(besides: ["notes", "group", "source", "ref"]) {
      if let name = field.name { fields.field(name, field.words?(&details)) }
    }
  }
}
