/// Nights of a site that are not for sale: repairs, the owner's use (domain rule R15).
public struct Block: Hashable, Sendable, Codable {
  public let id: BlockID
  /// Goes up by one with each change.
  public internal(set) var version: Int
  public let site: SiteNumber
  /// The first night …
  public let from: Day
  /// … and the day after the last.
  public let before: Day
  public let reason: String
  /// What it took from reservations when it was forced, ascending.
  public internal(set) var displacedNights: [DisplacedNight]

  public var numberOfNights: Int { from.distance(to: before) }

  /// Whose nights it took, each once, by their ids.
  public var displaced: [ReservationID] { Set(displacedNights.map(\.reservation)).sorted() }
}

/// A night that a block took from a reservation.
public struct DisplacedNight: Hashable, Sendable, Codable {
  public let reservation: ReservationID
  public let night: Day
  /// What the reservation was to pay for it.
  public let price: NightPrice?
}

extension Block: Journaled, JournalImage {
  static let kind = "block"
  var journalNumber: Int64 { id.rawValue }
}

/// The journal's image.
extension Block: FieldWritable {
  package func write(to fields: inout some FieldWriter) {
    fields.field("id", id)
    fields.field("site", site)
    fields.field("from", from)
    fields.field("before", before)
    fields.field("reason", reason)
    fields.objects("displacedNights", displacedNights) { displaced, fields in
      fields.field("reservation", displaced.reservation)
      fields.field("night", displaced.night)
      displaced.price.write(to: &fields)
    }
    fields.field("version", version)
  }
}
