/// The nights on the books, and those of a year before at the same time.
public struct PaceCounts: Hashable, Sendable, SummedAmounts {
  public internal(set) var nights = 0
  /// The price of the nights with their extras, less discounts, in minor units.
  public internal(set) var amount = 0
  public internal(set) var nightsBefore = 0
  public internal(set) var amountBefore = 0

  /// The number of nights by which there are more than before.
  public var ahead: Int { nights - nightsBefore }

  package static let amounts: [ReportAmount<Self>] = [
    .count("nights", \.nights), .count("nightsBefore", as: "BEFORE", \.nightsBefore), .count("ahead", \.ahead),
    .money("amount", \.amount), .money("amountBefore", as: "BEFORE", \.amountBefore), .currency,
  ]
}

/// The pace of reservations, with the day that it is compared with.
public typealias Pace = GroupedReport<BookedNight, PaceCounts, Day>

/// A night that is on the books.
public struct BookedNight: Sendable {
  let night: Day
}

/// The keys of a report of the pace.
extension ReportKey where Part == BookedNight {
  public static var night: Self { Self("night", as: .period) { .days($0.night..<$0.night.advanced(by: 1)) } }

  /// A week that begins on the weekday on which the report does.
  public static func week(from first: Day) -> Self {
    Self("week", as: .period) {
      let start = $0.night.advanced(by: -(first.distance(to: $0.night) % 7))
      return .days(start..<start.advanced(by: 7))
    }
  }

  public static var month: Self { Self("month", as: .period) { .days($0.night.month) } }
}

extension ReportService {
  /// The nights that are sold for the coming days at the end of a day, beside those that were sold at the end of another one for as
  /// many days from there on.
  ///
  /// - Parameters:
  ///   - day: The day; today it is by now.
  ///   - other: The day to compare with, by default the same weekday a year before.
  ///   - end: The day after the last night, by default 13 weeks later.
  ///   - key: The groups, by default weeks from the first night on.
  /// - Returns: The nights of each group at both ends, with their agreed prices.
  /// - Throws: ``CampingError`` when the days are none, or too many.
  public func pace(
    on day: Day? = nil, against other: Day? = nil, before end: Day? = nil,
    by key: (_ first: Day) -> ReportKey<BookedNight> = ReportKey.week(from:)
  ) throws -> Pace {
    let day = day ?? clock.today
    let days = try ReportDays(from: day, before: end ?? day.advanced(by: 91))
      .days(today: clock.today, or: .day, atMost: ReportDays.longest)
    let other = other ?? day.advanced(by: -364)
    let shift = other.distance(to: day)
    let books = BooksOfNights(store: store, clock: clock)
    return try report(days, by: [key(day)], from: PaceCounts()) { add in
      for night in days { try add(BookedNight(night: night)) { _ in } }
      try books.forEach(in: days, at: day) { night, price in
        try add(BookedNight(night: night)) { try $0.add(PaceCounts(nights: 1, amount: price?.sum ?? 0)) }
      }
      let former = days.lowerBound.advanced(by: -shift)..<days.upperBound.advanced(by: -shift)
      try books.forEach(in: former, at: other) { night, price in
        try add(BookedNight(night: night.advanced(by: shift))) {
          try $0.add(PaceCounts(nightsBefore: 1, amountBefore: price?.sum ?? 0))
        }
      }
      return other
    }
  }
}
