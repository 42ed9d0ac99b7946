/// A rule of stays that new settings have made stricter, and the stays that stand although they break it.
package struct StaysLeftOutside: Hashable, Sendable {
  package enum Rule: Hashable, Sendable, CaseIterable {
    case season
    case longestStay
    case bookingWindow
  }

  package let rule: Rule
  /// The reservations, oldest first.
  package let reservations: [ReservationID]
}

/// The stays that a change of the settings leaves outside the rules.
extension ReservationService {
  /// The stays to come, or going on, that the settings allowed and that new ones would not; by rule.
  package func staysLeftOutside(
    by after: CampgroundSettings, insteadOf before: CampgroundSettings
  ) throws -> [StaysLeftOutside] {
    guard before.limits != after.limits || before.types != after.types else { return [] }
    let types = Dictionary(
      try sites.listCampSites().map { ($0.siteNumber, $0.type) }, uniquingKeysWith: { first, _ in first })
    var (filter, left) = (ReservationFilter(), [StaysLeftOutside.Rule: [ReservationID]]())
    filter.statuses = [.held, .reserved, .checkedIn]
    filter.from = today
    try forEachReservation(filter) { reservation in
      guard let id = reservation.id else { return }
      let places = Set(reservation.nights.filter { $0.night >= today }.compactMap { types[$0.site] })
      func broken(_ settings: CampgroundSettings) -> Set<StaysLeftOutside.Rule> {
        reservation.broken(by: settings, on: places, today: today)
      }
      for rule in broken(after).subtracting(broken(before)) { left[rule, default: []].append(id) }
    }
    return StaysLeftOutside.Rule.allCases.compactMap { rule in
      left[rule].map { StaysLeftOutside(rule: rule, reservations: $0.sorted()) }
    }
  }
}

/// The stays that a rule with a name leaves outside.
extension ReservationService {
  /// The stays to come, or going on, that break a rule by themselves and stand, oldest first.
  package func staysLeftOutside(by rule: NamedRule) throws -> [ReservationID] {
    let sites = Dictionary(
      try sites.listCampSites().map { ($0.siteNumber, $0) }, uniquingKeysWith: { first, _ in first })
    let rules = StayRules(settings: CampgroundSettings(), named: [rule], today: today)
    var (filter, left) = (ReservationFilter(), [ReservationID]())
    filter.statuses = [.held, .reserved, .checkedIn]
    filter.from = today
    try forEachReservation(filter) { reservation in
      guard let id = reservation.id, let stay = reservation.days else { return }
      let places = Set(reservation.nights.map(\.site)).compactMap { sites[$0] }
      if places.contains(where: { !rules.on($0).broken(by: stay).isEmpty }) { left.append(id) }
    }
    return left.sorted()
  }
}

extension Reservation {
  /// The rules that the stay breaks on sites of some types.
  fileprivate func broken(
    by settings: CampgroundSettings, on types: Set<Slug>, today: Day
  ) -> Set<StaysLeftOutside.Rule> {
    guard let stay = Stay(arrival: arrival, departure: departure) else { return [] }
    let problems = types.flatMap { StayRules(settings: settings, named: [], today: today, type: $0).problems(of: stay) }
    return Set(problems.compactMap(StaysLeftOutside.Rule.init))
  }
}

extension StaysLeftOutside.Rule {
  /// Returns nil for a problem of another rule.
  fileprivate init?(_ problem: Problem) {
    switch problem.kind {
    case .rule(.closedSeason): self = .season
    case .rule(.aboveMaximumStay): self = .longestStay
    case .rule(.outsideBookingWindow): self = .bookingWindow
    default: return nil
    }
  }
}
