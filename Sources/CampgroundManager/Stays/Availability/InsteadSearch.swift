import Persistence

/// The search for the stay that would do where a rule with a name refuses one: the nearest that all rules allow, and for
/// which a site is free.
struct InsteadSearch {
  let requested: Stay
  let rules: StayRules
  /// The lengths that may do: those near the requested one, and those that the broken rules would take.
  private let lengths: Set<Int>
  /// The number of days by which the arrival may differ.
  private let reach: Int

  init(_ requested: Stay, _ rules: StayRules, _ broken: [BrokenRule]) {
    (self.requested, self.rules) = (requested, rules)
    let nights = requested.numberOfNights
    var lengths = Set(max(1, nights - 7)...nights + 7)
    var reach = 7
    for rule in broken {
      switch rule.breach {
      case .tooShort(_, let limit), .tooLong(_, let limit): lengths.insert(limit)
      case .tooMany(_, let limit, let days):
        lengths.formUnion(1...min(limit, nights))
        reach = max(reach, min(days, 60))
      case .arrival, .departure, .gap: break
      }
    }
    (self.lengths, self.reach) = (lengths, reach)
  }

  /// The days among which all of them lie.
  var days: Range<Day> {
    let first = max(rules.today, requested.arrival.advanced(by: -reach))
    let end = requested.arrival.advanced(by: reach + (lengths.max() ?? 1))
    return min(first, end)..<end
  }

  /// The stays, the nearest first: those whose ends differ by the fewest days, of these the one with the nearest arrival,
  /// of these the later, and of these the longer. The requested stay is the first of them: another site may have no such rule.
  var stays: [Stay] {
    let arrivals = (-reach...reach).map(requested.arrival.advanced).filter { $0 >= rules.today }
    let stays = arrivals.flatMap { arrival in lengths.compactMap { Stay(arrival: arrival, numberOfNights: $0) } }
    return stays.sorted { distance(of: $0) < distance(of: $1) }
  }

  private func distance(of stay: Stay) -> (Int, Int, Int, Int) {
    let arrival = requested.arrival.distance(to: stay.arrival)
    let departure = requested.departure.distance(to: stay.departure)
    return (abs(arrival) + abs(departure), abs(arrival), -arrival, -stay.numberOfNights)
  }
}

extension AvailabilityService {
  /// The problems, each about a rule with a name with the nearest stay that works; as they are when another problem
  /// stands, too. The nights that the condition `kept` on `night` excludes count as free.
  func suggesting(
    _ problems: [Problem], insteadOf requested: RequestedStay, at site: CampSite?, keeping kept: SQL = "1 = 1"
  ) throws -> [Problem] {
    let broken = problems.compactMap { problem -> BrokenRule? in
      if case .rule(.named(let broken)) = problem.kind { broken } else { nil }
    }
    guard !broken.isEmpty, broken.count == problems.count, broken.allSatisfy({ $0.instead == nil }),
      let stay = Stay(arrival: requested.stay.arrival, numberOfNights: requested.stay.numberOfNights)
    else { return problems }
    let search = InsteadSearch(stay, requested.bounds.rules, broken)
    let instead = try instead(of: search, requested.fit, at: site, kept)
    return broken.map { rule in
      var rule = rule
      rule.instead = instead
      return .rule(.named(rule))
    }
  }

  private func instead(
    of search: InsteadSearch, _ fit: Fit, at site: CampSite?, _ kept: SQL
  ) throws -> BrokenRule.Instead? {
    let (sites, rates) = (try sites.all(where: fit.condition), try rates.book())
    let taken = try nights.taken(from: search.days.lowerBound, before: search.days.upperBound, where: kept)
    for stay in search.stays {
      let suitability = Suitability(stay, fit, StayBounds(rules: search.rules), rates: rates)
      let free = sites.filter { suitability.allows($0) && taken.isFree(stay, on: $0) }
      if free.isEmpty { continue }
      // The requested site is among the named ones, which are in natural order.
      let others = free.filter { $0.id != site?.id }.prefix(free.contains { $0.id == site?.id } ? 4 : 5)
      let named = Set(others.map(\.id) + [site?.id].compactMap(\.self))
      return BrokenRule.Instead(stay: stay, sites: free.filter { named.contains($0.id) }.map(\.siteNumber))
    }
    return nil
  }
}
