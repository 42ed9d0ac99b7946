import Persistence

/// The rows of reservations; the nights they hold are the night table's.
struct ReservationTable {
  let store: Store
  let clock: CampgroundClock
  let nights: NightTable
  let ledger: LedgerTable

  init(store: Store, clock: CampgroundClock) {
    self.store = store
    self.clock = clock
    nights = NightTable(store: store, clock: clock)
    ledger = LedgerTable(store: store)
  }

  private static let columns: SQL = """
    r.id, r.version, r.status, site.number, r.arrival, r.departure, r.adults, r.children, r.pets, r.vehicles, r.plates,
    r.rig_length, r.equipment, r.notes, r.party_group, r.hold_expires, r.cancel_reason, r.policy, r.taxes,
    \(CamperTable.columns)
    """
  private static let tables: SQL = """
    reservation AS r JOIN camper ON camper.id = r.camper JOIN camp_site AS site ON site.id = r.site
    """

  /// Without its nights and its account.
  private static func reservation(_ row: Row) throws -> Reservation {
    var party = Party()
    party.adults = try row[6]
    party.children = try row[7]
    party.pets = try row[8]
    party.vehicles = try row[9]
    party.plates = try row[10]
    party.rigLength = try row[11]
    party.equipment = try row[12]
    let stay = try StayRequest(arrival: row[4], departure: row[5])
    guard (1...StayRules.longestStay).contains(stay.numberOfNights) else {
      throw StoreError.corrupt("a reservation is for \(stay.numberOfNights) nights")
    }
    return try Reservation(
      id: row[0], version: row.version(1), status: row[2], camper: CamperTable.camper(row, at: 19), siteNumber: row[3],
      stay: stay, party: party, notes: row[13],
      group: row[14], holdExpires: (row[15] as Int?).map(Moment.bounded), cancelReason: row[16], nights: [],
      policy: row[17],
      taxes: TaxRule.list(row[18]))
  }

  /// Those of a condition on `r`, in the order that it ends with, with the nights and accounts of all of them read
  /// at once.
  func reservations(_ condition: SQL) throws -> [Reservation] {
    var found = try store.rows(
      "SELECT \(Self.columns) FROM \(Self.tables) WHERE \(condition)", Self.reservation)
    let ids = found.compactMap(\.id)
    let (held, sums) = (try nights.nights(of: ids), try ledger.sums(of: ids))
    for (place, id) in zip(found.indices, ids) {
      found[place].nights = held[id] ?? []
      found[place].sums = sums[id] ?? AccountSums()
    }
    return found
  }

  func reservation(_ id: ReservationID) throws -> Reservation? {
    try reservations("r.id = \(id)").first
  }

  /// At most so many of those that pass the filter, by arrival, then site, then id, after one of them.
  func slice(_ filter: ReservationFilter, after last: Reservation?, limit: Int) throws -> [Reservation] {
    let now = clock.now
    var condition = try filter.condition(
      at: now.seconds, Overdue(at: now, SettingsTable(store: store).settings()))
    if let last, let id = last.id {
      let site = last.siteNumber
      // The first comparison is what the index on arrival can use.
      condition = """
        \(condition) AND r.arrival >= \(last.arrival)
        AND (r.arrival, site.order_key, site.number, r.id) > (\(last.arrival), \(site.orderKey), \(site), \(id))
        """
    }
    return try reservations(
      "\(condition) ORDER BY r.arrival, site.order_key, site.number, r.id LIMIT \(limit)")
  }

  /// Whether there are any such as ``lapsed()`` gives.
  func hasLapsed() throws -> Bool {
    try store.first("SELECT 1 FROM reservation AS r WHERE \(lapse) LIMIT 1") { _ in true } ?? false
  }

  /// Those whose hold is past its expiry, and still stands in the store as if it were not; in the order of the index
  /// of holds, because in any other the engine would look through all reservations, at each write.
  func lapsed() throws -> [Reservation] {
    try reservations(lapse)
  }

  private var lapse: SQL {
    "r.status = 'held' AND r.hold_expires <= \(clock.now.seconds) ORDER BY r.hold_expires, r.id"
  }

