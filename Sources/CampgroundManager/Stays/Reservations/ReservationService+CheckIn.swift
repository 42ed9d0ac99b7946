/// Checking in.
extension ReservationService {
  /// Checks a party in; one marked a no-show comes late after all, and takes the nights that are left again (R14).
  ///
  /// A party that comes after midnight is let in until check-out time on its day of departure (R33).
  ///
  /// - Throws: ``CampingError`` before the day of arrival, after that time, while another party or a block is on the site, and when
  ///   somebody has taken the nights of a no-show.
  @discardableResult
  public func checkIn(_ reference: ReservationReference) throws -> Written<Reservation> {
    expectArrival(of: reference)
    return try take(.checkIn, reference) { reservation, entry in
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
  /// A night that a block has taken is missing still; only the one for which the party comes keeps it out.
  func letIn(_ reservation: inout Reservation, _ problems: inout [Problem]) throws {
    let today = journal.clock.today
    guard let id = reservation.id else { return }
    if today < reservation.arrival {
      return problems.append(.desk(.arrivesLater(id, arrival: reservation.arrival, today: today)))
    }
    guard let first = try firstNight(of: reservation) else {
      return problems.append(.desk(.stayIsOver(id, departure: reservation.departure, today: today)))
    }
    // In the store it still has its former status.
    if try reservations.reservation(id)?.status == .noShow {
      let used = Set(reservation.nights.map(\.night))
      // The nights keep their prices.
      reservation.nights = try reservations.nightsBeforeNoShow(of: id).filter {
        $0.night >= first || used.contains($0.night)
      }
    }
    if let night = reservation.nights.first(where: { $0.night == first }) {
      problems += try siteProblems(night, for: id)
    } else {
      problems.append(.desk(try noSite(reservation, id, on: first)))
    }
  }

  /// The night for which a party comes now: tonight, or after midnight the last of a stay that ends today, until
  /// check-out time (domain rule R33); nil when its stay is over.
  private func firstNight(of reservation: Reservation) throws -> Day? {
    let now = journal.clock.now
    if now.day < reservation.departure { return now.day }
    guard now.day == reservation.departure, now.time <= (try settings.settings().checkOut) else { return nil }
    return now.day.advanced(by: -1)
  }

  /// The reason why a party has no site for a night: a block has it, or had it and is over.
  private func noSite(_ reservation: Reservation, _ id: ReservationID, on night: Day) throws -> DeskProblem {
    let site = reservation.site(on: night)
    if let conflict = try reservations.nights.conflict(on: Segment(site, night)), case .block = conflict.holder {
      return .siteBlocked(conflict)
    }
    return .noSiteTonight(id)
  }

  /// The obstacles to a party on its site: another one that is there, or a block.
  private func siteProblems(_ night: Night, for id: ReservationID) throws -> [Problem] {
    var problems: [Problem] = []
    if let other = try reservations.lastParty(on: night.site, besides: id) ?? nextParty(on: night) {
      problems.append(.desk(.siteOccupied(night.site, by: other)))
    }
    if let conflict = try reservations.nights.conflict(on: Segment(night.site, night.night)),
      case .block = conflict.holder
    {
      problems.append(.desk(.siteBlocked(conflict)))
    }
    return problems
  }

  /// The party that has the site tonight and is there already, when another comes for the night before.
  private func nextParty(on night: Night) throws -> ReservationID? {
    let today = journal.clock.today
    guard night.night < today,
      case .reservation(let id, .checkedIn) = try reservations.nights.conflict(on: Segment(night.site, today))?.holder
    else { return nil }
    return id
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

extension Segment {
  /// One night.
  fileprivate init(_ site: SiteNumber, _ night: Day) {
    self.init(site: site, arrival: night, departure: night.advanced(by: 1))
  }
}
