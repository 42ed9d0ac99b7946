import Arguments
import CampgroundManager

/// A day as people give it: `2027-7-4`, `07-04`, `fri`, `tomorrow`, `+3` (R42).
enum GivenDay: Hashable {
  case date(Day)
  /// The number of days after today, such as 1 for `tomorrow`.
  case fromToday(Int)
  /// `+3`, counted from the other end, or from today.
  case later(Int)
  case weekday(Weekday)
  /// `07-04`, of the nearest year that has it.
  case yearDay(month: Int, day: Int)

  static let examples = "2027-07-04, 07-04, fri, tomorrow or +3"

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
    } else {
      return nil
    }
  }

  /// True when it is another day tomorrow.
  var isRelative: Bool {
    if case .date = self { false } else { true }
  }

  private static let words = ["yesterday": -1, "today": 0, "tomorrow": 1]

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
      Self.nearest(relation, today, otherEnd) { $0.weekday == weekday }
    case .yearDay(let month, let day):
      Self.nearest(relation, today, otherEnd) { $0.civil.month == month && $0.civil.day == day }
    }
  }

  /// The first day after the other end, the last up to today, or the first from today on. Two leap days are at most
  /// eight years apart.
  private static func nearest(
    _ relation: DayRelation, _ today: Day, _ otherEnd: Day?, _ isIt: (Day) -> Bool
  ) -> Day? {
    let first = otherEnd?.advanced(by: 1) ?? today
    let step = relation.isPast && otherEnd == nil ? -1 : 1
    return (0...8 * 366).lazy.compactMap { Day(number: first.number + step * $0) }.first(where: isIt)
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
