import Persistence

/// A camper waiting for a site: the wished days, the party, and the time of joining.
///
/// It holds nothing. The party that has waited longest gets the first offer (domain rule R21).
public struct WaitlistEntry: Hashable, Sendable {
  public internal(set) var id: WaitlistID
  /// The version, which grows by one with each change.
  public internal(set) var version: Int
  public internal(set) var status: WaitlistStatus
  public internal(set) var camper: CamperID
  /// The time when it was made, in seconds since 1970-01-01 00:00 UTC.
  public internal(set) var since: Int
  public internal(set) var wish: StayWish
  public internal(set) var party: Party
  public internal(set) var needs: SiteNeeds
  /// The only site that will do; nil takes any that fits.
  public internal(set) var site: SiteNumber?
  /// The hold of its last offer.
  public internal(set) var offer: ReservationID?
}

extension WaitlistEntry: Journaled, Replayable {
  static let kind = "waitlist"
  var journalNumber: Int64 { id.rawValue }
  var label: String { id.description }
}

extension WaitlistEntry {
  /// The problem that it does not wait.
  var notWaiting: Problem { .waitlist(.notWaiting(id, status, offer: offer)) }
}

extension WaitlistEntry: Recorded {
  package static let blank = WaitlistEntry(
    id: WaitlistID(rawValue: 0), version: 0, status: .waiting, camper: CamperID(rawValue: 0), since: 0, wish: .blank,
    party: Party(), needs: SiteNeeds())

  static let fields: FieldList<Self> = [
    key({ $0.id }, { $0.id = $1 }),
    field("status", { $0.status }, { $0.status = $1 }),
    field("camper", { $0.camper }, { $0.camper = $1 }),
    field("since", { $0.since }, { $0.since = $1 }),
    object("wish", StayWish.self) { $1(&$0.wish) },
    object("party", Party.self) { $1(&$0.party) },
    needs,
    field(
      "site", from: "site.number", in: "(SELECT id FROM camp_site WHERE number = ?)", { $0.site }, { $0.site = $1 }),
    field("offer", { $0.offer }, { $0.offer = $1 }),
    version({ $0.version }, { $0.version = $1 }),
  ]

  /// The needs in one column, as JSON.
  private static let needs = whole("needs", { $0.needs }, { $0.needs = $1 })
}

extension WaitlistEntry: FieldWritable {}
