/// A party arrives.
extension ReservationService {
  /// Checks a party in; one marked a no-show comes late after all, and takes the nights that are left again (R14).
  @discardableResult
  public func checkIn(_ reference: ReservationReference) throws -> Written<Reservation> {
    try take(.checkIn, reference) { reservation, entry in
      entry.asked(["reservation": reservation.id])
      var problems: [Problem] = []
      try letIn(&reservation, &problems)
      try problems.refuse()
    }
  }

  /// Checks in every party of a group that is to come.
  @discardableResult
  public func checkIn(group: String) throws -> Written<[Reservation]> {
    try takeAll(.checkIn, group, GroupRequest(group: group, reason: nil)) { reservation, problems in
      try letIn(&reservation, &problems)
    }
  }

  /// Gives a reservation the nights that are left of its stay; names in `problems` what keeps its party out.
  private func letIn(_ reservation: inout Reservation, _ problems: inout [Problem]) throws {
    let today = journal.clock.today
    if let problem = Problem.checkIn(reservation, today: today) { return problems.append(problem) }
    reservation.nights = try nightsToSpend(by: reservation, from: today)
    guard let tonight = reservation.nights.first(where: { $0.night == today }) else { return }
    problems += try siteProblems(tonight, for: reservation.id)
  }

  /// Those it holds, and for the days from today on that it gave up, the nights that it held last.
  private func nightsToSpend(by reservation: Reservation, from today: Day) throws -> [Night] {
    let held = Set(reservation.nights.map(\.night))
    let missing = (today..<reservation.departure).filter { !held.contains($0) }
    guard !missing.isEmpty, let id = reservation.id else { return reservation.nights }
    let once = try reservations.nightsOnceHeld(by: id)
    let nights = missing.map { once[$0] ?? Night(site: reservation.siteNumber, night: $0, price: nil) }
    return (reservation.nights + nights).sorted { $0.night < $1.night }
  }

  /// What keeps a party off a site tonight: the one before it, or a block.
  private func siteProblems(_ tonight: Night, for id: ReservationID?) throws -> [Problem] {
    var problems: [Problem] = []
    if let other = try reservations.lastParty(on: tonight.site, besides: id) {
      problems.append(.siteOccupied(tonight.site, by: other))
    }
    let segment = Segment(site: tonight.site, arrival: tonight.night, departure: tonight.night.advanced(by: 1))
    if let conflict = try reservations.nights.conflict(on: segment), case .block = conflict.holder {
      problems.append(.siteBlocked(conflict))
    }
    return problems
  }

  /// What keeps a party that stands at the desk from being reserved and checked in at once.
  func walkInProblems(_ request: ReserveRequest, at site: CampSite?) throws -> [Problem] {
    let today = journal.clock.today
    if request.stay.arrival > today { return [.walkInLater(request.stay.arrival, today: today)] }
    guard let site, let other = try reservations.lastParty(on: site.siteNumber) else { return [] }
    return [.siteOccupied(site.siteNumber, by: other)]
  }
}
