/// The rules of stays on a site, each judged apart (domain rule R16).
struct StayRules {
  /// The longest stay in nights, whatever the settings.
  static let longestStay = StayLimits.longestStay

  let settings: CampgroundSettings
  /// The rules with a name, in the order in which they were added.
  let named: [NamedRule]
  let today: Day
  /// The camper's other stays; empty while no camper is given.
  let others: CamperStays
  /// The site's type; nil while no site is given, which leaves the campground's own limits.
  private let type: Slug?
  /// The rules with a name that are for the site; while none is given, those for every site.
  let applying: [NamedRule]
  /// The limits that differ for the type.
  private let ofType: StayLimits
  private let limits: StayLimits

  init(
    settings: CampgroundSettings, named: [NamedRule], today: Day, others: CamperStays = CamperStays(),
    site: SiteNumber? = nil, type: Slug? = nil
  ) {
    self.settings = settings
    self.named = named
    applying = named.filter { $0.terms.isFor(site, type) }
    self.today = today
    self.others = others
    self.type = type
    ofType = settings.limits(of: type)
    limits = ofType.over(settings.limits)
  }

  /// The rules on a site.
  func on(_ site: CampSite) -> StayRules {
    StayRules(
      settings: settings, named: named, today: today, others: others, site: site.siteNumber, type: site.type)
  }

  /// The rules for all sites of a type.
  func on(_ type: Slug) -> StayRules {
    StayRules(settings: settings, named: named, today: today, others: others, type: type)
  }

  /// True when the same rules are for both sites.
  func areSame(on one: CampSite, _ other: CampSite) -> Bool {
    one.id == other.id || one.type == other.type && on(one).applying == on(other).applying
  }

  /// The stay that these values make; reports in `problems` every rule it breaks.
  ///
  /// An arrival that was agreed on before is not judged again, and no rule with a name that `before` broke as much.
  func stay(
    arrival: Day, numberOfNights: Int, isNewArrival: Bool = true, insteadOf before: Stay? = nil,
    _ problems: inout [Problem]
  ) -> Stay? {
    guard let stay = Stay(arrival: arrival, numberOfNights: numberOfNights), numberOfNights <= Self.longestStay else {
      if numberOfNights < 1 { problems.append(.stay(.invalidNumberOfNights(numberOfNights))) }
      if isNewArrival { problems += self.problems(arrival: arrival) }
      if numberOfNights >= 1 { problems += self.problems(numberOfNights: numberOfNights) }
      if (1...Self.longestStay).contains(numberOfNights) {
        problems.append(.stay(.pastCalendar(nights: numberOfNights)))
      }
      return nil
    }
    problems += self.problems(of: stay, isNewArrival: isNewArrival, insteadOf: before)
    return stay
  }

  /// True when a stay breaks no rule.
  func allow(_ stay: Stay) -> Bool { problems(of: stay).isEmpty }

  /// The problems of a stay, one for each rule that it breaks; of a shortest or longest stay the strictest.
  func problems(of stay: Stay, isNewArrival: Bool = true, insteadOf before: Stay? = nil) -> [Problem] {
    let named = broken(by: stay, insteadOf: before)
      .filter { isNewArrival || !$0.isAboutArrival }.map { Problem.rule(.named($0)) }
    return (isNewArrival ? problems(arrival: stay.arrival) : [])
      + (problems(numberOfNights: stay.numberOfNights) + named).strictest
      + problems(departure: stay.departure) + seasonProblems(stay) + consecutiveProblems(stay)
  }
}

/// The rules, one by one.
extension StayRules {
  func problems(arrival: Day) -> [Problem] {
    var problems: [Problem] = []
    if arrival < today {
      problems.append(.rule(.arrivalInPast(arrival, today: today)))
    } else if let days = limits.windowDays, arrival > today.advanced(by: days) {
      let last = today.advanced(by: days)
      problems.append(.rule(.outsideBookingWindow(arrival, last: last, typeThatSays(\.windowDays))))
    }
    if limits.closedToArrival?.contains(arrival) == true {
      problems.append(.rule(.closedToArrival(arrival, typeThatSays(\.closedToArrival))))
    }
    return problems
  }

  func problems(numberOfNights nights: Int) -> [Problem] {
    let longest = min(limits.maxNights ?? Self.longestStay, Self.longestStay)
    if nights > longest { return [.rule(.aboveMaximumStay(nights, limit: longest, typeThatSays(\.maxNights)))] }
    if let shortest = limits.minNights, nights < shortest {
      return [.rule(.belowMinimumStay(nights, limit: shortest, typeThatSays(\.minNights)))]
    }
    return []
  }

  private func problems(departure: Day) -> [Problem] {
    guard limits.closedToDeparture?.contains(departure) == true else { return [] }
    return [.rule(.closedToDeparture(departure, typeThatSays(\.closedToDeparture)))]
  }

  /// True when the night that begins on a day is in the season.
  func isOpen(on day: Day) -> Bool { limits.open?.contains(night: day) ?? true }

  private func seasonProblems(_ stay: Stay) -> [Problem] {
    guard let season = limits.open, let closed = stay.nights.first(where: { !season.contains(night: $0) }) else {
      return []
    }
    return [.rule(.closedSeason(closed, season, typeThatSays(\.open)))]
  }

  private func consecutiveProblems(_ stay: Stay) -> [Problem] {
    guard let most = limits.maxConsecutive else { return [] }
    let nights = stay.joined(with: others.stays).numberOfNights
    guard nights > most else { return [] }
    return [.rule(.aboveMaximumConsecutive(nights, limit: most, typeThatSays(\.maxConsecutive)))]
  }

  /// The type, when a rule is the type's own, for the message.
  private func typeThatSays<Value>(_ limit: KeyPath<StayLimits, Value?>) -> Slug? {
    ofType[keyPath: limit] == nil ? nil : type
  }
}

extension [Problem] {
  /// The problems without those of a length for which another of them has a stricter limit, or the same one before.
  fileprivate var strictest: [Problem] {
    enumerated().filter { place, problem in
      guard let limit = problem.strictness else { return true }
      return !enumerated().contains { other, stricter in
        guard stricter.name == problem.name, let strictness = stricter.strictness else { return false }
        return strictness > limit || strictness == limit && other < place
      }
    }.map(\.element)
  }
}

extension Problem {
  /// The limit of a problem of a stay's length, the larger the stricter.
  fileprivate var strictness: Int? {
    switch kind {
    case .rule(.belowMinimumStay(_, let limit, _)): limit
    case .rule(.aboveMaximumStay(_, let limit, _)): -limit
    case .rule(.named(let broken)):
      switch broken.breach {
      case .tooShort(_, let limit): limit
      case .tooLong(_, let limit): -limit
      case .tooMany, .arrival, .departure, .gap: nil
      }
    default: nil
    }
  }
}
