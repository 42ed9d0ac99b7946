import Persistence

/// Reads the holders of the nights of a window, in a few statements however many sites there are.
struct ChartTable {
  let store: Store
  private let isHeld: SQL

  init(store: Store, clock: CampgroundClock) {
    self.store = store
    isHeld = NightTable(store: store, clock: clock).isHeld
  }

  /// The runs of nights, each in its whole length also where it reaches beyond the window.
  func runs(_ nights: Range<Day>) throws -> ChartRuns {
    var runs = ChartRuns()
    try store.forEach(
      "SELECT site.id, night.night, night.reservation, night.block \(held(nights)) ORDER BY site.id, night.night"
    ) { runs.append(try $0[1], on: try $0[0], try ChartRun.Holder($0, at: 2)) }
    runs.extend(over: nights, by: try beyond(nights))
    return runs
  }

  /// The nights outside the window of those who hold its first or last night.
  private func beyond(_ nights: Range<Day>) throws -> [SiteNight: ChartRun.Holder] {
    var beyond: [SiteNight: ChartRun.Holder] = [:]
    let (first, last) = (nights.lowerBound, nights.upperBound.advanced(by: -1))
    let edge: SQL = """
      FROM camp_site AS site CROSS JOIN night WHERE night.site = site.id AND night.night IN (\(first), \(last))
      """
    let outside: SQL = "(night < \(first) OR night > \(last))"
    try store.forEach(
      """
      SELECT site, night, reservation, block FROM night
      WHERE reservation IN (SELECT night.reservation \(edge)) AND \(outside)
      UNION ALL SELECT site, night, reservation, block FROM night
      WHERE block IN (SELECT night.block \(edge)) AND \(outside)
      """
    ) { beyond[SiteNight(try $0[0], try $0[1])] = try ChartRun.Holder($0, at: 2) }
    return beyond
  }

  /// The status and name of each party of the window.
  func parties(_ nights: Range<Day>) throws -> [ReservationID: (status: ReservationStatus, name: String)] {
    var parties: [ReservationID: (status: ReservationStatus, name: String)] = [:]
    try store.forEach(
      """
      SELECT r.id, r.status, camper.full_name FROM reservation AS r JOIN camper ON camper.id = r.camper
      WHERE r.id IN (SELECT night.reservation \(held(nights)))
      """
    ) { parties[try $0[0]] = (status: try $0[1], name: try $0[2]) }
    return parties
  }

  /// The reasons of the window's blocks.
  func reasons(_ nights: Range<Day>) throws -> [BlockID: String] {
    var reasons: [BlockID: String] = [:]
    try store.forEach("SELECT id, reason FROM block WHERE id IN (SELECT night.block \(held(nights)))") {
      reasons[try $0[0]] = try $0[1]
    }
    return reasons
  }

  /// A query of the taken nights. Each site's are one stretch of the primary key, so the sites come first.
  private func held(_ nights: Range<Day>) -> SQL {
    """
    FROM camp_site AS site CROSS JOIN night WHERE night.site = site.id
      AND night.night >= \(nights.lowerBound) AND night.night < \(nights.upperBound) AND \(isHeld)
    """
  }
}
