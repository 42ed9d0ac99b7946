/// The stays to choose among: each arrival of a span of days, for each number of nights.
package struct AvailabilityWindow: Hashable, Sendable {
  /// The first day of arrival.
  package var arrival: Day
  /// The day after the last arrival.
  package var arrivalBefore: Day
  /// The weekdays of arrival; empty for any.
  package var weekdays: Set<Weekday> = []
  package var fewestNights: Int
  package var mostNights: Int
  /// The site; nil for every site.
  package var site: SiteNumber?
  package var party = Party()
  package var needs = SiteNeeds()
  /// The maximum number of answers.
  package var limit: Int?

  package init(arrival: Day, before arrivalBefore: Day, fewestNights: Int, mostNights: Int) {
    (self.arrival, self.arrivalBefore) = (arrival, arrivalBefore)
    (self.fewestNights, self.mostNights) = (fewestNights, mostNights)
  }

  /// The problems that make it a question no campground could answer.
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

  /// The stays by arrival, then nights. The window must have no ``problems``.
  var stays: some Sequence<Stay> {
    (arrival..<arrivalBefore).lazy.filter { weekdays.isEmpty || weekdays.contains($0.weekday) }.flatMap { arrival in
      (fewestNights...mostNights).lazy.compactMap { Stay(arrival: arrival, numberOfNights: $0) }
    }
  }
}
