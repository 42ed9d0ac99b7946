/// The nights that a step adds to a reservation.
extension StaySteps {
  /// The holder of the first night that a reservation is to take; nil when all are free.
  func conflict(_ before: Reservation, _ after: Reservation) throws -> Conflict? {
    let held = Dictionary(before.nights.map { ($0.night, $0.site) }) { first, _ in first }
    for segment in after.nights.filter({ held[$0.night] != $0.site }).segments {
      if let conflict = try reservations.nights.conflict(on: segment) { return conflict }
    }
    return nil
  }

  /// Throws when a night that a reservation is to take is held, naming the holder and the alternatives.
  func requireFree(_ before: Reservation, _ after: Reservation) throws {
    guard let id = after.id, let conflict = try conflict(before, after) else { return }
    // Its own nights must not stand in its way; the refusal gives them back.
    try reservations.nights.release(id)
    let alternatives = try alternatives(to: conflict, for: after, instead: before)
    throw CampingError(.nightsTaken, [.nights(.taken(conflict))], conflict: conflict, alternatives: alternatives)
  }

  /// Other sites for the rest of the stay, and, for a party that is not here yet, other days on this one.
  private func alternatives(
    to conflict: Conflict, for reservation: Reservation, instead before: Reservation
  ) throws -> Alternatives? {
    // A party that leaves today has no night that could be moved, but the next one may make way.
    if before.departure <= today {
      return try otherSites.longerStay(reservation, instead: before, conflict).map {
        Alternatives(sites: [], stays: [], longer: $0)
      }
    }
    let first = max(reservation.arrival, today)
    guard let rest = Stay(arrival: first, departure: reservation.departure),
      let site = try sites.getCampSite(conflict.site)
    else { return nil }
    let rules = try rules(for: reservation.camper, besides: reservation.id)
    // The rest of a stay is not judged as a stay of its own.
    let suitability = Suitability(
      rest, reservation.fit(), StayBounds(rules: rules, overrides: Overrides(rules: "begun")), rates: RateBook([]))
    // The present site is no alternative.
    let places = Set(before.nights.filter { rest.nights.contains($0.night) }.map(\.site))
    let others = try availability.free(for: suitability).map(\.site.siteNumber).filter { places != [$0] }.prefix(5)
    let canWait = reservation.status != .checkedIn && first == reservation.arrival
    let stays = canWait ? try availability.nearestStays(to: rest, on: site, rules, Overrides()) : []
    return Alternatives(
      sites: Array(others), stays: stays, longer: try otherSites.longerStay(reservation, instead: before, conflict))
  }
}

/// The nights that a reservation has given up.
extension ReservationService {
  /// The state of the nights that a stay would have from today on if it still stood; nil for one that holds nights, or
  /// has spent them.
  package func formerNights(of reservation: Reservation) throws -> FormerNights? {
    switch reservation.status {
    case .expired, .cancelled, .noShow: break
    case .invalid, .held, .reserved, .checkedIn, .checkedOut: return nil
    }
    let first = max(reservation.arrival, today)
    guard first < reservation.departure else { return .past }
    let number = reservation.siteNumber
    return try journal.store.read {
      guard let site = try sites.getCampSite(number), !site.retired else { return .retired(number) }
      let segment = Segment(site: number, arrival: first, departure: reservation.departure)
      return try reservations.nights.conflict(on: segment).map { .taken(segment, by: $0) } ?? .free(segment)
    }
  }
}

/// The nights that a reservation has given up, on the site where it was to begin.
package enum FormerNights: Hashable, Sendable {
  case free(Segment)
  case taken(Segment, by: Conflict)
  /// The site is out of service.
  case retired(SiteNumber)
  case past
}
