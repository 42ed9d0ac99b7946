/// Changing a whole group.
extension ReservationService {
  /// Applies the same edits to every reservation of a group that can be changed, as one write.
  ///
  /// - Throws: ``CampingError`` with the problems of each, which names its reservation; then none is changed.
  @discardableResult
  package func change(
    group: String, _ edits: ReservationEdits, overrides: Overrides = Overrides(), acceptingUnknownLength: Bool = false
  ) throws -> Written<[Reservation]> {
    try journal.record(ReservationTransition.change.rawValue) { entry in
      var problems: [(id: ReservationID?, problem: Problem)] = []
      let members = try members(of: group, for: .change)
      if members.count > 1, let ref = edits.ref?.value { try [Problem.stay(.refOfSeveral(ref))].refuse() }
      let edited = try members.compactMap { before -> Edited? in
        try entry.requireVersion(of: before)
        do {
          return try self.edited(before, edits, overrides, acceptingUnknownLength)
        } catch let error as CampingError where error.name == .invalidRequest {
          problems += error.problems.map { (before.id, $0) }
          return nil
        }
      }
      try problems.map { $0.problem.naming($0.id) }.refuse(
        remedies: Remedy.all(for: problems.map(\.problem), among: Remedy.ofRequests))
      var changed = edited.map(\.after)
      try begin(edits, of: &changed, &entry) { GroupChangeRequest(group, $0, edited) }
      return try zip(edited.map(\.before), changed).map { before, after in
        if after == before { return before }
        return try keep([(before, after)], &entry)[0]
      }
    }
  }

  private func edited(
    _ before: Reservation, _ edits: ReservationEdits, _ overrides: Overrides, _ acceptingUnknownLength: Bool
  ) throws -> Edited {
    var after = try stepped(before, .change)
    let (overrides, problems) = try apply(edits, to: &after, insteadOf: before, overrides, acceptingUnknownLength)
    if after != before { after.version += 1 }
    return Edited(before: before, after: after, overrides: overrides, overridden: problems)
  }
}

/// A reservation of a group with the edits, before it is kept.
private struct Edited {
  let before: Reservation
  let after: Reservation
  let overrides: Overrides
  let overridden: [Problem]
}

/// A request to change a group, as the journal keeps it.
private struct GroupChangeRequest: Encodable {
  let group: String
  let changes: ReservationEdits
  let override: String?
  let overrideCapacity: String?
  /// The names of the overridden problems.
  let overridden: [String]?

  init(_ group: String, _ changes: ReservationEdits, _ edited: [Edited]) {
    (self.group, self.changes) = (group, changes)
    (override, overrideCapacity) = (edited.first?.overrides.rules, edited.first?.overrides.capacity)
    let names = edited.flatMap(\.overridden).map(\.name)
    overridden = names.isEmpty ? nil : names
  }
}
