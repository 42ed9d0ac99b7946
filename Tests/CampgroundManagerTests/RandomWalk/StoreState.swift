import Persistence

@testable import CampgroundManager

/// Who has which night and what became of each reservation, from a day on, as everybody sees it.
struct StoreState: Equatable {
  /// A reservation's own row.
  struct Row: Equatable {
    let status: ReservationStatus
    let site: String
    let arrival: Day
    let departure: Day
  }

  let first: Day
  private(set) var holders: [String: String] = [:]
  private(set) var rows: [String: Row] = [:]

  /// From the rows alone; what leaves before `first` is left out.
  init(of camp: Campground, from first: Day = .earliest) throws {
    self.first = first
    let now = camp.clock.now.seconds
    let isLapsed: SQL = "r.status = 'held' AND r.hold_expires <= \(now)"
    try camp.store.forEach(
      """
      SELECT r.id, CASE WHEN \(isLapsed) THEN 'expired' ELSE r.status END, site.number, r.arrival, r.departure
      FROM reservation AS r JOIN camp_site AS site ON site.id = r.site WHERE r.departure >= \(first)
      """
    ) { row in
      let id: ReservationID = try row[0]
      rows[id.description] = try Row(status: row[1], site: row[2], arrival: row[3], departure: row[4])
    }
    try camp.store.forEach(
      """
      SELECT site.number, night.night, coalesce('r-' || night.reservation, 'b-' || night.block)
      FROM night JOIN camp_site AS site ON site.id = night.site LEFT JOIN reservation AS r ON r.id = night.reservation
      WHERE coalesce(r.departure, night.night + 1) >= \(first) AND NOT coalesce(\(isLapsed), 0)
      """
    ) { holders["\(try $0[1] as Day) on \(try $0[0] as String)"] = try $0[2] }
  }

  /// What the rows should be.
  init(of model: WalkModel, from first: Day) {
    self.first = first
    for (id, stored) in model.kept where stored.stay.upperBound >= first {
      let thing = model.seen(stored)
      for spot in thing.spots { holders["\(spot.night) on \(spot.site)"] = id }
      guard id.hasPrefix("r-") else { continue }
      rows[id] = Row(
        status: thing.status, site: "\(thing.site)", arrival: thing.stay.lowerBound, departure: thing.stay.upperBound)
    }
  }

  /// Whoever is or will be there has each night from arrival up to departure, and nobody has any other.
  func requireWhole() throws {
    var nights: [String: Set<String>] = [:]
    for (spot, id) in holders where id.hasPrefix("r-") { nights[id, default: []].insert(String(spot.prefix(10))) }
    for (id, row) in rows where [.held, .reserved, .checkedIn, .checkedOut].contains(row.status) {
      let should = Set((row.arrival..<row.departure).map(\.description))
      guard nights[id] == should else { throw Astray("\(id), \(row), has \(nights[id] ?? [])") }
    }
    for id in nights.keys where rows[id] == nil { throw Astray("\(id) has nights and is not there") }
    for (id, row) in rows where [.cancelled, .expired].contains(row.status) {
      guard nights[id] == nil else { throw Astray("\(id), \(row), has \(nights[id] ?? [])") }
    }
  }
}
