/// A party arrives.
extension ReservationService {
  /// Checks a party in; one marked a no-show comes late after all, and takes the nights that are left again (R14).
  ///
  /// - Throws: ``CampingError`` before the day of arrival, while another party or a block is on the site, and when
  ///   somebody has taken the nights of a no-show.
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
  ///
  /// - Throws: ``CampingError`` with the problems of each; then none is checked in.
  @discardableResult
  public func checkIn(group: String) throws -> Written<[Reservation]> {
    try takeAll(.checkIn, group, GroupRequest(group: group, reason: nil)) { reservation, problems in
      try letIn(&reservation, &problems)
    }
  }

  /// Gives a party that comes late the nights that are left; names in `problems` what keeps a party out.
  ///
  /// A night that a block has taken is missing still; only tonight's keeps the party out.
  private func letIn(_ reservation: inout Reservation, _ problems: inout [Problem]) throws {
    let today = journal.clock.today
    if let problem = Problem.checkIn(reservation, today: today) { return problems.append(problem) }
    // In the store it still has the status from before this step.
    if let id = reservation.id, try reservations.reservation(id)?.status == .noShow {
      let used = Set(reservation.nights.map(\.night))
      // At the prices that they had.
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

  /// Why a party has no site for tonight: a block has it, or had it and is over.
  private func noSiteTonight(_ reservation: Reservation, _ today: Day) throws -> Problem {
    let site = reservation.site(on: today)
    let tonight = Segment(site: site, arrival: today, departure: today.advanced(by: 1))
    if let conflict = try reservations.nights.conflict(on: tonight), case .block = conflict.holder {
      return .siteBlocked(conflict)
    }
    return .noSiteTonight(reservation)
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
