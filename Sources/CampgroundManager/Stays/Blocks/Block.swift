/// Nights of a site that are not for sale: repairs, the owner's use (domain rule R15).
public struct Block: Hashable, Sendable {
  public internal(set) var id: BlockID
  /// The version, which grows by one with each change.
  public internal(set) var version: Int
  public internal(set) var site: SiteNumber
  /// The first night …
  public internal(set) var from: Day
  /// … and the day after the last.
  public internal(set) var before: Day
  public internal(set) var reason: String
  /// The calendar of another system that closed the nights; nil for a block of our own.
  public internal(set) var feed: String?
  /// The number that the other system gives them.
  public internal(set) var ref: String?
  /// The nights that it took from reservations when it was forced, ascending.
  public internal(set) var displacedNights: [DisplacedNight] = []

  public var numberOfNights: Int { from.distance(to: before) }

  /// Its nights.
  var segment: Segment { Segment(site: site, arrival: from, departure: before) }

  /// The reservations that lost nights to it, each once, by their ids.
  public var displaced: [ReservationID] { Set(displacedNights.map(\.reservation)).sorted() }
}

/// A night that a block took from a reservation.
public struct DisplacedNight: Hashable, Sendable {
  public internal(set) var reservation: ReservationID
  public internal(set) var night: Day
  /// The price that the reservation was to pay for it.
  public internal(set) var price: NightPrice?
}

extension Block: Journaled {
  static let kind = "block"
  var journalNumber: Int64 { id.rawValue }
  var label: String { id.description }
}

extension Block: Recorded {
  package static let blank = Block(
    id: BlockID(rawValue: 0), version: 0, site: "0", from: .earliest, before: .earliest,
    reason: "")

  static let fields: FieldList<Self> = [
    key({ $0.id }, { $0.id = $1 }),
    field(
      "site", from: "site.number", in: "(SELECT id FROM camp_site WHERE number = ?)", { $0.site }, { $0.site = $1 }),
    field("from", column: "arrival", { $0.from }, { $0.from = $1 }),
    field("before", column: "departure", { $0.before }, { $0.before = $1 }),
    text("reason", of: .remark, { $0.reason }, { $0.reason = $1 }).searched(),
    text("feed", omitted: true, of: .campground, { $0.feed }, { $0.feed = $1 }).searched(),
    text("ref", omitted: true, of: .campground, { $0.ref }, { $0.ref = $1 }).searched(),
    list("displacedNights", isRequired: false, { $0.displacedNights }, { $0.displacedNights = $1 }),
    version({ $0.version }, { $0.version = $1 }),
  ]
}

extension DisplacedNight: Recorded {
  static let blank = DisplacedNight(reservation: ReservationID(rawValue: 0), night: .earliest, price: nil)

  static let fields: FieldList<Self> = [
    field("reservation", { $0.reservation }, { $0.reservation = $1 }),
    field("night", { $0.night }, { $0.night = $1 }),
    optional("price", { $0.price }, { $0.price = $1 }),
  ]
}
