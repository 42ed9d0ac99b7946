import Persistence

/// The parties on a site in the night before a day, and in the night of that day; a hold is not one yet.
struct SiteOccupancy {
  let site: SiteNumber
  let loop: String?
  var before: ReservationID?
  var after: ReservationID?
}

extension FrontDeskService {
  /// The occupancies of the sites with a party in either night; two nights of each site are read, whatever else there
  /// is.
  func occupancies(on day: Day) throws -> [SiteOccupancy] {
    let eve = day.advanced(by: -1)
    var occupancies: [SiteNumber: SiteOccupancy] = [:]
    try journal.store.forEach(
      """
      SELECT site.number, site.loop, night.night, r.id FROM camp_site AS site
      CROSS JOIN night JOIN reservation AS r ON r.id = night.reservation
      WHERE night.site = site.id AND night.night IN (\(eve), \(day))
        AND r.status IN ('reserved', 'checked-in', 'checked-out')
      """
    ) { row in
      let site: SiteNumber = try row[0]
      var occupancy = try occupancies[site] ?? SiteOccupancy(site: site, loop: row[1])
      if try row[2] as Day == eve { occupancy.before = try row[3] }
      if try row[2] as Day == day { occupancy.after = try row[3] }
      occupancies[site] = occupancy
    }
    return Array(occupancies.values)
  }
}
