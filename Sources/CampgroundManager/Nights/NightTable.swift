import Persistence

/// Who holds which night of which site.
///
/// Its primary key (site, night) is what makes a double booking impossible. Nothing here replaces a row: an upsert
/// would evict the holder.
struct NightTable {
  let store: Store

  /// Takes the nights for a reservation, in ascending order, so that concurrent writers never deadlock.
  func take(_ stay: Stay, on site: CampSite, for reservation: ReservationID) throws {
    for night in stay.nights {
      try store.execute(
        "INSERT INTO night (site, night, reservation) VALUES (\(site.id), \(night), \(reservation))")
    }
  }

  /// Takes one night again, as it was held before.
  func take(_ night: Night, for reservation: ReservationID) throws {
    try store.execute(
      """
      INSERT INTO night (site, night, reservation, price)
      VALUES ((SELECT id FROM camp_site WHERE number = \(night.site)), \(night.night), \(reservation), \(night.price))
      """)
  }

  /// Gives back all nights of a reservation.
  func release(_ reservation: ReservationID) throws {
    try store.execute("DELETE FROM night WHERE reservation = \(reservation)")
  }

  /// The nights that a reservation holds, ascending.
  func nights(of reservation: ReservationID) throws -> [Night] {
    try store.rows(
      """
      SELECT site.number, night.night, night.price FROM night JOIN camp_site AS site ON site.id = night.site
      WHERE night.reservation = \(reservation) ORDER BY night.night
      """
    ) { try Night(site: $0[0], night: $0[1], price: $0[2]) }
  }

  /// Who holds the first of these nights that is taken; nil when all are free.
  func conflict(on site: CampSite, _ stay: Stay) throws -> Conflict? {
    let first = try store.first(
      """
      SELECT reservation, block FROM night
      WHERE site = \(site.id) AND night >= \(stay.arrival) AND night < \(stay.departure) ORDER BY night LIMIT 1
      """
    ) { (reservation: try $0[0] as ReservationID?, block: try $0[1] as BlockID?) }
    if let reservation = first?.reservation { return try conflict(on: site, with: reservation) }
    if let block = first?.block { return try conflict(on: site, with: block) }
    return nil
  }

  private func conflict(on site: CampSite, with id: ReservationID) throws -> Conflict? {
    try store.first(
      """
      SELECT min(night.night), max(night.night), reservation.status
      FROM night JOIN reservation ON reservation.id = night.reservation
      WHERE night.reservation = \(id) AND night.site = \(site.id)
      """
    ) { row in
      let last: Day = try row[1]
      return try Conflict(
        site: site.siteNumber, arrival: row[0], departure: last.advanced(by: 1),
        holder: .reservation(id, row[2]))
    }
  }

  private func conflict(on site: CampSite, with id: BlockID) throws -> Conflict? {
    try store.first("SELECT min(night), max(night) FROM night WHERE block = \(id) AND site = \(site.id)") {
      row in
      let last: Day = try row[1]
      return try Conflict(
        site: site.siteNumber, arrival: row[0], departure: last.advanced(by: 1), holder: .block(id))
    }
  }

  /// The taken nights of a site between two days, the second not included.
  func taken(on site: CampSite, from first: Day, before end: Day) throws -> Set<Day> {
    Set(
      try store.rows(
        "SELECT night FROM night WHERE site = \(site.id) AND night >= \(first) AND night < \(end)"
      ) { try $0[0] as Day })
  }
}
