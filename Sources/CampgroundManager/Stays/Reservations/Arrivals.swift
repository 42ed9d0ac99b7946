/// Checking in.
extension ReservationService {
  /// Checks a party in; one marked a no-show comes late after all, and takes the nights that are left again (R14).
  ///
  /// A party that comes after midnight is let in until check-out time on its day of departure (R33).
  ///
  /// - Throws: ``CampingError`` before the day of arrival, after that time, while another party or a block is on the site, and when
  ///   somebody has taken the nights of a no-show.
  @discardableResult
  public func checkIn(_ reference: ReservationReference) throws -> WriteResult<Reservation> {
    try checkIn(reference, checkingOutOthers: false)
  }

  /// Checks a party in likewise; one that is due to leave the site is checked out by the same write when that is wanted.
  @discardableResult
  package func checkIn(_ reference: ReservationReference, checkingOutOthers: Bool) throws -> WriteResult<Reservation> {
    arrivals.expect(reference)
    return try journal.record(ReservationTransition.checkIn.rawValue) { entry in
      let before = try finder.find(reference, for: .checkIn)
      try entry.requireVersion(of: before)
      entry.record(["reservation": before.id])
      if checkingOutOthers { try departures.checkOutLastParty(before: before, &entry) }
      return try steps.carryOutAnyVersion(.checkIn, before, &entry) { reservation, _ in
        var problems: [Problem] = []
        try arrivals.letIn(&reservation, insteadOf: before, arrivals.lastParties(before: [before]), &problems)
        try problems.refuse(remedies: Remedy.all(for: problems))
      }
    }
  }

  /// Checks in every party of a group that is to come.
  ///
  /// - Throws: ``CampingError`` with the problems of each; then none is checked in.
  @discardableResult
  package func checkIn(group: String, checkingOutOthers: Bool = false) throws -> WriteResult<[Reservation]> {
    try checkIn(checkingOutOthers: checkingOutOthers) { entry in
      entry.record(JournaledStayRequest(group: group))
      return try finder.members(of: group, for: .checkIn)
    }
  }

  /// Checks in every party of a camper that has arrived.
  ///
  /// - Throws: ``CampingError`` when several campers fit, and with the problems of each party; then none is checked in.
  @discardableResult
  package func checkIn(
    allOf camper: CamperReference, checkingOutOthers: Bool = false
  ) throws -> WriteResult<[Reservation]> {
    try checkIn(checkingOutOthers: checkingOutOthers) { try finder.members(of: camper, for: .checkIn, &$0) }
  }

  private func checkIn(
    checkingOutOthers: Bool, _ find: (inout JournalEntry) throws -> [Reservation]
  ) throws -> WriteResult<[Reservation]> {
    try journal.record(ReservationTransition.checkIn.rawValue) { entry in
      let members = try find(&entry)
      if checkingOutOthers { for member in members { try departures.checkOutLastParty(before: member, &entry) } }
      let parties = try arrivals.lastParties(before: members)
      return try steps.carryOutAll(.checkIn, members, &entry) { reservation, before, problems in
        try arrivals.letIn(&reservation, insteadOf: before, parties, &problems)
      }
    }
  }
}

/// Lets parties in: the night for which each comes, and the obstacles on its site.
struct Arrivals: StayProcedure {
  let tables: StayTables

