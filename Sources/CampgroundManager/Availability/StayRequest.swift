/// When somebody wants to stay: from a day, for a number of nights or until another day.
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

/// What somebody asks the campground for.
public struct AvailabilityRequest: Hashable, Sendable {
  public var stay: StayRequest
  /// Nil asks for every site.
  public var site: SiteNumber?
  public var party: Party
  public var needs: SiteNeeds
  /// At most so many answers.
  public var limit: Int?

  public init(stay: StayRequest, party: Party = Party(), needs: SiteNeeds = SiteNeeds()) {
    self.stay = stay
    self.party = party
    self.needs = needs
  }
}
