/// Steps of all reservations of one camper on which the command can act now.
extension ReservationService {
  /// Checks in every party of a camper that has arrived.
  ///
  /// - Throws: ``CampingError`` when several campers fit, and with the problems of each party; then none is checked in.
  @discardableResult
  package func checkIn(
    allOf camper: CamperReference, checkingOutOthers: Bool = false
  ) throws -> Written<[Reservation]> {
    let arrived = { (entry: inout JournalEntry) in try self.members(of: camper, for: .checkIn, &entry) }
    return try takeAll(.checkIn, arrived) { reservation, problems in
      try letIn(&reservation, &problems)
    } first: { members, entry in
      if checkingOutOthers { for member in members { try checkOutLastParty(before: member, &entry) } }
    }
  }

  /// Checks out every party of a camper that is there.
  ///
  /// - Throws: ``CampingError`` when several campers fit, and when no party of the camper is checked in.
  @discardableResult
  package func checkOut(allOf camper: CamperReference) throws -> Written<[CheckedOut]> {
    try journal.record(ReservationTransition.checkOut.rawValue) { entry in
      try members(of: camper, for: .checkOut, &entry).map { try checkOut($0, &entry) }
    }
  }

  /// The reservations of the one camper whom a reference names, oldest first; throws when there is none.
  private func members(
    of reference: CamperReference, for purpose: ReservationPurpose, _ entry: inout JournalEntry
  ) throws -> [Reservation] {
    let camper = try campers.findKnown(reference)
    entry.record(["camper": camper.id])
    let now = journal.clock.now.seconds
    let all = try reservations.reservations(of: camper.id).map { $0.asOf(now) }
    let able = try able(all, for: purpose)
    if able.isEmpty { throw try none(of: reference.description, purpose, among: all) }
    return able
  }
}
