import Arguments
import CampgroundManager

// The readers of the rules of stays.

extension ValueReader<Season> {
  static var season: ValueReader {
    text("season", reason: "a season is written like 05-01..10-15, or all-year") { Season($0) }
  }
}

extension ValueReader<YearDay> {
  static var yearDay: ValueReader { text("day", reason: "a day of every year is written like 07-04") { YearDay($0) } }
}

extension ValueReader<DaySet> {
  /// Some days: a list of JSON, or words between commas.
  static var days: ValueReader {
    let reason = "weekdays and days are written like fri,sat,2027-07-04, or none"
    let day = ValueReader<String>.text("day", reason: reason) { $0.contains(",") || DaySet($0) == nil ? nil : $0 }
    let names = Completion.choices { Weekday.allCases.map(\.rawValue) }
    return ValueReader("days", completion: .list(names), separator: ",") { given throws(InvalidValue) in
      if case .word(let text) = given, let set = DaySet(text) { return set }
      guard case .list(let values) = given else {
        throw InvalidValue(given.isWord ? reason : "it is not a list")
      }
      let words = try day.readParts(values)
      return words.isEmpty ? .none : DaySet(words.joined(separator: ",")) ?? .none
    }
  }
}

extension ArgumentValue {
  fileprivate var isWord: Bool {
    if case .word = self { true } else { false }
  }
}
