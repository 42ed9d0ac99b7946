/// The stays to choose among: each arrival of a span of days, for each number of nights.
public struct AvailabilityWindow: Hashable, Sendable {
  /// The first day of arrival.
  public var arrival: Day
  /// The day after the last arrival.
  public var arrivalBefore: Day
  /// The weekdays of arrival; empty for any.
  public var weekdays: Set<Weekday> = []
  public var fewestNights: Int
  public var mostNights: Int
  /// The site; nil for every site.
  public var site: SiteNumber?
  public var party: Party
  public var needs: SiteNeeds
  /// The maximum number of answers.
  public var limit: Int?

  public init(
    arrival: Day, before arrivalBefore: Day, fewestNights: Int, mostNights: Int, party: Party = Party(),
    needs: SiteNeeds = SiteNeeds()
  ) {
    self.arrival = arrival
    self.arrivalBefore = arrivalBefore
    self.fewestNights = fewestNights
    self.mostNights = mostNights
    self.party = party
    self.needs = needs
  }

  /// The problems that make it a question no campground could answer.
  var problems: [Problem] {
    var problems: [Problem] = []
    if fewestNights < 1 { problems.append(.invalidNumberOfNights(fewestNights)) }
    if mostNights > StayRules.longestStay { problems.append(.aboveMaximumStay(mostNights, StayRules.longestStay, nil)) }
    if fewestNights > mostNights { problems.append(.crossedNights(fewestNights, most: mostNights)) }
    if arrival >= arrivalBefore { problems.append(.noArrivals(from: arrival, before: arrivalBefore)) }
    if let limit, limit < 0 { problems.append(.invalidLimit(limit)) }
    return problems + party.problems
  }

  /// The stays by arrival, then nights. The window must have no ``problems``.
  var stays: some Sequence<Stay> {
    (arrival..<arrivalBefore).lazy.filter { weekdays.isEmpty || weekdays.contains($0.weekday) }.flatMap { arrival in
      (fewestNights...mostNights).lazy.compactMap { Stay(arrival: arrival, numberOfNights: $0) }
    }
  }
}
