/// Finds the sites to which a party could go, and what a party breaks or leaves by going there.
struct OtherSites: StayProcedure {
  let tables: StayTables

  /// The free sites that take a party for some nights, the best first (domain rule R27); those where it is then are not
  /// free.
  ///
  /// Its stay was agreed, so only the rules of another type of site are judged, as a move does.
  func places(
    for reservation: Reservation, _ nights: Stay, _ terms: MoveTerms = MoveTerms(), besides before: Reservation? = nil
  ) throws -> [SiteChoice] {
    let settings = try settings.settings()
    let suitability = Suitability(
      nights, reservation.fit(terms),
      StayBounds(
        rules: StayRules(settings: settings, named: [], today: today),
        overrides: Overrides(rules: "agreed", capacity: terms.overrides.capacity)), rates: RateBook([]))
    journal.store.expect([{ _ = try availability.free(for: suitability) }])
    guard let rules = try newSiteRules(of: before ?? reservation, from: nights.arrival) else { return [] }
    let kept = Self.kept(besides: [reservation], from: nights.arrival)
    func judge() throws -> GapJudge? { try availability.gapJudge(of: nights, rules.rules, keeping: kept) }
    journal.store.expect([{ _ = try judge() }])
    let choices = try availability.free(for: suitability).filter { choice in
      rules.problems(on: choice.site).allSatisfy(terms.overrides.cover)
    }
    guard let judge = try judge() else { return choices }
    return choices.map { choice in
      var choice = choice
      choice.leavesGap = judge.broken(by: nights, on: choice.site) != nil
      return choice
    }.sorted { $0.isBetter(than: $1) }
  }

  /// The other sites for the nights of a reservation from a day on, when a site does not fit its party or its needs.
  func elsewhere(
    _ problems: [Problem], for reservation: Reservation, from day: Day, _ terms: MoveTerms
  ) throws -> Elsewhere? {
    guard problems.contains(where: \.concernsFit) else { return nil }
    let present = reservation.site(on: day)
    if let nights = Stay(arrival: max(day, reservation.arrival), departure: reservation.departure) {
      let free = try places(for: reservation, nights, terms).map(\.site.siteNumber).filter { $0 != present }
      if !free.isEmpty { return .sites(Array(free.prefix(5))) }
    }
    return try Misfit(reservation.fit(terms), among: sites.listCampSites(), terms.overrides).map {
      .nowhere($0.besides(present))
    }
  }

  /// The sites that are free for the nights that blocks take from a party, besides those that are blocked; at most 5.
  func places(
    forLost nights: [Day], of reservation: Reservation, besides blocked: Set<SiteNumber>
  ) throws -> [SiteNumber] {
    let days = nights.filter { $0 >= today }
    guard let first = days.min(), let last = days.max(),
      let stay = Stay(arrival: first, departure: last.advanced(by: 1))
    else { return [] }
    return try places(for: reservation, stay).map(\.site.siteNumber).filter { !blocked.contains($0) }.prefix(5).map(
      \.self)
  }

  /// The ways to add nights to a stay; nil when none is added to nights that it has.
  func longerStay(
    _ after: Reservation, instead before: Reservation, _ conflict: Conflict
  ) throws -> LongerStay? {
    guard after.stay != before.stay else { return nil }
    let held = Set(before.nights.map(\.night))
    let added = after.nights.map(\.night).filter { !held.contains($0) }
    guard added.count < after.nights.count, let first = added.min(), let last = added.max(),
      let stay = Stay(arrival: first, departure: last.advanced(by: 1)), stay.numberOfNights == added.count
    else { return nil }
    let sites = try places(for: after, stay).map(\.site.siteNumber).filter { $0 != conflict.site }
    return LongerStay(sites: Array(sites.prefix(5)), comes: try coming(conflict))
  }

  /// The party of a conflict that is to come, and the sites that are free for its stay.
  private func coming(_ conflict: Conflict) throws -> LongerStay.Coming? {
    guard case .reservation(let id, let status) = conflict.holder, [.held, .reserved].contains(status),
      let party = try reservations.reservation(id), party.arrival >= today,
      let stay = Stay(arrival: party.arrival, departure: party.departure)
    else { return nil }
    let sites = try places(for: party, stay).prefix(5).map(\.site.siteNumber)
    return LongerStay.Coming(reservation: id, arrival: party.arrival, sites: sites)
  }
}

extension StayProcedure {
  var otherSites: OtherSites { OtherSites(tables: tables) }
}

/// The rules that nights on another site would break, without those that they break already where they are (R16).
///
/// The nights are judged as a stay of their own there; only that party arrives, though, whose stay begins with them.
struct NewSiteRules {
  let moved: Stay
  let former: [CampSite]
  let rules: StayRules
  let isArrival: Bool

  func problems(on site: CampSite) -> [Problem] {
    let others = former.filter { !rules.areSame(on: $0, site) }
    if others.isEmpty { return [] }
    let known = Set(others.flatMap { rules.on($0).problems(of: moved, isNewArrival: isArrival) })
    return rules.on(site).problems(of: moved, isNewArrival: isArrival).filter { !known.contains($0) }
  }
}

/// The rules of the site that nights move to.
extension OtherSites {
  /// The rules for the nights of a reservation from a day on, or nil when there are none; those before count as another
  /// stay that touches it.
  func newSiteRules(of before: Reservation, from day: Day) throws -> NewSiteRules? {
    guard let moved = Stay(arrival: day, departure: before.departure) else { return nil }
    let held = Set(before.nights.filter { $0.night >= day }.map(\.site))
    let former = try (held.isEmpty ? [before.site(on: day)] : held).compactMap(site)
    var rules = try rules(for: before.camper, besides: before.id)
    if let begun = Stay(arrival: before.arrival, departure: day) {
      var others = rules.others
      others.stays.append(begun)
      if rules.countsNights { others.nights += try nights(of: before, before: day) }
      rules = StayRules(settings: rules.settings, named: rules.named, today: rules.today, others: others)
    }
    return NewSiteRules(
      moved: moved, former: former, rules: rules, isArrival: day == before.arrival && before.status != .checkedIn)
  }

  /// The nights of a reservation before a day, as the camper's.
  private func nights(of reservation: Reservation, before day: Day) throws -> [CamperStays.Night] {
    let nights = reservation.nights.filter { $0.night < day }
    let types = nights.isEmpty ? [:] : try availability.sites.types()
    return nights.compactMap { night in
      types[night.site].map { CamperStays.Night(day: night.night, site: night.site, type: $0) }
    }
  }
}
