/// The rules and the price of the site that nights move to.
extension ReservationService {
  /// The rules that the nights from a day on would break on a site of another type, without those that they break
  /// already where they are (R16).
  ///
  /// They are judged as a stay of their own there; only that party arrives, though, whose stay begins with them.
  func typeProblems(of before: Reservation, on site: CampSite, from day: Day) throws -> [Problem] {
    let held = Set(before.nights.filter { $0.night >= day }.map(\.site))
    let former = held.isEmpty ? [before.site(on: day)] : held
    let types = Set(try former.compactMap(sites.getCampSite).map(\.type)).subtracting([site.type])
    guard !types.isEmpty, let moved = Stay(arrival: day, departure: before.departure) else { return [] }
    let rules = try rules(for: before, besides: day)
    let isArrival = day == before.arrival && before.status != .checkedIn
    let known = Set(types.flatMap { rules.on($0).problems(of: moved, isNewArrival: isArrival) })
    return rules.on(site.type).problems(of: moved, isNewArrival: isArrival).filter { !known.contains($0) }
  }

  /// The rules for the nights of a reservation from a day on; those before count as another stay that touches it.
  private func rules(for reservation: Reservation, besides day: Day) throws -> StayRules {
    let rules = try rules(for: reservation.camper, besides: reservation.id)
    guard let begun = Stay(arrival: reservation.arrival, departure: day) else { return rules }
    return StayRules(settings: rules.settings, today: rules.today, others: rules.others + [begun])
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
