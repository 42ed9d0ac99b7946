/// One instant, as the world counts it and as the campground's clock shows it.
public struct Moment: Hashable, Sendable {
  /// Seconds since 1970-01-01 00:00 UTC.
  public let seconds: Int
  /// The campground's today.
  public let day: Day
  /// The campground's time of day.
  public let time: TimeOfDay

  package init(seconds: Int, day: Day, time: TimeOfDay) {
    self.seconds = seconds
    self.day = day
    self.time = time
  }

  /// The seconds of a stored instant, limited to the years of the calendar: another program's instant would overflow.
  static func bounded(_ seconds: Int) -> Int { min(max(seconds, -(1 << 40)), 1 << 40) }

  /// The number of whole days, and the remaining seconds of the day.
  static func split(_ seconds: Int) -> (days: Int, rest: Int) {
    let rest = (seconds % 86_400 + 86_400) % 86_400
    return ((seconds - rest) / 86_400, rest)
  }

  /// The day and the time to the second, `2027-07-04T12:30:00`; every zone's offset is whole minutes.
  package var text: String { "\(day)T\(time):\(Digits.padded(Self.split(seconds).rest % 60, to: 2))" }
}

/// The source of the current time at the campground (domain rule R2).
///
/// Services receive one, so that a test, a rehearsal or `--now` can choose the day.
public struct CampgroundClock: Sendable {
  private let read: @Sendable () -> Moment
  private let show: @Sendable (_ seconds: Int) -> Moment
  /// True unless it is the machine's own.
  let isPretended: Bool

  /// Makes a clock; `show` converts seconds since 1970-01-01 00:00 UTC to the campground's time.
  package init(
    isPretended: Bool = true, _ read: @escaping @Sendable () -> Moment,
    show: @escaping @Sendable (_ seconds: Int) -> Moment
  ) {
    self.read = read
    self.show = show
    self.isPretended = isPretended
  }

  public var now: Moment { read() }
  public var today: Day { now.day }

  /// The instant as the campground's clock shows it.
  package func moment(at seconds: Int) -> Moment { show(seconds) }

  /// A clock that stands still; it shows other instants by as much apart as they are.
  package static func fixed(_ moment: Moment) -> CampgroundClock {
    let shown = moment.day.number * 86_400 + moment.time.minutes * 60
    return CampgroundClock {
      moment
    } show: { seconds in
      let (days, rest) = Moment.split(shown + seconds - moment.seconds)
      return Moment(seconds: seconds, day: Day(number: days) ?? .latest, time: TimeOfDay(unchecked: rest / 60))
    }
  }

  /// A clock that stands still at a time of a day, in a campground whose clock shows UTC.
  public static func fixed(_ day: Day) -> CampgroundClock { .fixed(day, .midnight) }

  /// A clock that stands still at a time of a day, in a campground whose clock shows UTC.
  public static func fixed(_ day: Day, _ time: TimeOfDay) -> CampgroundClock {
    .fixed(Moment(seconds: day.number * 86_400 + time.minutes * 60, day: day, time: time))
  }
}
