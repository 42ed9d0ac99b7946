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

  private static let columns = Reservation.columns(of: "r")
  private static let insertion = Reservation.insertion(into: "reservation", knowing: "site")
  private static let updating = Reservation.update(of: "reservation")
  private static let replacement = Reservation.replacement(in: "reservation")
  private static let tables: SQL = """
    reservation AS r JOIN camper ON camper.id = r.camper JOIN camp_site AS site ON site.id = r.site
    """

  /// A reservation without its nights and its account.
  private static func reservation(_ row: Row) throws -> Reservation {
    var place = 0
    var reservation = try Reservation.read(row, at: &place)
    guard (1...StayRules.longestStay).contains(reservation.numberOfNights) else {
      throw StoreError.corrupt("a reservation is for \(reservation.numberOfNights) nights")
    }
    reservation.camper = try Camper.read(row, at: &place)
    return reservation
  }

  /// The reservations of a condition on `r`, in the order that it ends with; the nights and accounts of all are read at
  /// once.
  func reservations(_ condition: SQL) throws -> [Reservation] {
    var found = try rows(condition)
    let ids = found.compactMap(\.id)
    store.expect([{ _ = try ledger.sums(of: ids) }])
    try addNights(to: &found, ids)
    try addAccounts(to: &found, ids)
    return found
  }

  /// The same without their nights.
  func withoutNights(_ condition: SQL) throws -> [Reservation] {
    var found = try rows(condition)
    try addAccounts(to: &found, found.compactMap(\.id))
    return found
  }

  /// Some reservations without their accounts, of which an image has nothing.
  func withoutAccounts(_ ids: [ReservationID]) throws -> [Reservation] {
    store.expect([{ _ = try nights.nights(of: ids) }])
    var found = try rows(SQL("r.id", isOneOf: ids))
    let held = try nights.nights(of: ids)
    for place in found.indices { found[place].nights = found[place].id.flatMap { held[$0] } ?? [] }
    return found
  }

  private func rows(_ condition: SQL) throws -> [Reservation] {
    try store.rows(
      "SELECT \(Self.columns), \(CamperTable.columns) FROM \(Self.tables) WHERE \(condition)", Self.reservation)
  }

  private func addNights(to found: inout [Reservation], _ ids: [ReservationID]) throws {
    let held = try nights.nights(of: ids)
    for (place, id) in zip(found.indices, ids) { found[place].nights = held[id] ?? [] }
  }

  private func addAccounts(to found: inout [Reservation], _ ids: [ReservationID]) throws {
    let sums = try ledger.sums(of: ids)
    for (place, id) in zip(found.indices, ids) { found[place].sums = sums[id] ?? AccountSums() }
  }

  func reservation(_ id: ReservationID) throws -> Reservation? {
    store.expect([{ _ = try nights.nights(of: [id]) }, { _ = try ledger.sums(of: [id]) }])
    return try reservations("r.id = \(id)").first
  }

  /// Some reservations by their ids.
  func reservations(_ ids: [ReservationID]) throws -> [ReservationID: Reservation] {
    var found: [ReservationID: Reservation] = [:]
    for some in Slices.of(ids) {
      store.expect([{ _ = try nights.nights(of: Array(some)) }, { _ = try ledger.sums(of: Array(some)) }])
      for reservation in try reservations("\(SQL("r.id", isOneOf: some)) ORDER BY r.id") {
        if let id = reservation.id { found[id] = reservation }
      }
    }
    return found
  }

  /// At most `limit` reservations that pass the filter, by arrival, then site, then id, after one of them.
  func slice(_ filter: ReservationFilter, after last: Reservation?, limit: Int) throws -> [Reservation] {
    let now = clock.now
    var condition = try filter.condition(
      at: now.seconds, Overdue(at: now, SettingsTable(store: store).settings()))
    if let last, let id = last.id {
      let site = last.siteNumber
      // The index on arrival can use the first comparison.
      condition = """
        \(condition) AND r.arrival >= \(last.arrival)
        AND (r.arrival, site.order_key, site.number, r.id) > (\(last.arrival), \(site.orderKey), \(site), \(id))
        """
    }
    return try reservations(
      "\(condition) ORDER BY r.arrival, site.order_key, site.number, r.id LIMIT \(limit)")
  }

  /// The ids of the reservations that pass the filter, in the order of its wish.
  func ids(_ filter: ReservationFilter) throws -> [ReservationID] {
    let (now, wish) = (clock.now, filter.wish)
    let fields = ReservationFields(seconds: now.seconds)
    let condition = try filter.condition(at: now.seconds, Overdue(at: now, SettingsTable(store: store).settings()))
    let isWhole = wish.filter.map(fields.areWhole) ?? true
    let limit: SQL = if isWhole, let limit = wish.limit { "LIMIT \(limit)" } else { "" }
    return try store.rows(
      "SELECT r.id FROM \(Self.tables) WHERE \(condition) ORDER BY \(fields.sorting(wish.order)) \(limit)"
    ) { try $0[0] }
  }

  /// True when ``lapsed()`` gives any.
  func hasLapsed() throws -> Bool {
    try store.first("SELECT 1 FROM reservation AS r WHERE \(lapse) LIMIT 1") { _ in true } ?? false
  }

  /// The holds past their expiry that still stand in the store; in the order of the index of holds, because in any
  /// other the engine would look through all reservations, at each write.
  func lapsed() throws -> [Reservation] {
    try reservations(lapse)
  }

  private var lapse: SQL {
    "r.status = 'held' AND r.hold_expires <= \(clock.now.seconds) ORDER BY r.hold_expires, r.id"
  }

  /// The reservations among some that the store has as held, whether or not the hold has run out.
  func held(among ids: [ReservationID]) throws -> [ReservationID] {
    try Slices.of(ids).flatMap { some in
      try store.rows("SELECT id FROM reservation WHERE \(SQL("id", isOneOf: some)) AND status = 'held'") {
        try $0[0] as ReservationID
      }
    }
  }

  /// All reservations of a camper, oldest first.
  func reservations(of camper: CamperID) throws -> [Reservation] {
    try store.ifAny { try reservations("r.camper = \(camper) ORDER BY r.id") }
  }

  /// The reservations that have nights on a site, or were made for it, oldest first.
  func reservations(on site: SiteNumber) throws -> [Reservation] {
    try reservations(
      """
      r.id IN (
        SELECT night.reservation FROM night JOIN camp_site ON camp_site.id = night.site
          WHERE camp_site.number = \(site) AND night.reservation IS NOT NULL
        UNION SELECT made.id FROM reservation AS made JOIN camp_site ON camp_site.id = made.site
          WHERE camp_site.number = \(site))
      ORDER BY r.id
      """)
  }

  /// The reservations of a group, oldest first.
  func group(_ name: String) throws -> [Reservation] {
    try reservations("r.party_group = \(name) ORDER BY r.id")
  }

  func hasGroup(_ name: String) throws -> Bool {
    try store.first("SELECT 1 FROM reservation WHERE party_group = \(name) LIMIT 1") { _ in true } ?? false
  }

  /// The names of all groups, in the order of their bytes.
  func groups() throws -> [String] {
    try store.rows(
      "SELECT DISTINCT party_group FROM reservation WHERE party_group IS NOT NULL ORDER BY party_group"
    ) { try $0[0] }
  }

  /// Stores a new reservation, which has no id yet, and takes its nights, which must be free.
  func insert(_ draft: Reservation, on site: CampSite) throws -> Reservation {
    var made = draft
    made.version = 1
    let number = try store.insert(into: "reservation") {
      SQL(Self.insertion, made.insertValues(under: $0, knowing: ("site", site.id)))
    }
    let id = ReservationID(rawValue: number)
    made.id = id
    try nights.take(made.nights, on: site, for: id)
    return made
  }

  /// Stores a changed reservation, and its nights.
  ///
  /// Throws ``CampingError`` naming who holds a night that it did not hold before.
  func update(_ before: Reservation, to after: Reservation) throws {
    try update([(before, after)])
  }

  /// Stores several at once: all release nights before any takes one, so that the nights of a swap are free.
  func update(_ changes: [(before: Reservation, after: Reservation)]) throws {
    let released = changes.map { before, after in before.nights(not: after) }
    let own = Set(released.joined().map(\.unpriced))
    let added = changes.map { before, after in after.nights(not: before) }
    try nights.requireFree(added.flatMap { $0.filter { !own.contains($0.unpriced) }.segments })
    for (nights, after) in zip(released, changes.map(\.after)) {
      guard let id = after.id else { throw StoreError.corrupt("a draft was to be kept") }
      try self.nights.release(nights, of: id)
    }
    for (nights, after) in zip(added, changes.map(\.after)) {
      guard let id = after.id else { continue }
      try self.nights.take(nights, for: id)
      try updateRow(after, id)
    }
  }

  private func updateRow(_ reservation: Reservation, _ id: ReservationID) throws {
    try store.execute(SQL(Self.updating, reservation.updateValues(of: id.rawValue)))
  }

  /// Replaces its row in place, if it has one: rows that refer to the reservation must find it all the while.
  func replaceRow(_ reservation: Reservation, _ id: ReservationID) throws {
    try store.execute(SQL(Self.replacement, reservation.insertValues(under: id.rawValue)))
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

extension Reservation {
  /// The nights that it has, and another one has not, or otherwise.
  fileprivate func nights(not other: Reservation) -> [Night] {
    let others = Set(other.nights)
    return nights.filter { !others.contains($0) }
  }
}
