/// One instant, as the world counts it and as the campground's clock shows it.
public struct Moment: Hashable, Sendable {
  /// Seconds since 1970-01-01 00:00 UTC.
  public let seconds: Int
  /// The campground's today.
  public let day: Day
  /// The campground's time of day.
  public let time: TimeOfDay

  public init(seconds: Int, day: Day, time: TimeOfDay) {
    self.seconds = seconds
    self.day = day
    self.time = time
  }
}

/// Tells what time it is at the campground (domain rule R2).
///
/// Services are given one, so that a test, a rehearsal or `--now` can choose the day.
public struct CampgroundClock: Sendable {
  private let read: @Sendable () -> Moment

  public init(_ read: @escaping @Sendable () -> Moment) {
    self.read = read
  }

  public var now: Moment { read() }
  public var today: Day { now.day }

  /// Stands still.
  public static func fixed(_ moment: Moment) -> CampgroundClock {
    CampgroundClock { moment }
  }

  /// Stands still at a time of a day, in a campground whose clock shows UTC.
  public static func fixed(_ day: Day, _ time: TimeOfDay = .midnight) -> CampgroundClock {
    .fixed(Moment(seconds: day.number * 86_400 + time.minutes * 60, day: day, time: time))
  }
}
