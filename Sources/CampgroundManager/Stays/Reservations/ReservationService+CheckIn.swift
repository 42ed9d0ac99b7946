/// Checking in.
extension ReservationService {
  /// Checks a party in; one marked a no-show comes late after all, and takes the remaining nights again (R14).
  @discardableResult
  public func checkIn(_ reference: ReservationReference) throws -> Written<Reservation> {
    try take(.checkIn, reference) { reservation, entry in
      entry.record(["reservation": reservation.id])
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

  /// Gives a party that comes late the remaining nights; reports obstacles in `problems`.
  ///
  /// A night that a block has taken is missing still; only tonight's keeps the party out.
  private func letIn(_ reservation: inout Reservation, _ problems: inout [Problem]) throws {
    let today = journal.clock.today
    if let problem = Problem.checkIn(reservation, today: today) { return problems.append(problem) }
    // In the store it still has its former status.
    if let id = reservation.id, try reservations.reservation(id)?.status == .noShow {
      let used = Set(reservation.nights.map(\.night))
      // The nights keep their prices.
      reservation.nights = try reservations.nightsBeforeNoShow(of: id).filter {
        $0.night >= today || used.contains($0.night)
      }
    }
    if let tonight = reservation.nights.first(where: { $0.night == today }) {
      problems += try siteProblems(tonight, for: reservation.id)
    } else {
      problems.append(try noSiteTonight(reservation, today))
    }
  }

  /// The reason why a party has no site for tonight: a block has it, or had it and is over.
  private func noSiteTonight(_ reservation: Reservation, _ today: Day) throws -> Problem {
    let site = reservation.site(on: today)
    let tonight = Segment(site: site, arrival: today, departure: today.advanced(by: 1))
    if let conflict = try reservations.nights.conflict(on: tonight), case .block = conflict.holder {
      return .siteBlocked(conflict)
    }
    return .noSiteTonight(reservation)
  }

  /// The obstacles to a party on a site tonight: the one before it, or a block.
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

  /// The obstacles to reserving for a walk-in party and checking it in at once.
  func walkInProblems(_ request: ReserveRequest, at site: CampSite?) throws -> [Problem] {
    let today = journal.clock.today
    if request.stay.arrival > today { return [.walkInLater(request.stay.arrival, today: today)] }
    guard let site, let other = try reservations.lastParty(on: site.siteNumber) else { return [] }
    return [.siteOccupied(site.siteNumber, by: other)]
  }
}