  /// Gives a party that comes late the remaining nights; reports obstacles in `problems`.
  ///
  /// A night that a block has taken is missing still; only the one for which the party comes keeps it out.
  func letIn(
    _ reservation: inout Reservation, insteadOf before: Reservation, _ parties: [SiteNumber: ReservationID],
    _ problems: inout [Problem]
  ) throws {
    guard let id = reservation.id else { return }
    if today < reservation.arrival {
      return problems.append(.desk(try arrivesLater(reservation, id)))
    }
    guard let first = try firstNight(of: reservation) else {
      let checkOut = try settings.settings().checkOut
      return problems.append(
        .desk(.stayIsOver(id, departure: reservation.departure, checkOut: checkOut, now: journal.clock.now)))
    }
    if before.status == .noShow {
      let used = Set(reservation.nights.map(\.night))
      // The nights keep their prices.
      reservation.nights = try reservations.nightsBeforeNoShow(of: id).filter {
        $0.night >= first || used.contains($0.night)
      }
    }
    if let night = reservation.nights.first(where: { $0.night == first }) {
      problems += try siteProblems(night, parties[night.site], isLate: before.status == .noShow)
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

  /// The obstacles to a party on its site: another one that is there, or a block of a night that it takes again.
  private func siteProblems(_ night: Night, _ party: ReservationID?, isLate: Bool) throws -> [Problem] {
    var problems: [Problem] = []
    if let other = try party ?? nextParty(on: night) { problems += try occupied(night.site, by: other) }
    if isLate, let conflict = try reservations.nights.conflict(on: Segment(night.site, night.night)),
      case .block = conflict.holder
    {
      problems.append(.desk(.siteBlocked(conflict)))
    }
    return problems
  }

  /// The parties that are still on the sites of those that come now.
  func lastParties(before members: [Reservation]) throws -> [SiteNumber: ReservationID] {
    try reservations.lastParties(on: Set(members.flatMap { $0.sites(today) }).sorted())
  }

  /// The party that has the site tonight and is there already, when another comes for the night before.
  private func nextParty(on night: Night) throws -> ReservationID? {
    guard night.night < today,
      case .reservation(let id, .checkedIn) = try reservations.nights.conflict(on: Segment(night.site, today))?.holder
    else { return nil }
    return id
  }

  /// The obstacles to reserving for a walk-in party and checking it in at once.
  func walkInProblems(_ request: ReserveRequest, at site: CampSite?) throws -> [Problem] {
    if request.stay.arrival > today {
      return [.desk(.walkInLater(arrival: request.stay.arrival, today: today))]
    }
    guard let site, let other = try reservations.lastParty(on: site.siteNumber) else { return [] }
    return try occupied(site.siteNumber, by: other)
  }

  /// The problem that a party is still on a site.
  func occupied(_ site: SiteNumber, by id: ReservationID) throws -> [Problem] {
    guard let party = try reservations.reservation(id),
      let other = try OccupyingParty(party, at: journal.clock.now, settings.settings())
    else { return [] }
    return [.desk(.siteOccupied(site, by: other))]
  }

  /// The problem of a party that is before its time, and whether its site has the nights from today on.
  private func arrivesLater(_ reservation: Reservation, _ id: ReservationID) throws -> DeskProblem {
    .arrivesLater(
      id, stay: Stay(arrival: reservation.arrival, departure: reservation.departure) ?? .blank,
      today: today, canCome: try finder.canComeToday(reservation))
  }

  /// Expects the reads about the site of a party that comes now.
  func expect(_ reference: ReservationReference) {
    journal.store.expect([
      { _ = try lastParties(before: [finder.find(reference, for: .look)]) }
    ])
    steps.expect(reference)
  }
}

extension StayProcedure {
  var arrivals: Arrivals { Arrivals(tables: tables) }
}

extension Segment {
  /// One night.
  fileprivate init(_ site: SiteNumber, _ night: Day) {
    self.init(site: site, arrival: night, departure: night.advanced(by: 1))
  }
}

extension OccupyingParty {
  init?(_ party: Reservation, at now: Moment, _ settings: CampgroundSettings) {
    guard let id = party.id else { return nil }
    self.init(
      reservation: id, camper: party.camper.fullName, departure: party.departure, checkOut: settings.checkOut,
      today: now.day, isOverdue: Overdue(at: now, settings).includes(party))
  }
}

extension Reservation {
  /// The sites on which a party that comes on a day may spend its first night.
  fileprivate func sites(_ day: Day) -> [SiteNumber] { [site(on: day), site(on: day.advanced(by: -1))] }
}
