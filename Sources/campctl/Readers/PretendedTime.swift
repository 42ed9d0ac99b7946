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
