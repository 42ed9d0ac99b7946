import Persistence

/// Reports how full the campground is and how people come to stay, in numbers.
public final class StatisticsService {
  let store: Store
  let clock: CampgroundClock
  let arrivals: ArrivalTable

  public init(store: Store, clock: CampgroundClock = .system) {
    self.store = store
    self.clock = clock
    arrivals = ArrivalTable(store: store)
  }

  /// Makes a report of rows in order, all as of one moment.
  func report<Counts>(
    _ days: Range<Day>,
    _ count: (inout [StatisticsKey: Counts], inout Counts) throws -> Void, from empty: Counts
  ) throws -> Statistics<Counts> {
    try store.read {
      var (rows, total): ([StatisticsKey: Counts], Counts) = ([:], empty)
      try count(&rows, &total)
      return Statistics(
        days: days, currency: try SettingsTable(store: store).settings().currency,
        rows: rows.sorted { $0.key < $1.key }.map { .init(key: $0.key, counts: $0.value) }, total: total)
    }
  }
}
