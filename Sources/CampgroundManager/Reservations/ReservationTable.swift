import Persistence

/// The rows of reservations; the nights they hold are the night table's.
struct ReservationTable {
  let store: Store
  let nights: NightTable

  init(store: Store) {
    self.store = store
    nights = NightTable(store: store)
  }

  private static let columns: SQL = """
    r.id, r.version, r.status, site.number, r.arrival, r.departure, r.adults, r.children, r.pets, r.vehicles, r.plates,
    r.rig_length, r.equipment, r.notes, r.cancel_reason, \(CamperTable.columns)
    """
  private static let tables: SQL = """
    reservation AS r JOIN camper ON camper.id = r.camper JOIN camp_site AS site ON site.id = r.site
    """

  private func reservation(_ row: Row) throws -> Reservation {
    let id: ReservationID = try row[0]
    var party = Party()
    party.adults = try row[6]
    party.children = try row[7]
    party.pets = try row[8]
    party.vehicles = try row[9]
    party.plates = try row[10]
    party.rigLength = try row[11]
    party.equipment = try row[12]
    return try Reservation(
      id: id, version: row[1], status: row[2], camper: CamperTable.camper(row, at: 15), siteNumber: row[3],
      stay: StayRequest(arrival: row[4], departure: row[5]), party: party, notes: row[13],
      cancelReason: row[14],
      nights: nights.nights(of: id))
  }

  func reservation(_ id: ReservationID) throws -> Reservation? {
    try store.first("SELECT \(Self.columns) FROM \(Self.tables) WHERE r.id = \(id)", reservation)
  }

  /// At most so many of those that pass the filter, by arrival, then site, then id, after one of them.
  func slice(_ filter: ReservationFilter, after last: Reservation?, limit: Int) throws -> [Reservation] {
    var condition = filter.condition
    if let last, let id = last.id {
      let site = last.siteNumber
      // The first comparison is what the index on arrival can use.
      condition = """
        \(condition) AND r.arrival >= \(last.arrival)
        AND (r.arrival, site.order_key, site.number, r.id) > (\(last.arrival), \(site.orderKey), \(site), \(id))
        """
    }
    return try store.rows(
      """
      SELECT \(Self.columns) FROM \(Self.tables) WHERE \(condition)
      ORDER BY r.arrival, site.order_key, site.number, r.id LIMIT \(limit)
      """, reservation)
  }

  /// Keeps a new reservation and takes its nights.
  func insert(_ request: ReserveRequest, camper: Camper, site: CampSite, stay: Stay) throws
    -> Reservation
  {
    let party = request.party
    let number = try store.insert(
      """
      INSERT INTO reservation (version, status, camper, site, arrival, departure, adults, children, pets, vehicles,
        plates, rig_length, equipment, notes)
      VALUES (1, \(ReservationStatus.reserved), \(camper.id), \(site.id), \(stay.arrival), \(stay.departure),
        \(party.adults), \(party.children), \(party.pets), \(party.vehicles), \(party.plates), \(party.rigLength),
        \(party.equipment), \(request.notes))
      """)
    let id = ReservationID(rawValue: number)
    try nights.take(stay, on: site, for: id)
    return Reservation(
      id: id, version: 1, status: .reserved, camper: camper, siteNumber: site.siteNumber,
      stay: StayRequest(arrival: stay.arrival, departure: stay.departure), party: party, notes: request.notes,
      cancelReason: nil, nights: stay.nights.map { Night(site: site.siteNumber, night: $0, price: nil) })
  }

  /// Keeps what can change in a reservation's life, apart from its nights.
  func update(_ reservation: Reservation) throws {
    try store.execute(
      """
      UPDATE reservation SET version = \(reservation.version), status = \(reservation.status),
        cancel_reason = \(reservation.cancelReason)
      WHERE id = \(reservation.id)
      """)
  }

  func counts() throws -> [ReservationStatus: Int] {
    let rows = try store.rows("SELECT status, count(*) FROM reservation GROUP BY status") { row in
      (try row[0] as ReservationStatus, try row[1] as Int)
    }
    return Dictionary(uniqueKeysWithValues: rows)
  }
}
