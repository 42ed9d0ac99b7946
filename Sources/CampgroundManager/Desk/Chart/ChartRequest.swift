/// The nights and sites that a chart is to show.
package struct ChartRequest: Hashable, Sendable {
  /// The first night; nil is today.
  package var from: Day?
  package var numberOfNights = 14
  /// The loop of the sites …
  package var loop: String?
  /// … and their type.
  package var type: Slug?
  /// The only sites; nil for all.
  package var sites: Set<SiteNumber>?
  /// True to read the reservations of the bars, too.
  package var hasParties = false

  package static let longest = 400

  package init() {}

  /// The requested nights; throws ``CampingError`` when they are none, too many, or after the calendar's end.
  package func nights(today: Day) throws -> Range<Day> {
    let from = from ?? today
    guard (1...Self.longest).contains(numberOfNights) else {
      throw CampingError(.invalidRequest, [.report(.invalidChart(nights: numberOfNights, longest: Self.longest))])
    }
    guard numberOfNights <= from.distance(to: .latest) else {
      throw CampingError(.invalidRequest, [.report(.chartPastCalendar(nights: numberOfNights))])
    }
    return from..<from.advanced(by: numberOfNights)
  }

  /// True for a site of the loop and type that is in service, or that somebody holds.
  func includes(_ site: CampSite, held: Bool) -> Bool {
    var filter = SiteFilter()
    filter.loop = loop
    filter.needs.type = type
    if let sites, !sites.contains(site.siteNumber) { return false }
    return (held || !site.retired) && filter.includes(site)
  }
}
