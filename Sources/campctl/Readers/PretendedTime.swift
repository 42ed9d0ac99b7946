import CampgroundManager

/// A time to pretend, on the campground's clock.
struct PretendedTime: Sendable {
  let day: Day
  let time: TimeOfDay

  init?(_ text: String) {
    let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let day = parts.first.flatMap({ Day($0) ?? Day(unpadded: $0) }) else { return nil }
    let time = parts.count == 1 ? TimeOfDay.midnight : TimeOfDay(parts[1])
    guard let time else { return nil }
    self.day = day
    self.time = time
  }

  var moment: Moment { CampgroundClock.moment(at: day, time) }

  /// The text of it, as it is read.
  var text: String { "\(day)T\(time)" }
}

extension TimeOfDay {
  /// Reads a time as it is spoken: `3pm`, `11 am`, `3:30pm`. An hour alone is refused, because it may mean the morning
  /// or of the afternoon.
  init?(spoken text: String) {
    let word = text.lowercased()
    guard word.hasSuffix("am") || word.hasSuffix("pm") else { return nil }
    let digits = word.utf8.dropLast(2)
    let parts = (digits.last == UInt8(ascii: " ") ? digits.dropLast() : digits)
      .split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard let hour = Digits.value(of: parts[0]), (1...12).contains(hour), parts[0].count <= 2 else { return nil }
    var minutes = 0
    if parts.count == 2 {
      guard parts[1].count == 2, let given = Digits.value(of: parts[1]), given < 60 else { return nil }
      minutes = given
    }
    guard parts.count <= 2 else { return nil }
    self.init(minutes: (hour % 12 + (word.hasSuffix("pm") ? 12 : 0)) * 60 + minutes)
  }
}
