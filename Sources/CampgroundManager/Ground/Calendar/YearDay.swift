import JSONText
import Persistence

/// A day of every year, written `07-04`.
package struct YearDay: Hashable, Comparable, Sendable {
  let month: Int
  let day: Int

  init(month: Int, day: Int) { (self.month, self.day) = (month, day) }

  /// The day of the year that a date is.
  init(_ date: Day) { (_, month, day) = date.civil }

  package static func < (left: Self, right: Self) -> Bool { (left.month, left.day) < (right.month, right.day) }
}

extension YearDay: LosslessStringConvertible {
  /// Returns nil unless the text names a day that exists in some year.
  package init?(_ text: String) {
    // 2000 was a leap year, so 02-29 is a day of it.
    guard let day = Day("2000-" + text) else { return nil }
    self.init(day)
  }

  package var description: String { "\(Digits.padded(month, to: 2))-\(Digits.padded(day, to: 2))" }
}

extension YearDay: Encodable, FieldRepresentable {
  package func encode(to encoder: any Encoder) throws { try encodeText(to: encoder) }

  package var fieldValue: FieldValue { .text(description) }
}

/// Days of every year in one column: `07-04,12-24`.
struct YearDayList: ColumnValue {
  let days: [YearDay]

  init(_ days: [YearDay]) { self.days = days }

  var stored: StoredValue { .text(days.map(\.description).joined(separator: ",")) }

  init?(stored: StoredValue) {
    guard let text = String(stored: stored) else { return nil }
    days = text.split(separator: ",").compactMap { YearDay(String($0)) }
    // A rule of no day would be one of all.
    guard self.stored == stored else { return nil }
  }

  var fieldValue: FieldValue { .list(days.map(\.fieldValue)) }

  init?(json: JSONValue) {
    guard let values = json.list else { return nil }
    days = values.compactMap { $0.string.flatMap { YearDay($0) } }
    guard days.count == values.count else { return nil }
  }
}
