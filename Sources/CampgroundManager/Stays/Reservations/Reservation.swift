import Persistence

/// The agreement of a camper and the campground: the nights, the site, the party.
///
/// A request that broke a rule is a draft: its values, the status `invalid`, no id, and no night held (domain rule R6).
@dynamicMemberLookup
public struct Reservation: Hashable, Sendable {
  /// The id; nil for a draft.
  public internal(set) var id: ReservationID?
  /// The version, which grows by one with each change.
  public internal(set) var version: Int
  public internal(set) var status: ReservationStatus
  public internal(set) var camper: Camper
  /// The agreed site; the party may be on another (`site(on:)`).
  public internal(set) var siteNumber: SiteNumber
  public internal(set) var stay: StayRequest
  public internal(set) var party: Party
  public internal(set) var details = ReservationDetails()
  /// The features that the party needs of any site that it gets.
  public internal(set) var needs = FeatureNeeds()
  /// The end of a hold, past or to come, in seconds since 1970-01-01 00:00 UTC; nil when it is no hold.
  public internal(set) var holdExpires: Int?
  /// The reason for its cancellation, if one was given.
  public internal(set) var cancelReason: String?
  /// The nights that it holds, ascending.
  public internal(set) var nights: [Night]
  /// The version of the policy in force when it was made; nil when none was set.
  public internal(set) var policy: Int?
  /// The taxes and fees on the price, as they were when it was made.
  public internal(set) var taxes: [TaxRule] = []
  /// The price that people have agreed on for it; nil when rates and taxes alone make its price.
  package internal(set) var terms: AgreedTerms?
  /// The day on which it was made elsewhere; nil when it was made here, and when its import did not tell.
  var booked: Day?
  /// A digest of the row that an import read last, or of the number of a forgotten stay; nil when no import made it.
  var imported: String?
  /// The sums of its account.
  public internal(set) var sums = AccountSums()

  /// The price of the stay: nights and extras, less discounts, with taxes, fees, charges and penalties; in minor units.
  public var total: Int { sums.total }
  /// The payments, less the refunds, in minor units; a security deposit is not among them.
  public var paid: Int { sums.paid }
  /// The part of the total that is neither paid nor written off, in minor units; below 0 for a credit (domain rule R32).
  public var balance: Int { sums.balance }

  /// A text of the details, such as `group`.
  public subscript<Value>(dynamicMember path: KeyPath<ReservationDetails, Value>) -> Value {
    details[keyPath: path]
  }

  public var arrival: Day { stay.arrival }
  public var numberOfNights: Int { stay.numberOfNights }
  public var departure: Day { stay.arrival.advanced(by: stay.numberOfNights) }
  /// The days of its stay.
  var days: Stay? { Stay(arrival: arrival, departure: departure) }
  /// The nights it holds, in rows on one site.
  public var segments: [Segment] { nights.segments }

  /// The reservation as it is at an instant: past its expiry, a hold has no nights (domain rule R13).
  func asOf(_ seconds: Int) -> Reservation {
    guard status == .held, let holdExpires, holdExpires <= seconds else { return self }
    var expired = self
    expired.status = .expired
    expired.nights = []
    (expired.sums.total, expired.sums.writtenOff) = (0, 0)
    return expired
  }

  /// The nights of its stay from a day on that it does not hold although it should: a block has taken them (R15).
  public func missingNights(from today: Day) -> [Day] {
    guard status.isActive, today < departure, arrival < departure else { return [] }
    let stay = max(arrival, today)..<departure
    // Nearly every reservation holds exactly these.
    if nights.lazy.map(\.night).elementsEqual(stay) { return [] }
    let held = Set(nights.map(\.night))
    return stay.filter { !held.contains($0) }
  }

  /// The party's site on a day, or its first one after, or its last; the agreed one when it holds no night.
  public func site(on day: Day) -> SiteNumber {
    let segments = segments
    return (segments.first { day < $0.departure } ?? segments.last)?.site ?? siteNumber
  }
}

extension Reservation {
  /// Leaves only the digest of the number that the stay had elsewhere.
  fileprivate mutating func forgetImport() {
    if let digest = imported, !ErasedKey.isName(digest) { imported = nil }
  }
}

extension Reservation: Journaled {
  static let kind = "reservation"
  var journalNumber: Int64 { id?.rawValue ?? 0 }
  var label: String { id?.description ?? Self.kind }
}

/// Images name the camper by id alone.
extension Reservation: Recorded {
  package static let blank = Reservation(
    version: 0, status: .reserved, camper: .blank, siteNumber: "0",
    stay: StayRequest(arrival: .earliest, numberOfNights: 0),
    party: Party(), nights: [])

  static let fields: FieldList<Self> = [
    key({ $0.id }, { $0.id = $1 }),
    field("status", { $0.status }, { $0.status = $1 }),
    field("camper", { $0.camper.id }, { $0.camper.id = $1 }),
    field(
      "site", from: "site.number", in: "(SELECT id FROM camp_site WHERE number = ?)", { $0.siteNumber },
      { $0.siteNumber = $1 }),
    field("arrival", { $0.arrival }, { $0.stay.arrival = $1 }),
    field("departure", { $0.departure }, { $0.stay = StayRequest(arrival: $0.arrival, departure: $1) }),
    part(Party.self) { $1(&$0.party) },
    part(ReservationDetails.self) { $1(&$0.details) },
    wholeIfAny("needs", { $0.needs == .blank ? nil : $0.needs }, { $0.needs = $1 ?? .blank }),
    field("holdExpires", column: "hold_expires", { $0.holdExpires }, { $0.holdExpires = $1.map(Moment.bounded) }),
    text(
      "cancelReason", column: "cancel_reason", of: .person { $0.cancelReason = nil }, { $0.cancelReason },
      { $0.cancelReason = $1 }
    ).searched(),
    list("nights", { $0.nights }, { $0.nights = $1 }),
    field("policy", omitted: { $0 == nil }, { $0.policy }, { $0.policy = $1 }),
    list("taxes", omitted: true, { $0.taxes }, { $0.taxes = $1 }),
    column("taxes", { $0.taxes.listText }, { $0.taxes = try [TaxRule](listText: $1) }),
    wholeIfAny("terms", { $0.terms }, { $0.terms = $1 }).searched { $0.terms?.found($1) },
    text("imported", omitted: true, of: .person { $0.forgetImport() }, { $0.imported }, { $0.imported = $1 }),
    field("booked", omitted: { $0 == nil }, { $0.booked }, { $0.booked = $1 }),
    version({ $0.version }, { $0.version = $1 }),
    // The journal's images leave the accounts out.
    answered("sums", AccountSums.self) { $1(&$0.sums) },
  ]
}
