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

// The readers of days. A day in words is made a day of the calendar before they read it (R42).

extension ValueReader<Day> {
  /// A day, in words the first from today on.
  static var day: ValueReader { day(.coming) }

  /// A day at the end of some days, in words the first after their other end, if that is given.
  static func day(_ direction: DayRelation.Direction = .coming, after otherEnd: StaticString) -> ValueReader {
    day(DayRelation(direction, after: otherEnd))
  }

  /// A day to look at, in words that of the direction.
  static func day(_ direction: DayRelation.Direction) -> ValueReader { day(DayRelation(direction)) }

  private static func day(_ relation: DayRelation) -> ValueReader {
    ValueReader("day") { given throws(InvalidValue) in
      let text = try text(given)
      if let day = Day(text) { return day }
      throw InvalidValue(DayReadings.reason(text, relation, today: .earliest, otherEnd: nil))
    }.counting(relation)
  }
}

extension ValueReader<Int> {
  /// A number of bytes, such as `500M` or `2G`.
  static var size: Self {
    ValueReader("size") { given throws(InvalidValue) in
      let size: Int? =
        switch given {
        case .number(let number): number
        case .word(let word), .text(let word): InputSize.bytes(word)
        default: nil
        }
      guard let size, size > 0 else { throw InvalidValue("it is written like 500M or 2G") }
      return size
    }
  }
}

extension ArgumentSet {
  /// The option of every command that reads files of input.
  static func maxSize(_ set: @escaping @Sendable (inout Self, Int) -> Void) -> Argument<Self> {
    option(
      "max-size", .size, "The most bytes that are read of a file, such as 500M or 2G.", set
    ).byDefault(InputSize.text(InputFile.usualLimit))
  }
}
