/// The nights and sites that a chart is to show.
public struct ChartRequest: Hashable, Sendable {
  /// The first night; nil is today.
  public var from: Day?
  public var numberOfNights = 14
  /// The loop of the sites …
  public var loop: String?
  /// … and their type.
  public var type: Slug?

  public static let longest = 400

  public init() {}

  /// The requested nights; throws ``CampingError`` when they are none, too many, or after the calendar's end.
  func nights(today: Day) throws -> Range<Day> {
    let from = from ?? today
    guard (1...Self.longest).contains(numberOfNights) else {
      throw CampingError(.invalidRequest, [.invalidChart(numberOfNights, longest: Self.longest)])
    }
    guard numberOfNights <= from.distance(to: .latest) else {
      throw CampingError(.invalidRequest, [.chartPastCalendar(numberOfNights)])
    }
    return from..<from.advanced(by: numberOfNights)
  }

  /// True for a site in service, and for any other that somebody holds.
  func includes(_ site: CampSite, held: Bool) -> Bool {
    var filter = SiteFilter()
    filter.loop = loop
    filter.needs.type = type
    return (held || !site.retired) && filter.includes(site)
  }
}
