/// Moving to another site.
extension ReservationService {
  /// Moves the nights from a day on to another site (domain rule R12).
  ///
  /// By default these are all of its nights before the stay, and those from today on during it.
  @discardableResult
  public func move(
    _ reference: ReservationReference, to number: SiteNumber, from day: Day? = nil,
    acceptingUnknownLength: Bool = false
  ) throws -> Written<Reservation> {
    try journal.record(ReservationTransition.move.rawValue) { entry in
      let (before, site) = try find(reference, number)
      return try take(.move, before, &entry) { reservation, entry in
        let first = max(reservation.arrival, journal.clock.today)
        let day = day ?? first
        entry.record(MoveRequest(reservation: reservation.id, site: site.siteNumber, from: day))
        var needs = SiteNeeds()
        needs.acceptUnknownLength = acceptingUnknownLength
        let problems = try put(&reservation, on: site, from: day, needs)
        try problems.refuse(remedies: Remedy.all(for: problems, among: [.acceptUnknownLength]))
      }
    }
  }

  /// Puts a reservation's nights from a day on on another site; returns the problems.
  func put(
    _ reservation: inout Reservation, on site: CampSite, from day: Day, _ needs: SiteNeeds = SiteNeeds()
  ) throws -> [Problem] {
    let today = journal.clock.today
    let first = max(reservation.arrival, today)
    if day >= reservation.departure { return [.moveTooLate(day, reservation.departure)] }
    if day < first { return [.moveTooEarly(day, first: first, today: today)] }
    let lost = try reservation.id.map(reservations.displacedPrices) ?? [:]
    let nights = reservation.nights(on: site.siteNumber, from: day, lost: lost)
    guard nights != reservation.nights else { return [] }
    let agreed = Set(reservation.nights.map(\.night)).union(lost.keys)
    reservation.nights = nights
    if let first = nights.first { reservation.siteNumber = first.site }
    var problems = Fit(party: reservation.party, needs: needs).problems(at: site)
    try price(&reservation, besides: agreed, &problems)
    if reservation.status == .checkedIn, day == today,
      let other = try reservations.lastParty(on: site.siteNumber, besides: reservation.id)
    {
      problems.append(.siteOccupied(site.siteNumber, by: other))
    }
    return problems
  }

  /// The requested reservation and site; throws naming both when neither exists.
  private func find(
    _ reference: ReservationReference, _ number: SiteNumber
  ) throws -> (Reservation, CampSite) {
    guard let site = try sites.getCampSite(number) else {
      var problems: [Problem] = []
      do { _ = try find(reference) } catch let error as CampingError { problems = error.problems }
      throw CampingError(.notFound, problems + [try sites.notFound(number)])
    }
    return (try find(reference), site)
  }
}

extension Reservation {
  /// The nights with those from a day on on one site, at the agreed prices; nights lost to a block are among them.
  fileprivate func nights(on site: SiteNumber, from day: Day, lost: [Day: NightPrice?]) -> [Night] {
    let held = Dictionary(nights.map { ($0.night, $0.price) }) { first, _ in first }
    return nights.filter { $0.night < day }
      + (day..<departure).map { Night(site: site, night: $0, price: held[$0] ?? lost[$0] ?? nil) }
  }
}

/// A request to move, as the journal keeps it.
private struct MoveRequest: Encodable {
  let reservation: ReservationID?
  let site: SiteNumber
  let from: Day
}
