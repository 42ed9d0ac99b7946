/// Checking in.
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
  package func checkIn(group: String) throws -> Written<[Reservation]> {
    try takeAll(.checkIn, group, GroupRequest(group: group, reason: nil)) { reservation, problems in
      try letIn(&reservation, &problems)
    }
  }

  /// Gives a party that comes late the remaining nights; reports obstacles in `problems`.
  ///
  /// A night that a block has taken is missing still; only tonight's keeps the party out.
  private func letIn(_ reservation: inout Reservation, _ problems: inout [Problem]) throws {
    let today = journal.clock.today
    guard let id = reservation.id else { return }
    if let problem = Self.dayProblem(reservation, id, today) { return problems.append(.desk(problem)) }
    // In the store it still has its former status.
    if try reservations.reservation(id)?.status == .noShow {
      let used = Set(reservation.nights.map(\.night))
      // The nights keep their prices.
      reservation.nights = try reservations.nightsBeforeNoShow(of: id).filter {
        $0.night >= today || used.contains($0.night)
      }
    }
    if let tonight = reservation.nights.first(where: { $0.night == today }) {
      problems += try siteProblems(tonight, for: id)
    } else {
      problems.append(.desk(try noSiteTonight(reservation, id, today)))
    }
  }

  /// The problem of checking a party in on this day; nil on a day of its stay.
  private static func dayProblem(_ reservation: Reservation, _ id: ReservationID, _ today: Day) -> DeskProblem? {
    if today < reservation.arrival { return .arrivesLater(id, arrival: reservation.arrival, today: today) }
    guard today >= reservation.departure else { return nil }
    return .stayIsOver(id, departure: reservation.departure, today: today)
  }

  /// The reason why a party has no site for tonight: a block has it, or had it and is over.
  private func noSiteTonight(_ reservation: Reservation, _ id: ReservationID, _ today: Day) throws -> DeskProblem {
    let site = reservation.site(on: today)
    let tonight = Segment(site: site, arrival: today, departure: today.advanced(by: 1))
    if let conflict = try reservations.nights.conflict(on: tonight), case .block = conflict.holder {
      return .siteBlocked(conflict)
    }
    return .noSiteTonight(id)
  }

  /// The obstacles to a party on a site tonight: the one before it, or a block.
  private func siteProblems(_ tonight: Night, for id: ReservationID) throws -> [Problem] {
    var problems: [Problem] = []
    if let other = try reservations.lastParty(on: tonight.site, besides: id) {
      problems.append(.desk(.siteOccupied(tonight.site, by: other)))
    }
    let segment = Segment(site: tonight.site, arrival: tonight.night, departure: tonight.night.advanced(by: 1))
    if let conflict = try reservations.nights.conflict(on: segment), case .block = conflict.holder {
      problems.append(.desk(.siteBlocked(conflict)))
    }
    return problems
  }

  /// The obstacles to reserving for a walk-in party and checking it in at once.
  func walkInProblems(_ request: ReserveRequest, at site: CampSite?) throws -> [Problem] {
    let today = journal.clock.today
    if request.stay.arrival > today {
      return [.desk(.walkInLater(arrival: request.stay.arrival, today: today))]
    }
    guard let site, let other = try reservations.lastParty(on: site.siteNumber) else { return [] }
    return [.desk(.siteOccupied(site.siteNumber, by: other))]
  }
}
