/// Which nights and sites a chart is to show.
public struct ChartRequest: Hashable, Sendable {
  /// The first night; nil is today.
  public var from: Day?
  public var numberOfNights = 14
  /// Only the sites of this loop …
  public var loop: String?
  /// … and of this type.
  public var type: Slug?

  public static let longest = 400

  public init() {}

  /// The nights asked for; throws ``CampingError`` when they are none, too many, or after the calendar's end.
  func nights(today: Day) throws -> Range<Day> {
    let from = from ?? today
    guard (1...Self.longest).contains(numberOfNights) else {
      throw CampingError(.invalidRequest, [.report(.invalidChart(nights: numberOfNights, longest: Self.longest))])
    }
    guard numberOfNights <= from.distance(to: .latest) else {
      throw CampingError(.invalidRequest, [.report(.chartPastCalendar(nights: numberOfNights))])
    }
    return from..<from.advanced(by: numberOfNights)
  }

  /// A site out of service is shown only when somebody holds it.
  func includes(_ site: CampSite, held: Bool) -> Bool {
    var filter = SiteFilter()
    filter.loop = loop
    filter.needs.type = type
    return (held || !site.retired) && filter.includes(site)
  }
}
