import ArgumentParser
import CampgroundManager

/// Why a value of the command line cannot be read; ArgumentParser puts the option's name before it.
struct Unreadable: Error, CustomStringConvertible {
  let description: String
}

/// How the values of options are read; each throws ``Unreadable``.
enum Read {
  @Sendable static func day(_ text: String) throws -> Day {
    if let day = Day(text) { return day }
    let isWritten = text.utf8.count == 10 && text.split(separator: "-").map(\.utf8.count) == [4, 2, 2]
    throw Unreadable(
      description: isWritten ? "there is no such day" : "a day is written like 2027-07-04")
  }

  @Sendable static func number(_ text: String) throws -> Int {
    guard let number = Digits.value(of: text) else {
      throw Unreadable(description: "it is not a whole number")
    }
    return number
  }

  @Sendable static func amount(_ text: String) throws -> Amount {
    guard let amount = Amount(text) else {
      throw Unreadable(description: "an amount is written like 45.00, in digits with at most one point")
    }
    return amount
  }

  @Sendable static func nights(_ text: String) throws -> NightsRange {
    guard let range = NightsRange(text) else {
      throw Unreadable(description: "it is a whole number such as 3, or two such as 2..4")
    }
    return range
  }

  /// Days of the week between commas.
  @Sendable static func weekdays(_ text: String) throws -> [Weekday] {
    try parts(text).map { part in
      if let weekday = Weekday(rawValue: part.lowercased()) { return weekday }
      let names = Weekday.allCases.map(\.rawValue).joined(separator: ", ")
      throw Unreadable(description: "a day of the week is one of \(names)")
    }
  }

  @Sendable static func site(_ text: String) throws -> SiteNumber {
    guard let number = SiteNumber(text) else {
      throw Unreadable(description: "a site number cannot be empty")
    }
    return number
  }

  @Sendable static func slug(_ text: String) throws -> Slug {
    guard let slug = Slug(text) else {
      throw Unreadable(description: "it is written in letters, digits and hyphens, such as tent-only")
    }
    return slug
  }

  @Sendable static func time(_ text: String) throws -> TimeOfDay {
    guard let time = TimeOfDay(text) else { throw Unreadable(description: "a time is written like 15:00") }
    return time
  }

  @Sendable static func status(_ text: String) throws -> ReservationStatus {
    guard let status = ReservationStatus(rawValue: text.lowercased()), status != .invalid else {
      let names = ReservationStatus.allCases.dropFirst().map(\.rawValue).joined(separator: ", ")
      throw Unreadable(description: "it is one of \(names)")
    }
    return status
  }

  /// Amperes between commas; nothing is none.
  @Sendable static func amps(_ text: String) throws -> [Int] {
    try parts(text).map(number)
  }

  /// Words between commas; nothing is none.
  @Sendable static func slugs(_ text: String) throws -> [Slug] {
    try parts(text).map(slug)
  }

  private static func parts(_ text: String) -> [String] {
    text.isEmpty ? [] : text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  /// A new value, or with nothing the field's end.
  @Sendable static func edit(_ text: String) throws -> Edit<String> {
    text.isEmpty ? .clear : .set(text)
  }

  @Sendable static func numberEdit(_ text: String) throws -> Edit<Int> {
    text.isEmpty ? .clear : .set(try number(text))
  }

  @Sendable static func slugEdit(_ text: String) throws -> Edit<Slug> {
    text.isEmpty ? .clear : .set(try slug(text))
  }

  @Sendable static func seasonEdit(_ text: String) throws -> Edit<Season> {
    if text.isEmpty { return .clear }
    guard let season = Season(text) else {
      throw Unreadable(description: "a season is written like 05-01..10-15, or all-year")
    }
    return .set(season)
  }

  @Sendable static func daysEdit(_ text: String) throws -> Edit<DaySet> {
    if text.isEmpty { return .clear }
    guard let days = DaySet(text) else {
      throw Unreadable(description: "weekdays and days are written like fri,sat,2027-07-04, or none")
    }
    return .set(days)
  }

  @Sendable static func now(_ text: String) throws -> PretendedTime {
    guard let time = PretendedTime(text) else {
      throw Unreadable(description: "it is written like 2027-06-01 or 2027-06-01T09:30")
    }
    return time
  }
}

/// A time to pretend, on the campground's clock.
struct PretendedTime {
  let day: Day
  let time: TimeOfDay

  init?(_ text: String) {
    let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let day = parts.first.flatMap(Day.init) else { return nil }
    let time = parts.count == 1 ? TimeOfDay.midnight : TimeOfDay(parts[1])
    guard let time else { return nil }
    self.day = day
    self.time = time
  }

  var moment: Moment { CampgroundClock.moment(at: day, time) }
}
