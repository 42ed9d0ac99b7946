/// What a camper and the campground agreed on: which nights, on which site, for whom.
///
/// One that broke a rule is a draft: the values as asked, the status `invalid`, no id, and no night held (domain
/// rule R6).
public struct Reservation: Hashable, Sendable {
  /// Nil for a draft.
  public internal(set) var id: ReservationID?
  /// Goes up by one with each change.
  public internal(set) var version: Int
  public internal(set) var status: ReservationStatus
  public internal(set) var camper: Camper
  /// The site agreed on; where the party is may differ from it (``site(on:)``).
  public internal(set) var siteNumber: SiteNumber
  public internal(set) var stay: StayRequest
  public internal(set) var party: Party
  public internal(set) var notes: String?
  /// What ties it to others, by name.
  public internal(set) var group: String?
  /// When a hold ends, or ended, in seconds since 1970-01-01 00:00 UTC; nil for what is no hold.
  public internal(set) var holdExpires: Int?
  /// Why it was cancelled, as far as somebody said.
  public internal(set) var cancelReason: String?
  /// Those it holds, ascending.
  public internal(set) var nights: [Night]
  /// The version of the policy that was in force when it was made; nil when none was set.
  public internal(set) var policy: Int?
  /// What is added to the price, as it was when it was made.
  public internal(set) var taxes: [TaxRule] = []
  /// What its account comes to.
  public internal(set) var sums = AccountSums()

  public var arrival: Day { stay.arrival }
  public var numberOfNights: Int { stay.numberOfNights }
  public var departure: Day { stay.arrival.advanced(by: stay.numberOfNights) }
  /// The nights it holds, in rows on one site.
  public var segments: [Segment] { nights.segments }

  /// A draft that is kept.
  func named(_ id: ReservationID) -> Reservation {
    var kept = self
    kept.id = id
    kept.version = 1
    return kept
  }

  /// The reservation as it is at an instant: past its expiry, a hold is nobody's (domain rule R13).
  func seen(at seconds: Int) -> Reservation {
    guard status == .held, let holdExpires, holdExpires <= seconds else { return self }
    var expired = self
    expired.status = .expired
    expired.nights = []
    expired.sums.total = 0
    return expired
  }

  /// The nights of its stay from a day on that it does not hold although it should: a block has taken them (R15).
  public func missingNights(from today: Day) -> [Day] {
    guard status.isActive, today < departure, arrival < departure else { return [] }
    let stay = max(arrival, today)..<departure
    // Nearly every one holds just these.
    if nights.lazy.map(\.night).elementsEqual(stay) { return [] }
    let held = Set(nights.map(\.night))
    return stay.filter { !held.contains($0) }
  }

  /// Where the party is on a day, or will first be, or last was; as agreed when it holds no night.
  public func site(on day: Day) -> SiteNumber {
    let segments = segments
    return (segments.first { day < $0.departure } ?? segments.last)?.site ?? siteNumber
  }
}

extension Reservation: Journaled {
  static let kind = "reservation"
  var journalNumber: Int64 { id?.rawValue ?? 0 }
}

/// The journal's image; it names the camper by id alone.
extension Reservation: FieldWritable {
  package func write(to fields: inout some FieldWriter) {
    fields.field("id", id)
    fields.field("status", status.rawValue)
    fields.field("camper", camper.id)
    fields.field("site", siteNumber)
    fields.field("arrival", arrival)
    fields.field("departure", departure)
    party.write(to: &fields)
    fields.field("notes", notes)
    fields.field("group", group)
    fields.field("holdExpires", holdExpires)
    fields.field("cancelReason", cancelReason)
    fields.objects("nights", nights) { $0.write(to: &$1) }
    if let policy { fields.field("policy", policy) }
    if !taxes.isEmpty { fields.objects("taxes", taxes) { $0.write(to: &$1) } }
    fields.field("version", version)
  }
}
