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
