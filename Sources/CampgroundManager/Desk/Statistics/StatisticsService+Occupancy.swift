extension StatisticsService {
  /// The share of held nights among those for sale, by default of this month (domain rule R22).
  ///
  /// Nights of valid holds and of reservations are held, also the nights before a party was marked a no-show. Nights
  /// outside the season of the campground or of a type are not for sale unless they are held. Throws ``CampingError``
  /// when the days are none or too many.
  public func occupancy(_ asked: ReportDays = ReportDays(), by grouping: OccupancyGrouping = .night) throws
    -> Occupancy
  {
    let days = try asked.days(today: clock.today, or: .month)
    return try report(
      days,
      { rows, total in
        let table = OccupancyTable(
          store: store, nights: NightTable(store: store, clock: clock),
          settings: try SettingsTable(store: store).settings())
        func add(_ counts: OccupancyCounts, to key: StatisticsKey) {
          rows[key, default: OccupancyCounts()] += counts
          total += counts
        }
        switch grouping {
        case .loop: try table.bySite(days) { loop, _, counts in add(counts, to: .loop(loop)) }
        case .type: try table.bySite(days) { _, type, counts in add(counts, to: .type(type)) }
        case .night, .week, .month:
          for (day, counts) in zip(days, try table.byNight(days)) {
            add(counts, to: .days(grouping.span(of: day).clamped(to: days)))
          }
        }
      }, from: OccupancyCounts())
  }
}

extension OccupancyGrouping {
  /// The days of the row that has this night.
  fileprivate func span(of day: Day) -> Range<Day> {
    switch self {
    case .week: day.firstOfWeek..<day.firstOfWeek.advanced(by: 7)
    case .month: day.month
    case .night, .loop, .type: day..<day.advanced(by: 1)
    }
  }
}
