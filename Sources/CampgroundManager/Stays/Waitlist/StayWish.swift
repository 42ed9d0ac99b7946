/// The stays that a waiting party would take: one arrival or any in a window, for a number of nights.
public struct StayWish: Hashable, Sendable, Encodable {
  public var arrive: Day
  /// The day before which any arrival is acceptable; nil takes the one arrival.
  public var arriveBefore: Day?
  /// The weekdays of arrival; empty for any.
  public var weekdays: [Weekday]
  public var minNights: Int
  public var maxNights: Int

  public init(
    arrive: Day, arriveBefore: Day? = nil, weekdays: [Weekday] = [], minNights: Int, maxNights: Int? = nil
  ) {
    self.arrive = arrive
    self.arriveBefore = arriveBefore
    self.weekdays = weekdays
    self.minNights = minNights
    self.maxNights = maxNights ?? minNights
  }

  /// The longest window in days; a longer one is refused.
  static let longestWindow = 366

  /// True when it is for one stay and no other.
  var isExact: Bool { arriveBefore == nil && minNights == maxNights }

  /// The suitable arrivals from a day on, ascending.
  func arrivals(from day: Day) -> [Day] {
    let end = arriveBefore ?? arrive.advanced(by: 1)
    guard max(arrive, day) < end else { return [] }
    return (max(arrive, day)..<end).filter { weekdays.isEmpty || weekdays.contains($0.weekday) }
  }

  /// The earliest stay, and the shortest on that day.
  public var earliest: StayRequest {
    StayRequest(arrival: arrivals(from: arrive).first ?? arrive, numberOfNights: minNights)
  }

  /// The day after the last night that any of the stays can have.
  var end: Day { (arrivals(from: arrive).last ?? arrive).advanced(by: maxNights) }

  /// True when every stay would have begun before this day.
  func isPast(on today: Day) -> Bool { arrivals(from: today).isEmpty }
}

extension StayWish: Recorded {
  static let blank = StayWish(arrive: .earliest, minNights: 1)

  static let fields: FieldList<Self> = [
    field("arrive", { $0.arrive }, { $0.arrive = $1 }),
    field("arriveBefore", column: "arrive_before", { $0.arriveBefore }, { $0.arriveBefore = $1 }),
    field("weekdays", { WeekdayList($0.weekdays) }, { $0.weekdays = $1.weekdays }),
    field("minNights", column: "min_nights", { $0.minNights }, { $0.minNights = $1 }),
    field("maxNights", column: "max_nights", { $0.maxNights }, { $0.maxNights = $1 }),
  ]
}

extension StayWish: FieldWritable {}

extension StayWish {
  /// The problems of the wish on any site; ``StayRules`` judges the rules of the campground.
  var problems: [Problem] {
    var problems: [Problem] = []
    if minNights > maxNights { problems.append(.stay(.crossedNights(fewest: minNights, most: maxNights))) }
    if minNights <= StayRules.longestStay, maxNights > StayRules.longestStay {
      problems.append(.rule(.aboveMaximumStay(maxNights, limit: StayRules.longestStay, nil)))
    }
    if let end = arriveBefore {
      let days = arrive.distance(to: end)
      if days < 1 || days > Self.longestWindow {
        problems.append(.waitlist(.invalidArrivalWindow(end, longest: Self.longestWindow)))
      } else if arrivals(from: arrive).isEmpty {
        problems.append(.waitlist(.noArrivalInWindow(weekdays)))
      }
    }
    return problems
  }
}

extension StayWish {
  /// True when the rules allow one of the stays.
  func isAllowed(by rules: StayRules) -> Bool {
    arrivals(from: rules.today).contains { arrival in
      (minNights...maxNights).contains { nights in
        Stay(arrival: arrival, numberOfNights: nights).map(rules.allow) ?? false
      }
    }
  }
}
