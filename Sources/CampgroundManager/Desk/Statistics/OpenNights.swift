import Persistence

/// The nights of some days on which sites are for sale by the season of the campground, or of their type (domain rule
/// R22).
struct OpenNights {
  private let days: Range<Day>
  /// Each night in turn, true when the campground is open; nil when all are.
  private let general: [Bool]?
  /// The same for the types with a season of their own.
  private let byType: [Slug: [Bool]]

  init(_ days: Range<Day>, _ settings: CampgroundSettings) {
    func nights(_ season: Season) -> [Bool] { days.map(season.contains(night:)) }
    self.days = days
    general = settings.open.map(nights)
    byType = settings.types.reduce(into: [:]) { byType, type in
      if let season = type.limits.open { byType[type.type] = nights(season) }
    }
  }

  /// True when sites of a type are open on the night at this place of the days.
  func isOpen(_ type: Slug, at place: Int) -> Bool { (byType[type] ?? general)?[place] ?? true }

  /// The number of nights on which sites of a type are open.
  func count(_ type: Slug) -> Int { (byType[type] ?? general)?.count { $0 } ?? days.count }

  /// A condition on `site` and `night`, true outside the season; nil when there is none.
  var isClosed: SQL? {
    if general == nil, byType.isEmpty { return nil }
    var parts: [SQL] = []
    if let closed = general.map(closed) {
      parts.append("NOT \(SQL("site.type", isOneOf: byType.keys.sorted())) AND (\(closed))")
    }
    for (type, nights) in byType.sorted(by: { $0.key < $1.key }) {
      parts.append("site.type = \(type) AND (\(closed(nights)))")
    }
    return SQL.joined(parts, by: " OR ")
  }

  /// A condition on `night`, true on the nights that are closed.
  private func closed(_ nights: [Bool]) -> SQL {
    var spans: [Range<Day>] = []
    for (day, isOpen) in zip(days, nights) where !isOpen {
      let next = day.advanced(by: 1)
      if let last = spans.last, last.upperBound == day {
        spans[spans.count - 1] = last.lowerBound..<next
      } else {
        spans.append(day..<next)
      }
    }
    if spans.isEmpty { return "1 = 0" }
    return SQL.joined(
      spans.map { "night.night >= \($0.lowerBound) AND night.night < \($0.upperBound)" }, by: " OR ")
  }
}
