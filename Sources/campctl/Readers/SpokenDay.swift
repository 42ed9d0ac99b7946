import CampgroundManager

/// A day in several words, as people say it and as campctl prints it: `Sat 3 July`, `july 4, 2027`, `Sat 2027-07-03`.
struct SpokenDay: Hashable {
  let weekday: Weekday?
  let day: GivenDay

  /// Returns nil for other texts.
  init?(_ text: String) {
    var words = text.lowercased().split { $0 == " " || $0 == "," }.map(String.init)
    if let first = words.first, ["next", "this"].contains(first), words.count == 2,
      let weekday = Weekday(beginning: words[1])
    {
      (self.weekday, day) = (nil, first == "this" ? .weekday(weekday) : .next(weekday))
      return
    }
    if let days = Self.ahead(words) {
      (weekday, day) = (nil, .fromToday(days))
      return
    }
    guard words.count > 1 else { return nil }
    weekday = Weekday(beginning: words[0])
    if weekday != nil { words.removeFirst() }
    guard let day = Self.day(words, weekday) else { return nil }
    self.day = day
  }

  /// The number of days from today in `in 2 weeks`, `in 10 days`; nil for other words.
  private static func ahead(_ words: [String]) -> Int? {
    let units = ["day": 1, "days": 1, "week": 7, "weeks": 7]
    guard words.count == 3, words[0] == "in", let unit = units[words[2]] else { return nil }
    let count = ["a", "one"].contains(words[1]) ? 1 : Digits.value(of: words[1].utf8)
    return count.flatMap { $0 < 1_000 ? $0 * unit : nil }
  }

  /// `2027-07-03`, `3 July`, `July 3rd` or either with a year.
  private static func day(_ words: [String], _ weekday: Weekday?) -> GivenDay? {
    if words.count == 1 { return Day(unpadded: words[0]).map { .date($0) } }
    guard (2...3).contains(words.count) else { return nil }
    let places = words.prefix(2).map { (number: number($0), month: DayWords.month(beginning: $0)) }
    guard let number = places[0].number ?? places[1].number, let month = places[1].month ?? places[0].month else {
      return nil
    }
    if words.count == 3 {
      guard words[2].utf8.count == 4, let year = Digits.value(of: words[2]) else { return nil }
      return Day(year: year, month: month, day: number).map { .date($0) }
    }
    return Day(year: 2000, month: month, day: number) == nil
      ? nil : .yearDay(month: month, day: number, weekday: weekday)
  }

  /// The number of a day, also with an ordinal's letters: `4th`.
  private static func number(_ word: String) -> Int? {
    let bare = ["st", "nd", "rd", "th"].contains { word.hasSuffix($0) } ? String(word.dropLast(2)) : word
    return bare.utf8.count <= 2 ? Digits.value(of: bare) : nil
  }

  /// True when the weekday is that of the date, or one of the two is not named.
  var isConsistent: Bool {
    guard case .date(let day) = day, let weekday else { return true }
    return day.weekday == weekday
  }
}
