/// Reports of stays by the day of their arrival, by default of this year.
extension StatisticsService {
  /// The lead time of reservations in days, of stays that are to come, going on or over.
  public func leadTimes(_ asked: ReportDays = ReportDays(), by grouping: StayGrouping = .month) throws -> LeadTimes {
    let days = try asked.days(today: clock.today, or: .year)
    return try report(
      days,
      { rows, total in
        try arrivals.forEachStayMade(arriving: days) { stay in
          let lead = stay.seconds.map { max(0, clock.moment(at: $0).day.distance(to: stay.day)) }
          rows[stay.key(grouping, days), default: LeadCounts()].add(lead)
          total.add(lead)
        }
      }, from: LeadCounts())
  }

  /// The length of stays in nights, of those that are to come, going on or over.
  public func stayLengths(
    _ asked: ReportDays = ReportDays(), by grouping: StayGrouping = .month
  ) throws -> StayLengths {
    let days = try asked.days(today: clock.today, or: .year)
    return try report(
      days,
      { rows, total in
        try arrivals.forEachStay(arriving: days) { stay in
          rows[stay.key(grouping, days), default: LengthCounts()].nights.add(stay.nights)
          total.nights.add(stay.nights)
        }
      }, from: LengthCounts())
  }

  /// The share of parties that did not come, among these and those that came.
  public func noShows(_ asked: ReportDays = ReportDays(), by grouping: StayGrouping = .month) throws -> MissedStays {
    let days = try asked.days(today: clock.today, or: .year)
    return try report(
      days,
      { rows, total in
        try arrivals.forEachDue(arriving: days) { stay in
          try rows[stay.key(grouping, days), default: MissedCounts()].add(stay, if: .noShow)
          try total.add(stay, if: .noShow)
        }
      }, from: MissedCounts())
  }
}

extension LeadCounts {
  fileprivate mutating func add(_ lead: Int?) {
    if let lead { days.add(lead) } else { unknown += 1 }
  }
}

extension MissedCounts {
  /// Counts a stay, also as missed when it has a status.
  mutating func add(_ stay: Arrival, if status: ReservationStatus) throws(CampingError) {
    stays += 1
    if stay.status == status { try miss(nights: stay.nights, fee: stay.fee) }
  }
}

extension Arrival {
  /// The row that it belongs to.
  func key(_ grouping: StayGrouping, _ days: Range<Day>) -> StatisticsKey {
    switch grouping {
    case .month: .days(day.month.clamped(to: days))
    case .type: .type(type)
    case .source: .source(source)
    case .all: .days(days)
    }
  }
}
