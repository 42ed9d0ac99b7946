/// Steps of a whole group.
extension ReservationService {
  /// The camper who answers for a group: that of its first reservation; nil when there is no such group.
  package func leader(ofGroup name: String) throws -> Camper? {
    try journal.store.read { try reservations.group(PersonText.kept(name)) }.first?.camper
  }

  /// Takes a step of every reservation of a group whose status allows it, as one write.
  ///
  /// When one is refused, all are; each problem names its reservation. `prepare` gets all of them first, and `finish` each
  /// as it is kept.
  func takeAll(
    _ step: ReservationTransition, _ group: String, _ request: some Encodable,
    _ body: (inout Reservation, inout [Problem]) throws -> Void,
    then finish: (Reservation, inout JournalEntry) throws -> Reservation = { kept, _ in kept },
    first prepare: ([Reservation], inout JournalEntry) throws -> Void = { _, _ in }
  ) throws -> Written<[Reservation]> {
    try takeAll(
      step,
      { entry in
        entry.record(request)
        return try members(of: group, for: step)
      }, body, then: finish, first: prepare)
  }

  /// The same of the reservations that the first closure finds, as one write.
  func takeAll(
    _ step: ReservationTransition, as command: String? = nil, _ members: (inout JournalEntry) throws -> [Reservation],
    _ body: (inout Reservation, inout [Problem]) throws -> Void,
    then finish: (Reservation, inout JournalEntry) throws -> Reservation = { kept, _ in kept },
    first prepare: ([Reservation], inout JournalEntry) throws -> Void = { _, _ in }
  ) throws -> Written<[Reservation]> {
    try journal.record(command ?? step.rawValue) { entry in
      var (problems, remedies) = ([Problem](), [Remedy]())
      let members = try members(&entry)
      try prepare(members, &entry)
      let changes = try members.map { before in
        try entry.requireVersion(of: before)
        var after = try stepped(before, step)
        var own: [Problem] = []
        try body(&after, &own)
        remedies += Remedy.all(for: own).filter { !remedies.contains($0) }
        problems += own.map { $0.naming(before.id) }
        after.version += 1
        return (before: before, after: after)
      }
      try problems.refuse(remedies: remedies)
      return try keep(changes, &entry).map { try finish($0, &entry) }
    }
  }

  /// The reservations of a group whose status allows the step, oldest first; throws when there is none.
  func members(of group: String, for step: ReservationTransition) throws -> [Reservation] {
    let members = try requireGroup(group)
    let able = members.filter { step.from.contains($0.status) }
    guard able.isEmpty else { return able }
    let remedies = Set(members.map(step.remedy))
    if remedies.count == 1, let remedy = remedies.first ?? nil {
      throw CampingError(.invalidRequest, members.compactMap(step.problem), remedies: [remedy])
    }
    let statuses = members.map(\.status)
    throw CampingError(
      .invalidRequest, [.desk(.noneAllowed(step, group: members[0].group ?? group, statuses))])
  }

  /// The reservations of a group, oldest first; throws when there is none, and when several groups fit.
  func requireGroup(_ name: String) throws -> [Reservation] {
    guard let group = try groupName(name) else {
      throw CampingError(.notFound, [.reference(.notFound(.group, name, field: "group"))])
    }
    return try reservations.group(group)
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
    return try zip(ids, refused).compactMap { id, reservation in
      try reservation.segments.lazy.compactMap(reservations.nights.conflict).first.map { (id, $0) }
    }
  }
}

/// A request for a group, as the journal keeps it.
struct GroupRequest: Encodable {
  let group: String
  let reason: String?
  /// The reason to waive the fees of cancelling; nil leaves them.
  var waive: String?
}
