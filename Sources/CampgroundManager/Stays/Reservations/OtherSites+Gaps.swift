import Persistence

/// The gaps that a reservation leaves where its nights or its site change.
extension OtherSites {
  /// The gaps that a changed stay leaves at the ends that differ from before, if another site would do without one.
  func gapProblems(of reservation: Reservation, insteadOf before: Reservation?, _ rules: StayRules) throws -> [Problem]
  {
    guard let id = reservation.id, let stay = reservation.days,
      let judge = try gapJudge(of: stay, besides: before ?? reservation, id, rules)
    else { return [] }
    let segments = reservation.nights.segments
    var broken: [BrokenRule] = []
    for end in GapJudge.End.changed(stay, from: before?.days) {
      guard let segment = end == .arrival ? segments.first : segments.last,
        let part = Stay(arrival: segment.arrival, departure: segment.departure),
        let site = try site(segment.site),
        let rule = judge.broken(by: part, on: site, at: [end])
      else { continue }
      broken.append(rule)
    }
    return try naming(broken, stay) { try places(for: reservation, stay, besides: before) }
  }

  /// The judge of the gaps beside a reservation's stay, for which its own nights are free.
  private func gapJudge(
    of stay: Stay, besides reservation: Reservation, _ id: ReservationID, _ rules: StayRules
  ) throws -> GapJudge? {
    guard rules.longestGap(for: stay) != nil, var taken = try tables.group?.taken.get() ?? nil else {
      return try availability.gapJudge(
        of: stay, rules, keeping: "(night.reservation IS NULL OR night.reservation <> \(id))")
    }
    for night in reservation.nights {
      if let site = try site(night.site) { taken.remove(night.night, on: site) }
    }
    return GapJudge(rules: rules, taken: taken)
  }

  /// The problems of a changed stay, those of rules with a name with the nearest stay that would do.
  func suggesting(_ problems: [Problem], for reservation: Reservation) throws -> [Problem] {
    guard !problems.isEmpty else { return problems }
    return try availability.suggesting(
      problems,
      insteadOf: RequestedStay(
        stay: reservation.stay, fit: reservation.fit(),
        bounds: StayBounds(rules: rules(for: reservation.camper, besides: reservation.id))),
      at: sites.getCampSite(reservation.siteNumber), keeping: Self.kept(besides: [reservation], from: .earliest))
  }

  /// The gap that moved nights leave on a site, if another would do without one. In a swap the other party's nights are
  /// free, and its ends stay as they are.
  func gapProblems(
    of reservation: Reservation, at destination: Destination, _ rules: NewSiteRules
  ) throws -> [Problem] {
    let (moved, site, other) = (rules.moved, destination.site, destination.other)
    guard
      let judge = try availability.gapJudge(
        of: moved, rules.rules,
        keeping: Self.kept(besides: [reservation, other].compactMap(\.self), from: moved.arrival))
    else { return [] }
    let ends = GapJudge.End.changed(moved, from: other?.days)
    let broken = [judge.broken(by: moved, on: site, at: ends)].compactMap(\.self)
    return try naming(broken, moved) {
      // A limit that is overridden for this site is none for the others.
      try places(for: reservation, moved, MoveTerms(acceptsUnknownLength: destination.terms.acceptsUnknownLength))
        .filter { $0.site.id != site.id }
    }
  }

  /// A condition on `night`, false for those of some reservations from a day on.
  static func kept(besides reservations: [Reservation], from day: Day) -> SQL {
    let conditions = reservations.compactMap(\.id).map { id -> SQL in
      "(night.reservation IS NULL OR night.reservation <> \(id) OR night.night < \(day))"
    }
    return conditions.reduce("1 = 1") { "\($0) AND \($1)" }
  }

  /// The problems of gaps with the sites that leave none; none when there is no such site.
  private func naming(
    _ broken: [BrokenRule], _ stay: Stay, _ places: () throws -> [SiteChoice]
  ) throws -> [Problem] {
    if broken.isEmpty { return [] }
    let others = try places().filter { !$0.leavesGap }.prefix(5).map(\.site.siteNumber)
    if others.isEmpty { return [] }
    return broken.map { rule in
      var rule = rule
      rule.instead = BrokenRule.Instead(stay: stay, sites: Array(others))
      return .rule(.named(rule))
    }
  }
}
