/// The nights a party occupies: from `arrival` up to, not including, `departure`.
///
/// The departure day is not a night, so one party may leave on the day the next arrives (domain rules R1, R3).
public struct Stay: Hashable, Sendable {
  /// The nights, never empty.
  public let nights: Range<Day>

  /// Returns nil unless departure follows arrival.
  public init?(arrival: Day, departure: Day) {
    guard arrival < departure else { return nil }
    nights = arrival..<departure
  }

  /// Returns nil for fewer than 1 night, and when the stay would end after the calendar does.
  public init?(arrival: Day, numberOfNights: Int) {
    guard numberOfNights >= 1, numberOfNights <= arrival.distance(to: .latest) else { return nil }
    nights = arrival..<arrival.advanced(by: numberOfNights)
  }

  private init(nights: Range<Day>) { self.nights = nights }

  package static let blank = Stay(nights: Day.earliest..<Day.latest)

  public var arrival: Day { nights.lowerBound }
  public var departure: Day { nights.upperBound }
  public var numberOfNights: Int { nights.count }
}

extension Stay {
  /// The stay together with those that touch or overlap it, and those that touch these, as one.
  func joined(with others: [Stay]) -> Stay {
    var (whole, rest) = (nights, others)
    while let index = rest.firstIndex(where: { $0.arrival <= whole.upperBound && whole.lowerBound <= $0.departure }) {
      let other = rest.remove(at: index)
      whole = min(whole.lowerBound, other.arrival)..<max(whole.upperBound, other.departure)
    }
    return Stay(arrival: whole.lowerBound, departure: whole.upperBound) ?? self
  }
}

/// The requested stay: from a day, for a number of nights or until another day.
public struct StayRequest: Hashable, Sendable {
  public var arrival: Day
  public var numberOfNights: Int

  public init(arrival: Day, numberOfNights: Int) {
    self.arrival = arrival
    self.numberOfNights = numberOfNights
  }

  /// A departure on or before the arrival makes a request for 0 or fewer nights, which is refused as such.
  public init(arrival: Day, departure: Day) {
    self.init(arrival: arrival, numberOfNights: arrival.distance(to: departure))
  }
}
