import Persistence

/// The sites whose parties should have left by now: nobody is sent there, whatever nights are free.
extension AvailabilityService {
  /// The problems of these sites for a stay from today on; none for any other.
  func overdueParties(before stay: Stay) throws -> [SiteNumber: Problem] {
    guard stay.nights.contains(clock.today) else { return [:] }
    let (settings, now) = (try settings.settings(), clock.now)
    var problems: [SiteNumber: Problem] = [:]
    try store.forEach(
      """
      SELECT r.id, camper.full_name, r.departure, (
        SELECT site.number FROM night JOIN camp_site AS site ON site.id = night.site
        WHERE night.reservation = r.id ORDER BY night.night DESC LIMIT 1)
      FROM reservation AS r JOIN camper ON camper.id = r.camper
      WHERE r.status = 'checked-in' AND r.departure <= \(settings.lastDeparture(at: now)) ORDER BY r.id
      """
    ) { row in
      guard let site = try row[3] as SiteNumber? else { return }
      let party = OccupyingParty(
        reservation: try row[0], camper: try row[1], departure: try row[2], checkOut: settings.checkOut,
        today: now.day, isOverdue: true)
      problems[site] = .desk(.siteOccupied(site, by: party))
    }
    return problems
  }

  /// The sites whose parties should have left by now.
  func overdueSites() throws -> [SiteNumber] {
    guard let tonight = Stay(arrival: clock.today, numberOfNights: 1) else { return [] }
    return Array(try overdueParties(before: tonight).keys)
  }

  /// The problems of the sites that would be free for a stay if their parties had left in time.
  func overdueParties(onFreeFor suitability: Suitability) throws -> [Problem] {
    let overdue = try overdueParties(before: suitability.stay)
    if overdue.isEmpty { return [] }
    return try unjudged(suitability, "1 = 1").compactMap { overdue[$0.site.siteNumber] }
  }
}
