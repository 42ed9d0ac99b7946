import JSONText
import Persistence

/// A day of the week, written `mon` to `sun`.
public enum Weekday: String, Hashable, Sendable, CaseIterable {
  case mon
  case tue
  case wed
  case thu
  case fri
  case sat
  case sun
}

extension Weekday: LosslessStringConvertible {
  /// Returns nil for text other than the first three letters of an English weekday.
  public init?(_ text: String) { self.init(rawValue: text.lowercased()) }

  public var description: String { rawValue }
}

extension Weekday: Encodable {
  public func encode(to encoder: any Encoder) throws { try encodeText(to: encoder) }
}

extension Day {
  public var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    Weekday.allCases[((number + 3) % 7 + 7) % 7]
  }
}

extension Weekday: FieldRepresentable {}

/// Weekdays in one column: `fri,sat`.
struct WeekdayList: ColumnValue {
  let weekdays: [Weekday]

  init(_ weekdays: [Weekday]) {
    self.weekdays = weekdays
  }

  var stored: StoredValue { .text(weekdays.map(\.rawValue).joined(separator: ",")) }

  init?(stored: StoredValue) {
    guard let text = String(stored: stored) else { return nil }
    let words = text.split(separator: ",")
    weekdays = words.compactMap { Weekday(rawValue: String($0)) }
    // A rate of no weekday would apply to all.
    guard weekdays.count == words.count else { return nil }
  }

  var fieldValue: FieldValue { .list(weekdays.map(\.fieldValue)) }

  init?(json: JSONValue) {
    guard let values = json.list else { return nil }
    weekdays = values.compactMap { $0.string.flatMap { Weekday($0) } }
    guard weekdays.count == values.count else { return nil }
  }
}
