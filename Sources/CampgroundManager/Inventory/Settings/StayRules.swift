/// The rules of stays on a site, each judged apart (domain rule R16).
struct StayRules {
  /// The longest stay in nights, whatever the settings.
  static let longestStay = 1000

  let settings: CampgroundSettings
  let today: Day
  /// The camper's other stays, of which those that touch a stay count with it; empty while no camper is given.
  let others: [Stay]
  /// The site's type; nil while no site is given, which leaves the campground's own limits.
  private let type: Slug?
  /// The limits that differ for the type.
  private let ofType: StayLimits
  private let limits: StayLimits

  init(settings: CampgroundSettings, today: Day, others: [Stay] = [], type: Slug? = nil) {
    self.settings = settings
    self.today = today
    self.others = others
    self.type = type
    ofType = settings.limits(of: type)
    limits = ofType.over(settings.limits)
  }

  /// The rules for sites of a type.
  func on(_ type: Slug) -> StayRules {
    StayRules(settings: settings, today: today, others: others, type: type)
  }

  /// The stay that these values make; reports in `problems` every rule it breaks.
  ///
  /// An arrival that was agreed on before is not judged again.
  func stay(arrival: Day, numberOfNights: Int, isNewArrival: Bool = true, _ problems: inout [Problem]) -> Stay? {
    guard let stay = Stay(arrival: arrival, numberOfNights: numberOfNights), numberOfNights <= Self.longestStay else {
      if numberOfNights < 1 { problems.append(.invalidNumberOfNights(numberOfNights)) }
      if isNewArrival { problems += self.problems(arrival: arrival) }
      if numberOfNights >= 1 { problems += self.problems(numberOfNights: numberOfNights) }
      if (1...Self.longestStay).contains(numberOfNights) { problems.append(.stayPastCalendar(numberOfNights)) }
      return nil
    }
    problems += self.problems(of: stay, isNewArrival: isNewArrival)
    return stay
  }

  /// True when a stay breaks no rule.
  func allow(_ stay: Stay) -> Bool { problems(of: stay).isEmpty }

  /// The problems of a stay, one for each rule that it breaks.
  func problems(of stay: Stay, isNewArrival: Bool = true) -> [Problem] {
    (isNewArrival ? problems(arrival: stay.arrival) : []) + problems(numberOfNights: stay.numberOfNights)
      + problems(departure: stay.departure) + seasonProblems(stay) + consecutiveProblems(stay)
  }
}

/// The rules, one by one.
extension StayRules {
  private func problems(arrival: Day) -> [Problem] {
    var problems: [Problem] = []
    if arrival < today {
      problems.append(.arrivalInPast(arrival, today: today))
    } else if let days = limits.windowDays, arrival > today.advanced(by: days) {
      problems.append(.outsideBookingWindow(arrival, last: today.advanced(by: days), typeThatSays(\.windowDays)))
    }
    if limits.closedToArrival?.contains(arrival) == true {
      problems.append(.closedToArrival(arrival, typeThatSays(\.closedToArrival)))
    }
    return problems
  }

  private func problems(numberOfNights nights: Int) -> [Problem] {
    let longest = min(limits.maxNights ?? Self.longestStay, Self.longestStay)
    if nights > longest { return [.aboveMaximumStay(nights, longest, typeThatSays(\.maxNights))] }
    if let shortest = limits.minNights, nights < shortest {
      return [.belowMinimumStay(nights, shortest, typeThatSays(\.minNights))]
    }
    return []
  }

  private func problems(departure: Day) -> [Problem] {
    guard limits.closedToDeparture?.contains(departure) == true else { return [] }
    return [.closedToDeparture(departure, typeThatSays(\.closedToDeparture))]
  }

  private func seasonProblems(_ stay: Stay) -> [Problem] {
    guard let season = limits.open, let closed = stay.nights.first(where: { !season.contains(night: $0) }) else {
      return []
    }
    return [.closedSeason(closed, season: season, typeThatSays(\.open))]
  }

  private func consecutiveProblems(_ stay: Stay) -> [Problem] {
    guard let most = limits.maxConsecutive else { return [] }
    let nights = stay.joined(with: others).numberOfNights
    return nights > most ? [.aboveMaximumConsecutive(nights, most, typeThatSays(\.maxConsecutive))] : []
  }

  /// The type, when a rule is the type's own, for the message.
  private func typeThatSays<Value>(_ limit: KeyPath<StayLimits, Value?>) -> Slug? {
    ofType[keyPath: limit] == nil ? nil : type
  }
}
