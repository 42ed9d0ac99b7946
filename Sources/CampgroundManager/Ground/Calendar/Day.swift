import Persistence

/// A calendar day at the campground, from 0001-01-01 to 9999-12-31.
///
/// It is a count of days, so arithmetic never meets an hour or a time zone (domain rule R1).
public struct Day: Hashable, Sendable {
  /// The number of days since 1970-01-01.
  package let number: Int

  /// The first day that can be written, 0001-01-01.
  package static let earliest = Day(unchecked: -719_162)
  /// The last day that can be written, 9999-12-31.
  package static let latest = Day(unchecked: 2_932_896)

  init(unchecked number: Int) {
    self.number = number
  }

  /// Returns nil outside the years 1 to 9999.
  package init?(number: Int) {
    guard (Day.earliest.number...Day.latest.number).contains(number) else { return nil }
    self.init(unchecked: number)
  }

  /// Returns nil for a day that does not exist, such as 29 February 2027.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    guard (1...Day.days(inMonth: month, of: year)).contains(day) else { return nil }
    self.init(unchecked: Day.number(year: year, month: month, day: day))
  }
}

extension Day {
  /// The Gregorian year, month and day.
  package var civil: (year: Int, month: Int, day: Int) {
    // Years are counted from March, so that the leap day is the last of its year; 146,097 days make 400 years.
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }

  private static func number(year: Int, month: Int, day: Int) -> Int {
    let marchYear = month <= 2 ? year - 1 : year
    let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

/// Stepping past either end of the calendar stays at that end, so no request can overflow.
extension Day: Strideable {
  public func distance(to other: Day) -> Int { other.number - number }

  public func advanced(by days: Int) -> Day {
    let (sum, overflow) = number.addingReportingOverflow(days)
    if overflow { return days > 0 ? .latest : .earliest }
    return Day(unchecked: Swift.min(Swift.max(sum, Day.earliest.number), Day.latest.number))
  }
}

extension Day: Storable {
  @usableFromInline package var stored: StoredValue { .integer(Int64(number)) }

  @usableFromInline package init?(stored: StoredValue) {
    guard let number = Int(stored: stored) else { return nil }
    self.init(number: number)
  }
}

extension Day: ColumnValue {
  package static var kind: FieldKind { .day }
}

/// A day is written `YYYY-MM-DD`, and read from nothing else.
extension Day: LosslessStringConvertible {
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else { return nil }
    guard let year = Digits.value(of: bytes[0..<4]), let month = Digits.value(of: bytes[5..<7]),
      let day = Digits.value(of: bytes[8..<10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  public var description: String {
    let (year, month, day) = civil
    return "\(Digits.padded(year, to: 4))-\(Digits.padded(month, to: 2))-\(Digits.padded(day, to: 2))"
  }
}

extension Day: Encodable {
  public func encode(to encoder: any Encoder) throws { try encodeText(to: encoder) }
}

/// The calendar months and years that days lie in.
extension Day {
  /// The first day of this day's month.
  var firstOfMonth: Day { advanced(by: 1 - civil.day) }

  /// The last day of this day's month.
  var lastOfMonth: Day {
    let (year, month, _) = civil
    let next = month == 12 ? Day(year: year + 1, month: 1, day: 1) : Day(year: year, month: month + 1, day: 1)
    return next?.advanced(by: -1) ?? .latest
  }

  /// All days of this day's month.
  var month: Range<Day> { firstOfMonth..<lastOfMonth.advanced(by: 1) }

  /// The Monday of this day's week, or the first day of the calendar.
  var firstOfWeek: Day { advanced(by: -(((number + 3) % 7 + 7) % 7)) }

  /// 1 January of this day's year.
  var firstOfYear: Day { Day(year: civil.year, month: 1, day: 1) ?? .earliest }

  /// 1 January of the year after this day's; in the last year its last day.
  var firstOfNextYear: Day { Day(year: civil.year + 1, month: 1, day: 1) ?? .latest }
}
