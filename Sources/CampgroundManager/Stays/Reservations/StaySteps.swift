/// Takes the steps of a reservation's life, as a part of a command that has found it.
struct StaySteps: StayProcedure {
  let tables: StayTables

  /// Takes a step; the body makes the changes beside the status.
  ///
  /// Throws ``CampingError`` when the status does not allow the step, and when somebody holds a night that it now takes.
  func carryOut(
    _ step: ReservationTransition, _ before: Reservation, _ entry: inout JournalEntry,
    _ body: (inout Reservation, inout JournalEntry) throws -> Void
  ) throws -> Reservation {
    try entry.requireVersion(of: before)
    return try carryOutAnyVersion(step, before, &entry, body)
  }

  /// The same whatever the version.
  func carryOutAnyVersion(
    _ step: ReservationTransition, _ before: Reservation, _ entry: inout JournalEntry,
    _ body: (inout Reservation, inout JournalEntry) throws -> Void
  ) throws -> Reservation {
    var after = try stepped(before, step)
    try body(&after, &entry)
    guard after != before else { return before }
    after.version += 1
    do {
      try requireFree(before, after)
    } catch let error as CampingError where before.status == .noShow {
      var refusal = error
      (refusal.remedies, refusal.elsewhere) = ([.reserveAndCheckIn], nil)
      throw refusal
    }
    return try writer.keep([(before, after)], &entry)[0]
  }

  /// The reservation in the status that the step leads to; throws when its own does not allow it.
  func stepped(_ reservation: Reservation, _ step: ReservationTransition) throws(CampingError) -> Reservation {
    try step.require(reservation)
    var after = reservation
    if let status = step.to { after.status = status }
    if after.status != .held { after.holdExpires = nil }
    return after
  }

  /// Takes a step of several reservations, all or none; the body reports in its problems what each has against it, and
  /// each problem names its reservation.
  func carryOutAll(
    _ step: ReservationTransition, _ members: [Reservation], _ entry: inout JournalEntry,
    _ body: (_ after: inout Reservation, _ before: Reservation, _ problems: inout [Problem]) throws -> Void
  ) throws -> [Reservation] {
    var (problems, remedies) = ([Problem](), [Remedy]())
    let changes = try members.map { before in
      try entry.requireVersion(of: before)
      var after = try stepped(before, step)
      var own: [Problem] = []
      try body(&after, before, &own)
      remedies += Remedy.all(for: own).filter { !remedies.contains($0) }
      problems += own.map { $0.naming(before.id) }
      after.version += 1
      return (before: before, after: after)
    }
    try problems.refuse(remedies: remedies)
    return try keep(changes, &entry)
  }

  /// Stores several reservations at once; throws, naming for each the holder of the first night that it is to take.
  func keep(
    _ changes: [(before: Reservation, after: Reservation)], _ entry: inout JournalEntry
  ) throws -> [Reservation] {
    do {
      return try writer.keep(changes, &entry)
    } catch let error as CampingError where error.name == .nightsTaken {
      let conflicts = try conflicts(of: changes.map(\.after))
      let problems = conflicts.map { Problem.nights(.taken($0.conflict)).naming($0.id) }
      throw CampingError(.nightsTaken, problems, conflict: conflicts.first?.conflict)
    }
  }

  /// The other holder of a night of each; their own are released first, which the refusal rolls back.
  private func conflicts(of refused: [Reservation]) throws -> [(id: ReservationID, conflict: Conflict)] {
    let ids = refused.compactMap(\.id)
    for id in ids { try reservations.nights.release(id) }
    return zip(ids, try reservations.nights.conflicts(on: refused.map(\.segments))).compactMap { id, conflict in
      conflict.map { (id, $0) }
    }
  }
}

extension StaySteps {
  /// Expects the reads of a step of a reservation's life.
  func expect(_ reference: ReservationReference) {
    let ledger = writer.ledger.table
    func found() throws -> Reservation { try finder.find(reference, for: .look) }
    journal.store.expect([
      { _ = try found() },
      { if let id = try reference.id() { _ = try ledger.lines(of: id) } },
      { _ = try sites.getCampSite(found().siteNumber) },
      { _ = try writer.policies.policy(found().policy) },
    ])
    journal.store.expectAfterwards([{ if let id = try reference.id() { _ = try ledger.firstCharges(of: [id]) } }])
  }

  /// Expects the prices and the site of a reservation that changes.
  func expectChange(of reference: ReservationReference) {
    expect(reference)
    journal.store.expect([
      {
        let reservation = try finder.find(reference, for: .look)
        if reservation.isPriced { _ = try agreedRates(of: reservation) }
      }
    ])
    expectPrices()
  }

  /// Expects the prices of today.
  func expectPrices() {
    journal.store.expect([
      { _ = try rates.book() },
      { if try taxes.taxes().contains(where: { $0.rule.scope != nil }) { _ = try siteTypes() } },
    ])
  }
}

extension StayProcedure {
  var steps: StaySteps { StaySteps(tables: tables) }
}

extension ReservationTransition {
  /// Throws unless the reservation's status allows the step.
  func require(_ reservation: Reservation) throws(CampingError) {
    guard let problem = problem(reservation) else { return }
    throw CampingError(.invalidRequest, [problem], remedies: [remedy(for: reservation)].compactMap(\.self))
  }

  /// The remedy for the reservation's status; nil when the step is allowed, and when nothing would help.
  func remedy(for reservation: Reservation) -> Remedy? {
    switch (self, reservation.status) {
    case (.checkIn, .held): .confirmFirst
    case (.confirm, .expired): .reserveAgain
    default: nil
    }
  }

  /// The problem of the step in the reservation's status; nil when it is allowed.
  func problem(_ reservation: Reservation) -> Problem? {
    guard let id = reservation.id, !from.contains(reservation.status) else { return nil }
    return .desk(.notAllowed(self, id, reservation.status, isDone: reservation.status == to))
  }
}

extension ReservationTransition {
  /// The purpose for which the step looks for its reservation.
  var purpose: ReservationPurpose {
    switch self {
    case .confirm: .confirm
    case .checkIn: .checkIn
    case .checkOut: .checkOut
    case .cancel: .cancel
    case .noShow: .noShow
    case .reprice: .price
    case .change, .move, .expire: .look
    }
  }
}
