import Persistence

/// Checking out.
extension ReservationService {
  /// Checks a party out; the nights that it does not spend are given back in the same command (domain rule R11).
  ///
  /// A party that leaves on the day of arrival has used one night all the same.
  ///
  /// - Returns: The reservation, and the nights by which the party left early or late.
  /// - Throws: ``CampingError`` when the party is not checked in.
  @discardableResult
  public func checkOut(_ reference: ReservationReference) throws -> WriteResult<CheckedOut> {
    steps.expect(reference)
    return try journal.record(ReservationTransition.checkOut.rawValue) { entry in
      let before = try finder.find(reference, for: .checkOut)
      entry.record(["reservation": before.id])
      return try departures.checkOut([before], &entry)[0]
    }
  }

  /// Checks out every party of a group that is there.
  ///
  /// - Throws: ``CampingError`` when there is no such group, and when none of its parties is checked in.
  @discardableResult
  public func checkOut(group: String) throws -> WriteResult<[CheckedOut]> {
    try checkOutAll { entry in
      entry.record(JournaledStayRequest(group: group))
      return try finder.members(of: group, for: .checkOut)
    }
  }

  /// Checks out every party of a camper that is there.
  ///
  /// - Throws: ``CampingError`` when several campers fit, and when no party of the camper is checked in.
  @discardableResult
  package func checkOut(allOf camper: CamperReference) throws -> WriteResult<[CheckedOut]> {
    try checkOutAll { try finder.members(of: camper, for: .checkOut, &$0) }
  }

  /// Checks out every party that should have left by now.
  ///
  /// - Returns: The reservations, by arrival; none when nobody is overdue.
  @discardableResult
  public func checkOutOverdue() throws -> WriteResult<[CheckedOut]> {
    try checkOutAll { entry in
      entry.record(["overdue": true])
      var (filter, parties) = (ReservationFilter(), [Reservation]())
      (filter.statuses, filter.isOverdue) = ([.checkedIn], true)
      try forEachReservation(filter) { parties.append($0) }
      return parties
    }
  }

  private func checkOutAll(_ find: (inout JournalEntry) throws -> [Reservation]) throws -> WriteResult<[CheckedOut]> {
    try journal.record(ReservationTransition.checkOut.rawValue) { entry in
      try departures.checkOut(find(&entry), &entry)
    }
  }

  /// True when nobody has the nights by which a party has stayed too long.
  package func hasLateNightsFree(_ left: CheckedOut) throws -> Bool {
    let site = left.nights.last?.site ?? left.siteNumber
    let late = Segment(site: site, arrival: left.departure, departure: today)
    return try journal.store.read { try reservations.nights.conflict(on: late) == nil }
  }
}

/// Checks parties out: the nights that they give back, and what the rest of their stay costs.
struct Departures: StayProcedure {
  let tables: StayTables

  /// Checks out the party that is due to leave the site to which another comes, if there is one.
  func checkOutLastParty(before next: Reservation, _ entry: inout JournalEntry) throws {
    let site = next.site(on: today)
    guard let id = try reservations.lastParty(on: site, besides: next.id), let party = try finder.reservation(id) else {
      return
    }
    _ = try steps.carryOutAnyVersion(.checkOut, party, &entry) { reservation, _ in
      try leave(&reservation, insteadOf: party, by: writer.policies.policies(of: [party.policy]))
    }
  }

  func checkOut(_ parties: [Reservation], _ entry: inout JournalEntry) throws -> [CheckedOut] {
    let policies = try writer.policies.policies(of: parties.filter { today < $0.departure }.map(\.policy))
    let left = try steps.carryOutAll(.checkOut, parties, &entry) { reservation, before, _ in
      try leave(&reservation, insteadOf: before, by: policies)
    }
    return zip(parties, left).map { before, after in
      CheckedOut(
        reservation: after, nightsGivenBack: before.nights.count - after.nights.count,
        nightsEarly: after.departure.distance(to: before.departure),
        overdueNights: max(0, before.departure.distance(to: today)))
    }
  }

  /// Gives back the nights that a party does not spend.
  private func leave(
    _ reservation: inout Reservation, insteadOf before: Reservation, by policies: [Int?: Policy]
  ) throws {
    // A block may have taken tonight; then the party's first night is still to come, and none is used.
    let firstNight = min(reservation.nights.first?.night ?? reservation.arrival, today)
    let leaving = max(today, firstNight.advanced(by: 1))
    guard leaving < reservation.departure else { return }
    reservation.stay = StayRequest(arrival: reservation.arrival, departure: leaving)
    reservation.nights.removeAll { $0.night >= leaving }
    guard reservation.nights.count < before.nights.count, policies[before.policy]?.early == .refund else { return }
    try pricing.settle(&reservation, insteadOf: before)
  }
}

extension StayProcedure {
  var departures: Departures { Departures(tables: tables) }
}

/// A reservation whose party has left, and the difference from the agreed stay.
@dynamicMemberLookup
public struct CheckedOut: Sendable {
  public let reservation: Reservation
  /// The number of held nights that leaving early gave back; nights that a block had taken are not counted.
  public let nightsGivenBack: Int
  /// The number of nights by which the party left early.
  public let nightsEarly: Int
  /// The number of nights by which the party left late.
  public let overdueNights: Int

  public subscript<Value>(dynamicMember path: KeyPath<Reservation, Value>) -> Value {
    reservation[keyPath: path]
  }
}

extension CheckedOut: RecordedAnswer {
  struct Record: Recorded {
    var reservation = Reservation.blank
    var nightsGivenBack = 0
    /// The number of nights; nil in an answer of a release that did not count blocks apart.
    var nightsEarly: Int?
    var overdueNights = 0

    static let blank = Record()
    static let fields: FieldList<Self> = [
      object("reservation", Reservation.self) { $1(&$0.reservation) },
      field("nightsGivenBack", { $0.nightsGivenBack }, { $0.nightsGivenBack = $1 }),
      field("nightsEarly", { $0.nightsEarly }, { $0.nightsEarly = $1 }),
      field("overdueNights", { $0.overdueNights }, { $0.overdueNights = $1 }),
    ]
  }

  var answer: Record {
    Record(
      reservation: reservation, nightsGivenBack: nightsGivenBack, nightsEarly: nightsEarly,
      overdueNights: overdueNights)
  }

  static func replay(_ answer: Record, from store: Store) throws -> CheckedOut {
    CheckedOut(
      reservation: try answer.reservation.withCamper(from: store), nightsGivenBack: answer.nightsGivenBack,
      nightsEarly: answer.nightsEarly ?? answer.nightsGivenBack, overdueNights: answer.overdueNights)
  }
}