  /// All of a camper's, oldest first.
  func reservations(of camper: CamperID) throws -> [Reservation] {
    try reservations("r.camper = \(camper) ORDER BY r.id")
  }

  /// Those that a name ties together, oldest first.
  func group(_ name: String) throws -> [Reservation] {
    try reservations("r.party_group = \(name) ORDER BY r.id")
  }

  /// When a camper stays or has stayed, on any site; what was cancelled or never came about is none.
  func stays(of camper: CamperID, besides reservation: ReservationID? = nil) throws -> [Stay] {
    try store.rows(
      """
      SELECT arrival, departure FROM reservation WHERE camper = \(camper) AND id <> \(reservation?.rawValue ?? 0)
        AND (status IN ('reserved', 'checked-in', 'checked-out')
          OR status = 'held' AND hold_expires > \(clock.now.seconds))
      """
    ) { try Stay(arrival: $0[0], departure: $0[1]) }.compactMap(\.self)
  }

  /// Keeps a new reservation, which has no id yet, and takes its nights, which must be free.
  func insert(_ draft: Reservation, on site: CampSite) throws -> Reservation {
    let party = draft.party
    let number = try store.insert(
      """
      INSERT INTO reservation (version, status, camper, site, arrival, departure, adults, children, pets, vehicles,
        plates, rig_length, equipment, notes, party_group, hold_expires, policy, taxes)
      VALUES (1, \(draft.status), \(draft.camper.id), \(site.id), \(draft.arrival), \(draft.departure),
        \(party.adults), \(party.children), \(party.pets), \(party.vehicles), \(party.plates), \(party.rigLength),
        \(party.equipment), \(draft.notes), \(draft.group), \(draft.holdExpires), \(draft.policy),
        \(try draft.taxes.listText))
      """)
    let id = ReservationID(rawValue: number)
    try nights.take(draft.nights, on: site, for: id)
    return draft.named(id)
  }

  /// Keeps a reservation as it is now, and its nights.
  ///
  /// Throws ``CampingError`` naming who holds a night that it did not hold before.
  func update(_ before: Reservation, to after: Reservation) throws {
    try update([(before, after)])
  }

  /// Keeps several at once: all give up nights before any takes one, so that a swap never meets itself.
  func update(_ changes: [(before: Reservation, after: Reservation)]) throws {
    for (before, after) in changes {
      guard let id = after.id else { throw StoreError.corrupt("a draft was to be kept") }
      let kept = Set(after.nights)
      try nights.release(before.nights.filter { !kept.contains($0) }, of: id)
    }
    for (before, after) in changes {
      guard let id = after.id else { continue }
      let kept = Set(before.nights)
      try nights.take(after.nights.filter { !kept.contains($0) }, for: id)
      try updateRow(after, id)
    }
  }

  private func updateRow(_ reservation: Reservation, _ id: ReservationID) throws {
    let party = reservation.party
    try store.execute(
      """
      UPDATE reservation SET version = \(reservation.version), status = \(reservation.status),
        camper = \(reservation.camper.id),
        site = (SELECT id FROM camp_site WHERE number = \(reservation.siteNumber)),
        arrival = \(reservation.arrival), departure = \(reservation.departure), adults = \(party.adults),
        children = \(party.children), pets = \(party.pets), vehicles = \(party.vehicles), plates = \(party.plates),
        rig_length = \(party.rigLength), equipment = \(party.equipment), notes = \(reservation.notes),
        party_group = \(reservation.group), hold_expires = \(reservation.holdExpires),
        cancel_reason = \(reservation.cancelReason), policy = \(reservation.policy),
        taxes = \(try reservation.taxes.listText)
      WHERE id = \(id)
      """)
  }

  func counts() throws -> [ReservationStatus: Int] {
    let rows = try store.rows(
      """
      SELECT CASE WHEN status = 'held' AND hold_expires <= \(clock.now.seconds) THEN 'expired' ELSE status END, count(*)
      FROM reservation GROUP BY 1
      """
    ) { row in
      (try row[0] as ReservationStatus, try row[1] as Int)
    }
    return Dictionary(uniqueKeysWithValues: rows)
  }
}
