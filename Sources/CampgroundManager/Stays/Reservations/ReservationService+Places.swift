/// The sites to which a party could go.
extension ReservationService {
  /// The free sites that take a party for some nights, the best first (domain rule R27); those where it is then are not
  /// free.
  ///
  /// Its stay was agreed, so only the rules of another type of site are judged, as a move does.
  func places(
    for reservation: Reservation, _ nights: Stay, acceptingUnknownLength: Bool = false,
    _ overrides: Overrides = Overrides(),
    besides before: Reservation? = nil
  ) throws -> [SiteChoice] {
    let settings = try settings.settings()
    let suitability = Suitability(
      nights, reservation.fit(acceptingUnknownLength: acceptingUnknownLength),
      rules: StayRules(settings: settings, named: [], today: journal.clock.today), rates: RateBook([]),
      overrides: Overrides(rules: "agreed", capacity: overrides.capacity))
    guard let rules = try newSiteRules(of: before ?? reservation, from: nights.arrival) else { return [] }
    let choices = try availability.free(for: suitability).filter { choice in
      rules.problems(on: choice.site).allSatisfy(overrides.cover)
    }
    let kept = Self.kept(besides: [reservation], from: nights.arrival)
    guard let judge = try availability.gapJudge(of: nights, rules.rules, keeping: kept) else { return choices }
    return choices.map { choice in
      var choice = choice
      choice.leavesGap = judge.broken(by: nights, on: choice.site) != nil
      return choice
    }.sorted { $0.isBetter(than: $1) }
  }

  /// The other sites for the nights of a reservation from a day on, when a site does not fit its party or its needs.
  func elsewhere(
    _ problems: [Problem], for reservation: Reservation, from day: Day, _ overrides: Overrides,
    _ acceptingUnknownLength: Bool
  ) throws -> Elsewhere? {
    guard problems.contains(where: \.concernsFit) else { return nil }
    let present = reservation.site(on: day)
    if let nights = Stay(arrival: max(day, reservation.arrival), departure: reservation.departure) {
      let free = try places(for: reservation, nights, acceptingUnknownLength: acceptingUnknownLength, overrides)
        .map(\.site.siteNumber).filter { $0 != present }
      if !free.isEmpty { return .sites(Array(free.prefix(5))) }
    }
    let fit = reservation.fit(acceptingUnknownLength: acceptingUnknownLength)
    return try Misfit(fit, among: sites.listCampSites(), overrides).map { .nowhere($0.besides(present)) }
  }

  /// The sites that are free for the nights that blocks have taken from a party; at most 5.
  func placesForLost(_ nights: [Day], of reservation: Reservation) throws -> [SiteNumber] {
    let days = nights.filter { $0 >= journal.clock.today }
    guard let first = days.min(), let last = days.max(),
      let stay = Stay(arrival: first, departure: last.advanced(by: 1))
    else { return [] }
    return try places(for: reservation, stay).prefix(5).map(\.site.siteNumber)
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
      let party = try reservations.reservation(id), party.arrival >= journal.clock.today,
      let stay = Stay(arrival: party.arrival, departure: party.departure)
    else { return nil }
    let sites = try places(for: party, stay).prefix(5).map(\.site.siteNumber)
    return LongerStay.Coming(reservation: id, arrival: party.arrival, sites: sites)
  }
}
