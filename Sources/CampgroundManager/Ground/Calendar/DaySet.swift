import JSONText
import Persistence

/// Some weekdays of every week and some days of the calendar, written `sun,2027-07-04`; none of them is `none`.
public struct DaySet: Hashable, Sendable {
  let weekdays: Set<Weekday>
  let days: Set<Day>

  public static let none = DaySet(weekdays: [], days: [])

  public var isEmpty: Bool { weekdays.isEmpty && days.isEmpty }

  /// True for one of the days, and for every day on one of the weekdays.
  public func contains(_ day: Day) -> Bool {
    weekdays.contains(day.weekday) || days.contains(day)
  }

  /// Weekdays from Monday on, then days ascending, each as it is written.
  package var words: [String] {
    Weekday.allCases.filter(weekdays.contains).map(\.rawValue) + days.sorted().map(\.description)
  }

  /// Returns nil when a word is neither a weekday nor a day.
  init?(words: [String]) {
    if words == ["none"] {
      self = .none
      return
    }
    let weekdays = words.compactMap { Weekday(rawValue: $0.lowercased()) }
    let days = words.compactMap(Day.init)
    guard weekdays.count + days.count == words.count else { return nil }
    self.init(weekdays: Set(weekdays), days: Set(days))
  }

  private init(weekdays: Set<Weekday>, days: Set<Day>) {
    self.weekdays = weekdays
    self.days = days
  }
}

extension DaySet: LosslessStringConvertible {
  public init?(_ text: String) {
    self.init(words: text.split(separator: ",", omittingEmptySubsequences: false).map(String.init))
  }

  public var description: String { isEmpty ? "none" : words.joined(separator: ",") }
}

/// A list of its words, as JSON has it.
extension DaySet: Encodable, FieldRepresentable {
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for word in words { try list.encode(word) }
  }

  package var fieldValue: FieldValue { .list(words.map { .text($0) }) }
}

extension DaySet: ColumnValue {
  init?(json: JSONValue) {
    guard let values = json.list else { return nil }
    let words = values.compactMap(\.string)
    guard words.count == values.count else { return nil }
    self.init(words: words)
  }
}

extension DaySet: Storable {
  @usableFromInline package var stored: StoredValue { .text(words.joined(separator: ",")) }

  @usableFromInline package init?(stored: StoredValue) {
    guard let text = String(stored: stored) else { return nil }
    self.init(words: text.split(separator: ",").map(String.init))
    guard self.stored == stored else { return nil }
  }
}
