import CampgroundManager

extension Answer {
  /// The rows of a report, drawn with bars, or as a page.
  static func statistics<Key: StatisticsRowKey, Counts: StatisticsColumns>(
    _ statistics: Statistics<Counts>, _ key: Key.Type, _ sheet: Sheet, html place: Place?
  ) -> Answer {
    if let place { return .page(sheet.page(of: place.name)) }
    return Answer(body: .many(StatisticsList<Key, Counts>(statistics: statistics, sheet: sheet)))
  }

  /// The campground of the page.
  struct Place {
    /// The name; nil for a campground without one.
    let name: String?
  }
}
