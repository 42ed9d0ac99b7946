import Arguments
import CampgroundManager

/// The days that a text may mean whose parts could stand in several orders: `7/4`, `7/4/2027`.
enum DayReadings {
  /// The reason why a text is no day, with all that it may mean.
  static func reason(_ text: String, _ relation: DayRelation, today: Day, otherEnd: Day?) -> String {
    let parts = text.utf8.split(omittingEmptySubsequences: false) { "/.-".utf8.contains($0) }
    let numbers = parts.compactMap { Digits.value(of: $0) }
    guard numbers.count == parts.count, parts.allSatisfy({ $0.count <= 4 }) else { return unreadable }
    let given: [GivenDay]
    switch numbers.count {
    case 2: given = orders(numbers).compactMap { yearDay($0.month, $0.day) }
    case 3 where parts[0].count == 4: given = date(numbers[0], numbers[1], numbers[2])
    case 3:
      let year = parts[2].count == 2 ? 2000 + numbers[2] : numbers[2]
      given = orders(numbers).flatMap { date(year, $0.month, $0.day) }
    default: return unreadable
    }
    var days: [Day] = []
    for case let day? in given.map({ $0.day(relation, today: today, otherEnd: otherEnd) }) where !days.contains(day) {
      days.append(day)
    }
    if days.isEmpty { return "there is no such day" }
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
