extension StatisticsService {
  /// The share of cancelled reservations among all that were made for arrivals of these days, by default of this year.
  /// A hold that is given up is not one.
  ///
  /// By reason, each row's share is that of all reservations, and the most frequent comes first.
  public func cancellations(
    _ asked: ReportDays = ReportDays(), by grouping: CancellationGrouping = .month
  ) throws -> MissedStays {
    let days = try asked.days(today: clock.today, or: .year)
    let found = try report(
      days,
      { (rows: inout [StatisticsKey: MissedCounts], total: inout MissedCounts) in
        try arrivals.forEachReservation(arriving: days) { stay in
          guard !stay.wasHold else { return }
          let notice = stay.seconds.map { max(0, clock.moment(at: $0).day.distance(to: stay.day)) }
          if let key = stay.key(grouping, days) {
            try rows[key, default: MissedCounts()].add(stay, cancelled: notice)
          }
          try total.add(stay, cancelled: notice)
        }
      }, from: MissedCounts())
    return grouping == .reason ? found.byFrequency : found
  }
}

extension Arrival {
  /// The row that it belongs to; nil when the grouping needs a reason and there is none.
  fileprivate func key(_ grouping: CancellationGrouping, _ days: Range<Day>) -> StatisticsKey? {
    switch grouping {
    case .month: key(StayGrouping.month, days)
    case .type: key(StayGrouping.type, days)
    case .source: key(StayGrouping.source, days)
    case .all: key(StayGrouping.all, days)
    case .reason: status == .cancelled ? .reason(reason) : nil
    }
  }
}

extension MissedCounts {
  fileprivate mutating func add(_ stay: Arrival, cancelled notice: Int?) throws(CampingError) {
    try add(stay, if: .cancelled)
    guard stay.status == .cancelled else { return }
    if let notice { self.notice.add(notice) } else { unknown += 1 }
  }
}

extension Statistics<MissedCounts> {
  /// The same with the most frequent rows first, each a part of all reservations.
  fileprivate var byFrequency: Self {
    let counted = rows.map { row in
      var counts = row.counts
      counts.stays = total.stays
      return Row(key: row.key, counts: counts)
    }
    let sorted = counted.sorted { ($1.counts.missed, $0.key) < ($0.counts.missed, $1.key) }
    return Statistics(days: days, currency: currency, rows: sorted, total: total)
  }
}
