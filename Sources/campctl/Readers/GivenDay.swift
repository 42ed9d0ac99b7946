import Arguments
import CampgroundManager

/// A day as people give it: `2027-7-4`, `07-04`, `Sat 3 July`, `fri`, `tomorrow`, `+3` (R42).
enum GivenDay: Hashable {
  case date(Day)
  /// The number of days after today, such as 1 for `tomorrow`.
  case fromToday(Int)
  /// `+3`, counted from the other end, or from today.
  case later(Int)
  case weekday(Weekday)
  /// `07-04`, or `Sun 4 July`: of a year that has it, on that weekday.
  case yearDay(month: Int, day: Int, weekday: Weekday? = nil)
  /// `next friday`, which some take for the coming one, and others for that of next week.
  case next(Weekday)

  static let examples = "2027-07-04, 07-04, 4 July, fri, tomorrow or +3"

  /// Returns nil for other words; their ``DayReadings`` may tell more.
  init?(_ text: String) {
    if let day = Day(unpadded: text) {
      self = .date(day)
    } else if let days = Self.words[text.lowercased()] {
      self = .fromToday(days)
    } else if text.hasPrefix("+"), text.utf8.count <= 6, let days = Digits.value(of: text.utf8.dropFirst()) {
      self = .later(days)
    } else if let weekday = Weekday(beginning: text) {
      self = .weekday(weekday)
    } else if text.utf8.count == 5, let (month, day) = Self.yearDay(text) {
      self = .yearDay(month: month, day: day)
    } else if let spoken = SpokenDay(text), spoken.isConsistent {
      self = spoken.day
    } else if let only = Self.only(text) {
      self = only
    } else {
      return nil
    }
  }

  /// True when it is another day tomorrow.
  var isRelative: Bool {
    if case .date = self { false } else { true }
  }

  private static let words = ["yesterday": -1, "today": 0, "tonight": 0, "tomorrow": 1]

  /// `7/13` or `13.7.2027`, in which the numbers have one reading. A year of two digits could be a day, too.
  private static func only(_ text: String) -> GivenDay? {
    let parts = text.utf8.split { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") }
    guard !text.utf8.contains(UInt8(ascii: "-")), parts.count == 2 || parts.contains(where: { $0.count == 4 }),
      let days = DayReadings.given(text), days.count == 1
    else { return nil }
    return days[0]
  }

  private static func yearDay(_ text: String) -> (month: Int, day: Int)? {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].count == 2, let month = Digits.value(of: parts[0]),
      let day = Digits.value(of: parts[1]), Day(year: 2000, month: month, day: day) != nil
    else { return nil }
    return (month, day)
  }
}

extension GivenDay {
  /// The day of the calendar; nil when the calendar ends before it.
  func day(_ relation: DayRelation, today: Day, otherEnd: Day?) -> Day? {
    switch self {
    case .date(let day): day
    case .fromToday(let days): Day(number: today.number + days)
    case .later(let days): Day(number: (otherEnd ?? today).number + days)
    case .weekday(let weekday):
      Search(today: today, otherEnd: otherEnd) { $0.weekday == weekday }.weekday(relation.direction)
    case .yearDay(let month, let day, let weekday):
      Search(today: today, otherEnd: otherEnd) {
        $0.civil.month == month && $0.civil.day == day && weekday ?? $0.weekday == $0.weekday
      }.yearDay(relation.direction)
    case .next(let weekday):
      Self.next(weekday, today).count == 1 ? Self.next(weekday, today)[0] : nil
    }
  }
}

extension GivenDay {
  /// The first such weekday after today, and that of next week, which `next friday` may mean; one day when they agree.
  static func next(_ weekday: Weekday, _ today: Day) -> [Day] {
    let coming = (1...14).compactMap { Day(number: today.number + $0) }
    let nextWeek = coming.drop { $0.weekday != .mon }
    let meant = [coming.first { $0.weekday == weekday }, nextWeek.first { $0.weekday == weekday }].compactMap(\.self)
    return meant.first == meant.last ? Array(meant.prefix(1)) : meant
  }
}

/// The search for a day in words, from today or from the other end.
private struct Search {
  let today: Day
  let otherEnd: Day?
  let isIt: (Day) -> Bool

  /// A day of the year is at most eight years away, a leap day on a weekday at most forty.
  private static let reach = 41 * 366

  func weekday(_ direction: DayRelation.Direction) -> Day? {
    if let otherEnd { return first(after: otherEnd) }
    return direction == .past || direction == .thisYear ? last : first(from: today)
  }

  func yearDay(_ direction: DayRelation.Direction) -> Day? {
    if let otherEnd { return first(after: otherEnd) }
    switch direction {
    case .coming: return first(from: today)
    case .past: return last
    case .thisYear:
      let coming = first(from: today)
      return coming?.civil.year == today.civil.year ? coming : last
    case .nearest:
      guard let coming = first(from: today), let last else { return first(from: today) ?? last }
      return today.distance(to: coming) <= last.distance(to: today) ? coming : last
    }
  }

  private func first(after day: Day) -> Day? { first(from: day.advanced(by: 1)) }

  private func first(from day: Day) -> Day? { days(from: day, 1).first(where: isIt) }

  private var last: Day? { days(from: today, -1).first(where: isIt) }

  private func days(from day: Day, _ step: Int) -> some Sequence<Day> {
    (0...Self.reach).lazy.compactMap { Day(number: day.number + step * $0) }
  }
}

extension Day {
  /// Reads a day of the calendar, whose month and day may lack their zeros: `2027-7-4`.
  init?(unpadded text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, parts[1].count <= 2, parts[2].count <= 2,
      let year = Digits.value(of: parts[0]), let month = Digits.value(of: parts[1]),
      let day = Digits.value(of: parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension Weekday {
  /// Reads the English name, or its beginning of 3 letters or more, in any case.
  init?(beginning text: String) {
    let word = text.lowercased()
    guard word.utf8.count >= 3,
      let weekday = Weekday.allCases.first(where: { DayWords.name(of: $0).lowercased().hasPrefix(word) })
    else { return nil }
    self = weekday
  }
}
