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
