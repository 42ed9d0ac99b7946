/// What the campground's settings say of when one may stay (domain rule R16).
struct StayRules {
  /// In nights, whatever the settings say.
  static let longestStay = 1000

  let settings: CampgroundSettings
  let today: Day

  /// The stay that these values make; names in `problems` every rule it breaks.
  func stay(arrival: Day, numberOfNights: Int, _ problems: inout [Problem]) -> Stay? {
    guard numberOfNights >= 1 else {
      problems.append(.invalidNumberOfNights(numberOfNights))
      problems += self.problems(arrival: arrival)
      return nil
    }
    problems += self.problems(arrival: arrival)
    problems += self.problems(numberOfNights: numberOfNights)
    guard numberOfNights <= Self.longestStay else { return nil }
    guard let stay = Stay(arrival: arrival, numberOfNights: numberOfNights) else {
      problems.append(.stayPastCalendar(numberOfNights))
      return nil
    }
    if let season = settings.open, let closed = stay.nights.first(where: { !season.contains(night: $0) }) {
      problems.append(.closedSeason(closed, season: season))
    }
    return stay
  }

  /// The rules that the stay breaks.
  func problems(of stay: Stay) -> [Problem] {
    var problems: [Problem] = []
    _ = self.stay(arrival: stay.arrival, numberOfNights: stay.numberOfNights, &problems)
    return problems
  }

  /// Whether the stay breaks no rule.
  func allow(_ stay: Stay) -> Bool { problems(of: stay).isEmpty }

  private func problems(arrival: Day) -> [Problem] {
    if arrival < today { return [.arrivalInPast(arrival, today: today)] }
    if let days = settings.windowDays, arrival > today.advanced(by: days) {
      return [.outsideBookingWindow(arrival, last: today.advanced(by: days))]
    }
    return []
  }

  private func problems(numberOfNights: Int) -> [Problem] {
    let longest = min(settings.maxNights ?? Self.longestStay, Self.longestStay)
    if numberOfNights > longest { return [.aboveMaximumStay(numberOfNights, longest)] }
    if numberOfNights < settings.minNights { return [.belowMinimumStay(numberOfNights, settings.minNights)] }
    return []
  }
}
