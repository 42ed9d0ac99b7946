import Persistence

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The rows of the waitlist.
struct WaitlistTable {
  let store: Store
  let clock: CampgroundClock

  /// An offer that has expired is none: the entry waits again.
  private var columns: SQL {
    """
    w.id, w.version,
    CASE WHEN w.status = 'offered' AND (hold.status = 'expired'
      OR hold.status = 'held' AND hold.hold_expires <= \(clock.now.seconds)) THEN 'waiting' ELSE w.status END,
    w.camper, w.since, w.arrive, w.arrive_before, w.weekdays, w.min_nights, w.max_nights, w.adults, w.children,
    w.vehicles, w.rig_length, w.equipment, w.needs, site.number, w.offer
    """
  }
  private static let tables: SQL = """
    waitlist AS w LEFT JOIN camp_site AS site ON site.id = w.site LEFT JOIN reservation AS hold ON hold.id = w.offer
    """

  private static func entry(_ row: Row) throws -> WaitlistEntry {
    var party = Party()
    party.adults = try row[10]
    party.children = try row[11]
    party.vehicles = try row[12]
    party.rigLength = try row[13]
    party.equipment = try row[14]
    let weekdays = (try row[7] as String).split(separator: ",").compactMap { Weekday(rawValue: String($0)) }
    let wish = StayWish(
      arrive: try row[5], arriveBefore: try row[6], weekdays: weekdays, minNights: try row[8], maxNights: try row[9])
    let needs = try StoredJSON.value(of: row[15], as: SiteNeeds.self)
    return try WaitlistEntry(
      id: row[0], version: row.version(1), status: row[2], camper: row[3], since: row[4], wish: wish, party: party,
      needs: needs, site: row[16], offer: row[17])
  }

  func entry(_ id: WaitlistID) throws -> WaitlistEntry? {
    try store.first("SELECT \(columns) FROM \(Self.tables) WHERE w.id = \(id)", Self.entry)
  }

  /// Those that wait or were offered something, in the order in which they came.
  func unsettled() throws -> [WaitlistEntry] {
    try store.rows(
      "SELECT \(columns) FROM \(Self.tables) WHERE w.status IN ('waiting', 'offered') ORDER BY w.id", Self.entry)
  }

  /// All of a camper's, whatever became of them.
  func entries(of camper: CamperID) throws -> [WaitlistEntry] {
    try store.rows("SELECT \(columns) FROM \(Self.tables) WHERE w.camper = \(camper) ORDER BY w.id", Self.entry)
  }

  /// Keeps a new entry under the next id, or one that was there before under its own.
  func insert(_ entry: WaitlistEntry, as old: WaitlistID? = nil) throws -> WaitlistID {
    let wish = entry.wish
    let party = entry.party
    let needs = JSONWriter.text(entry.needs)
    let number = try store.insert(
      """
      INSERT INTO waitlist (id, version, status, camper, since, arrive, arrive_before, weekdays, min_nights,
        max_nights, adults, children, vehicles, rig_length, equipment, needs, site, offer)
      VALUES (\(old), \(entry.version), \(entry.status), \(entry.camper), \(entry.since), \(wish.arrive),
        \(wish.arriveBefore), \(wish.weekdays.map(\.rawValue).joined(separator: ",")), \(wish.minNights),
        \(wish.maxNights), \(party.adults), \(party.children), \(party.vehicles), \(party.rigLength),
        \(party.equipment), \(needs), (SELECT id FROM camp_site WHERE number = \(entry.site)), \(entry.offer))
      """)
    return WaitlistID(rawValue: number)
  }

  /// Keeps what can change of an entry.
  func update(_ entry: WaitlistEntry) throws {
    try store.execute(
      """
      UPDATE waitlist SET version = \(entry.version), status = \(entry.status), camper = \(entry.camper),
        offer = \(entry.offer)
      WHERE id = \(entry.id)
      """)
  }
}

extension WaitlistTable: JournaledTable {
  static let kind = WaitlistEntry.kind

  /// As it is kept: what time alone has changed is in no image.
  func imageText(of number: Int64) throws -> String? {
    guard var entry = try entry(WaitlistID(rawValue: number)) else { return nil }
    entry.status = try store.value("SELECT status FROM waitlist WHERE id = \(number)") ?? entry.status
    return entry.imageText
  }

  func restore(_ entry: WaitlistEntry, as number: Int64) throws {
    if try self.entry(entry.id) == nil { _ = try insert(entry, as: entry.id) } else { try update(entry) }
  }

  func remove(_ number: Int64) throws {
    try store.execute("DELETE FROM waitlist WHERE id = \(number)")
  }

  func label(of number: Int64, _ entry: WaitlistEntry) -> String { entry.id.description }
}
