/// Reservations by their camper or their site (domain rules R40 and R41).
extension ReservationService {
  /// The reservation that the reference names: by its id, else the one of a camper or a site on which the command can
  /// act.
  ///
  /// - Throws: ``CampingError`` when there is none, when several fit, and for the id of another kind.
  package func find(_ reference: ReservationReference, for purpose: ReservationPurpose) throws -> Reservation {
    if let id = try reference.id() {
      if let reservation = try getReservation(id) { return reservation }
      // Digits alone may be a phone number or a name.
      if ReservationID(reference.text) != nil { throw notFound(reference) }
    }
    if reference.text.isEmpty { throw notFound(reference) }
    return try journal.store.read { try choose(reference, for: purpose) }
  }

  private func choose(_ reference: ReservationReference, for purpose: ReservationPurpose) throws -> Reservation {
    let now = journal.clock.now
    let all = try meant(by: reference).map { $0.asOf(now.seconds) }
    let checkOut = try settings.settings().checkOut
    let fitting = all.filter { purpose.fits($0, at: now, checkOut: checkOut) }
    let ranks = fitting.map { purpose.rank(of: $0, on: now.day) ?? (0, .earliest) }
    let first = ranks.min { $0 < $1 }
    let found = zip(fitting, ranks).filter { rank in first.map { $0 == rank.1 } ?? false }.map(\.0)
    let text = reference.description
    let meant = try purpose == .money && reference.isSite ? found + successors(of: found, among: all) : found
    if meant.count == 1 { return meant[0] }
    guard meant.isEmpty else {
      throw CampingError(
        .ambiguous, [.reference(.severalReservations(text, meant.prefix(10).compactMap(ReservationCandidate.init)))])
    }
    let nearest = all.min { $0.distance(from: now.day) < $1.distance(from: now.day) }
    let comesToday = try purpose == .checkIn && nearest.map { try $0.status == .reserved && canComeToday($0) } ?? false
    throw CampingError(
      .notFound,
      [.reference(.noReservation(text, purpose, nearest: nearest.flatMap(ReservationCandidate.init)))],
      remedies: comesToday ? [.comeToday] : [])
  }

  /// The parties that are due on the site of one that should have left (domain rule R40).
  private func successors(of found: [Reservation], among all: [Reservation]) throws -> [Reservation] {
    let (overdue, today) = (Overdue(at: journal.clock.now, try settings.settings()), journal.clock.today)
    guard found.contains(where: { $0.status == .checkedIn && overdue.includes($0) }) else { return [] }
    return all.filter { [.held, .reserved].contains($0.status) && $0.arrival <= today && today < $0.departure }
  }

  /// All reservations of the camper or the site, oldest first.
  private func meant(by reference: ReservationReference) throws -> [Reservation] {
    if reference.isSite, let number = SiteNumber(reference.text) {
      return try onSite(sites.find(number).siteNumber)
    }
    do {
      return try campers.findAll(reference.text).flatMap { try reservations.reservations(of: $0.id) }
    } catch let error as CampingError where error.name == .notFound {
      // Digits are meant as an id before they are meant as a number or a name.
      if Digits.value(of: reference.text.utf8) != nil { throw notFound(reference) }
      throw CampingError(.notFound, error.problems, remedies: [.find])
    }
  }

  /// All reservations of a site, oldest first.
  func onSite(_ site: SiteNumber) throws -> [Reservation] {
    let today = journal.clock.today
    return try reservations.reservations(on: site).filter { reservation in
      // A party that has moved on is on its present site alone.
      reservation.status == .checkedIn
        ? reservation.site(on: today) == site
        : reservation.nights.isEmpty
          ? reservation.siteNumber == site : reservation.nights.contains { $0.site == site }
    }
  }

  private func notFound(_ reference: ReservationReference) -> CampingError {
    CampingError(.notFound, [.reference(.notFound(.reservation, reference.text, field: "reservation"))])
  }
}

extension Reservation {
  /// The number of days between its stay and a day.
  fileprivate func distance(from day: Day) -> Int {
    day < arrival ? day.distance(to: arrival) : max(0, departure.distance(to: day))
  }
}

extension ReservationCandidate {
  init?(_ reservation: Reservation) {
    guard let id = reservation.id else { return nil }
    self.init(
      id: id, camper: reservation.camper.fullName, site: reservation.siteNumber, arrival: reservation.arrival,
      departure: reservation.departure, status: reservation.status)
  }
}
