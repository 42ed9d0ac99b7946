/// A day of a calendar, or a day and a time of it: `20270704`, `20270704T150000`, `20270704T190000Z`.
///
/// A time in a zone counts as the day that is written: it is the clock of the place where the party sleeps. A time in
/// UTC becomes the campground's.
struct CalendarTime: Hashable {
  let day: Day
  /// The seconds since the day began; nil for a day as such.
  let seconds: Int?

  /// Returns nil for any other text.
  init?(_ text: String, _ clock: CampgroundClock) {
    let bytes = Array(text.utf8)
    guard [8, 15, 16].contains(bytes.count), let year = Digits.value(of: bytes[0..<4]),
      let month = Digits.value(of: bytes[4..<6]), let dayOfMonth = Digits.value(of: bytes[6..<8]),
      let day = Day(year: year, month: month, day: dayOfMonth)
    else { return nil }
    guard bytes.count > 8 else {
      (self.day, seconds) = (day, nil)
      return
    }
    guard let seconds = Self.seconds(bytes[8..<15]) else { return nil }
    guard bytes.count == 16 else {
      (self.day, self.seconds) = (day, seconds)
      return
    }
    guard bytes[15] == UInt8(ascii: "Z") else { return nil }
    let moment = clock.moment(at: day.number * 86_400 + seconds)
    (self.day, self.seconds) = (moment.day, moment.time.minutes * 60)
  }

  private init(day: Day, seconds: Int) { (self.day, self.seconds) = (day, seconds) }

  /// The day and the time on its clock some seconds later.
  func after(_ length: Int) -> CalendarTime {
    let (days, rest) = Moment.split((seconds ?? 0) + length)
    return CalendarTime(day: day.advanced(by: days), seconds: rest)
  }

  /// The seconds of `T150000`; nil for any other text.
  private static func seconds(_ bytes: ArraySlice<UInt8>) -> Int? {
    let start = bytes.startIndex
    guard bytes[start] == UInt8(ascii: "T"), let hour = Digits.value(of: bytes[(start + 1)..<(start + 3)]),
      let minute = Digits.value(of: bytes[(start + 3)..<(start + 5)]),
      let second = Digits.value(of: bytes[(start + 5)..<(start + 7)]), hour < 24, minute < 60, second <= 60
    else { return nil }
    return (hour * 60 + minute) * 60 + second
  }
}
