/// The parties that did not come, or cancelled, among all.
public typealias MissedStays = GroupedReport<Arrival, MissedCounts, Void>
/// The days between making a reservation and its arrival.
public typealias LeadTimes = GroupedReport<Arrival, LeadCounts, Void>
/// The numbers of nights of stays.
public typealias StayLengths = GroupedReport<Arrival, LengthCounts, Void>

/// The keys of the reports of stays.
extension ReportKey where Part == Arrival {
  /// The month of the arrival.
  public static var month: Self { Self("month", as: .period) { .days($0.day.month) } }

  public static var type: Self { Self("type") { .name($0.type.text) } }

  /// The source; absent for reservations without one.
  public static var source: Self { Self("source", absent: "no source") { ReportValue($0.source) } }

  /// The reason for a cancellation, for a report of these; absent where none was given.
  public static var reason: Self {
    Self("reason", absent: "no reason given") { $0.status == .cancelled ? ReportValue($0.reason) : nil }
  }

  /// One row of all days.
  public static var all: Self { Self("all", as: .period) { _ in .days(Day.earliest..<Day.latest) } }
}

/// Reports of stays by the day of their arrival, by default of this year.
extension ReportService {
  /// The lead time of reservations in days, of stays that are to come, going on or over.
  public func leadTimes(_ days: ReportDays = ReportDays(), by key: ReportKey<Arrival> = .month) throws -> LeadTimes {
    try stays(days, by: key, from: LeadCounts(), .staysMade) { [clock] stay, counts in
      let made = stay.booked ?? stay.seconds.map { clock.moment(at: $0).day }
      counts.add(made.map { max(0, $0.distance(to: stay.day)) })
    }
  }

  /// The length of stays in nights, of those that are to come, going on or over.
  public func stayLengths(
    _ days: ReportDays = ReportDays(), by key: ReportKey<Arrival> = .month
  ) throws -> StayLengths {
    try stays(days, by: key, from: LengthCounts(), .stays) { stay, counts in
      counts.nights.add(stay.nights)
    }
  }

  /// The share of parties that did not come, among these and those that came.
  public func noShows(_ days: ReportDays = ReportDays(), by key: ReportKey<Arrival> = .month) throws -> MissedStays {
    try stays(days, by: key, from: MissedCounts(), .due) { stay, counts in
      try counts.add(stay, if: .noShow)
    }
  }

  /// The share of cancelled reservations among all that were made. A hold that is given up is not one.
  ///
  /// By reason, each row's share is that of all reservations, and the most frequent comes first.
  public func cancellations(
    _ days: ReportDays = ReportDays(), by key: ReportKey<Arrival> = .month
  ) throws -> MissedStays {
    let found = try stays(days, by: key, from: MissedCounts(), .reservations) {
      [clock] stay, counts in
      try counts.add(stay, if: .cancelled)
      guard stay.status == .cancelled else { return }
      let notice = stay.seconds.map { max(0, clock.moment(at: $0).day.distance(to: stay.day)) }
      if let notice { counts.notice.add(notice) } else { counts.unknown += 1 }
    }
    return key == .reason ? found.byFrequency : found
  }

  /// Makes a report of the stays that a query reads.
  private func stays<Counts>(
    _ days: ReportDays, by key: ReportKey<Arrival>, from empty: Counts,
    _ query: ArrivalQuery,
    _ count: @escaping (Arrival, inout Counts) throws -> Void
  ) throws -> GroupedReport<Arrival, Counts, Void> {
    let days = try days.days(today: clock.today, or: .year, atMost: ReportDays.longest)
    return try report(days, by: [key], from: empty) { add in
      try query.forEach(in: store, arriving: days) { stay in try add(stay) { try count(stay, &$0) } }
    }
  }
}

extension LeadCounts {
  fileprivate mutating func add(_ lead: Int?) {
    if let lead { days.add(lead) } else { unknown += 1 }
  }
}

extension MissedCounts {
  /// Counts a stay, also as missed when it has a status.
  fileprivate mutating func add(_ stay: Arrival, if status: ReservationStatus) throws(CampingError) {
    stays += 1
    if stay.status == status { try miss(nights: stay.nights, fee: stay.fee) }
  }
}

extension MissedStays {
  /// The same with the most frequent rows first, each a part of all reservations.
  fileprivate var byFrequency: Self {
    var report = self
    for place in rows.indices { report.rows[place].amounts.stays = total.stays }
    report.rows.sort { ($1.amounts.missed, $0.key[0]) < ($0.amounts.missed, $1.key[0]) }
    return report
  }
}
