/// The stays that somebody has to choose among: each arrival of a span of days, for each number of nights.
public struct AvailabilityWindow: Hashable, Sendable {
  /// The first day of arrival.
  public var arrival: Day
  /// The day after the last.
  public var arrivalBefore: Day
  /// Only arrivals on these; empty takes any.
  public var weekdays: Set<Weekday> = []
  public var fewestNights: Int
  public var mostNights: Int
  /// Nil asks for every site.
  public var site: SiteNumber?
  public var party: Party
  public var needs: SiteNeeds
  /// At most so many answers.
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

  /// What makes it a question that no campground could answer.
  var problems: [Problem] {
    var problems: [Problem] = []
    if fewestNights < 1 { problems.append(.stay(.invalidNumberOfNights(fewestNights))) }
    if mostNights > StayRules.longestStay {
      problems.append(.rule(.aboveMaximumStay(mostNights, limit: StayRules.longestStay, nil)))
    }
    if fewestNights > mostNights {
      problems.append(.stay(.crossedNights(fewest: fewestNights, most: mostNights)))
    }
    if arrival >= arrivalBefore { problems.append(.stay(.noArrivals(from: arrival, before: arrivalBefore))) }
    if let limit, limit < 0 { problems.append(.report(.invalidLimit(limit))) }
    return problems + party.problems
  }

  /// By arrival, then nights; only to be asked when there are no ``problems``.
  var stays: some Sequence<Stay> {
    (arrival..<arrivalBefore).lazy.filter { weekdays.isEmpty || weekdays.contains($0.weekday) }.flatMap { arrival in
      (fewestNights...mostNights).lazy.compactMap { Stay(arrival: arrival, numberOfNights: $0) }
    }
  }
}
