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

/// The rules and the price of the site that nights move to.
extension ReservationService {
  /// The rules for the nights of a reservation from a day on, or nil when there are none; those before count as another
  /// stay that touches it.
  func newSiteRules(of before: Reservation, from day: Day) throws -> NewSiteRules? {
    guard let moved = Stay(arrival: day, departure: before.departure) else { return nil }
    let held = Set(before.nights.filter { $0.night >= day }.map(\.site))
    let former = try (held.isEmpty ? [before.site(on: day)] : held).compactMap(sites.getCampSite)
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
    var types: [SiteNumber: Slug] = [:]
    for number in Set(nights.map(\.site)) { types[number] = try sites.getCampSite(number)?.type }
    return nights.compactMap { night in
      types[night.site].map { CamperStays.Night(day: night.night, site: night.site, type: $0) }
    }
  }

  /// The amount by which the nights from a day on cost more at today's rates than at the agreed ones; nil without a
  /// price. It is charged when `isCharged`, and then nights without a rate are reported in `problems`.
  func priceDifference(
    _ reservation: inout Reservation, from day: Day, isCharged: Bool, _ problems: inout [Problem]
  ) throws -> Int? {
    var (priced, missing) = (reservation, [Problem]())
    try reprice(&priced, from: day, &missing)
    guard priced.isPriced else { return nil }
    let difference = try priced.price.total - reservation.price.total
    if isCharged {
      reservation = priced
      problems += missing
    }
    return difference
  }
}

extension Reservation {
  /// True when a night has a price.
  var isPriced: Bool { nights.contains { $0.price != nil } }
}
