import Arguments
import CampgroundManager

/// The days that a text may mean whose parts could stand in several orders: `7/4`, `7/4/2027`.
enum DayReadings {
  /// The reason why a text is no day, with all that it may mean.
  static func reason(_ text: String, _ relation: DayRelation, today: Day, otherEnd: Day?) -> String {
    if let spoken = SpokenDay(text) { return reason(spoken, today) }
    if text.lowercased().hasSuffix("weekend") {
      return "a weekend is given by its first night, such as fri, with --nights 2"
    }
    if let month = DayWords.month(beginning: text) {
      let name = DayWords.months[month - 1]
      return "\(name) is a month; its first day is written 1 \(name)"
    }
    guard let given = given(text) else { return unreadable }
    var days: [Day] = []
    for case let day? in given.map({ $0.day(relation, today: today, otherEnd: otherEnd) }) where !days.contains(day) {
      days.append(day)
    }
    return days.isEmpty ? "there is no such day" : words(days)
  }

  /// The days that numbers may mean, which stand in one order or another; nil for other texts.
  ///
  static func given(_ text: String) -> [GivenDay]? {
    let parts = text.utf8.split(omittingEmptySubsequences: false) { "/.-".utf8.contains($0) }
    let numbers = parts.compactMap { Digits.value(of: $0) }
    guard numbers.count == parts.count, parts.allSatisfy({ $0.count <= 4 }) else { return nil }
    var days: [GivenDay] = []
    switch numbers.count {
    case 2: days = orders(numbers).compactMap { yearDay($0.month, $0.day) }
    case 3 where parts[0].count == 4: days = date(numbers[0], numbers[1], numbers[2])
    case 3:
      let year = parts[2].count == 2 ? 2000 + numbers[2] : numbers[2]
      days = orders(numbers).flatMap { date(year, $0.month, $0.day) }
    default: return nil
    }
    return days.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The reason why a day in several words is none.
  private static func reason(_ spoken: SpokenDay, _ today: Day) -> String {
    switch spoken.day {
    case .date(let day): "\(day) is a \(DayWords.name(of: day.weekday))"
    case .next(let weekday): words(GivenDay.next(weekday, today))
    default: "there is no such day"
    }
  }

  private static func words(_ days: [Day]) -> String {
    let words = days.map(\.description).joined(separator: " or ")
    return days.count > 1 ? "it may be \(words)" : "it is written \(words)"
  }

  private static let unreadable = "a day is written like \(GivenDay.examples)"

  /// Month and day in both orders.
  private static func orders(_ numbers: [Int]) -> [(month: Int, day: Int)] {
    [(numbers[0], numbers[1]), (numbers[1], numbers[0])]
  }

  private static func yearDay(_ month: Int, _ day: Int) -> GivenDay? {
    Day(year: 2000, month: month, day: day) == nil ? nil : .yearDay(month: month, day: day)
  }

  private static func date(_ year: Int, _ month: Int, _ day: Int) -> [GivenDay] {
    Day(year: year, month: month, day: day).map { [.date($0)] } ?? []
  }
}
