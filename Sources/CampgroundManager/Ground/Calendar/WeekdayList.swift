import JSONText
import Persistence

/// Weekdays in one column: `fri,sat`.
struct WeekdayList: Kept {
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
