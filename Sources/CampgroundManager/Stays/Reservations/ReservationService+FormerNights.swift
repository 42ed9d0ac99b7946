/// The nights that a reservation has given up.
extension ReservationService {
  /// The state of the nights that a stay would have from today on if it still stood; nil for one that holds nights, or
  /// has spent them.
  package func formerNights(of reservation: Reservation) throws -> FormerNights? {
    switch reservation.status {
    case .expired, .cancelled, .noShow: break
    case .invalid, .held, .reserved, .checkedIn, .checkedOut: return nil
    }
    let first = max(reservation.arrival, journal.clock.today)
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
