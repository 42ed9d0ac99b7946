/// Commands on several reservations at once.
extension ReservationService {
  /// Does one thing after the other with the chosen reservations, all or none of them, as one entry of the journal.
  ///
  /// - Parameters:
  ///   - command: The name of the entry.
  ///   - choose: Chooses the reservations, while nobody else can write.
  ///   - act: Does it with one reservation.
  /// - Returns: The reservations as they are behind it, and the answer for each; a repeated request has only the first.
  /// - Throws: ``CampingError`` with the problems of each that refuses it.
  package func forEach<Answer>(
    _ command: String, of choose: () throws -> [ReservationID], _ act: (ReservationReference) throws -> Answer
  ) throws -> (written: WriteResult<[Reservation]>, answers: [Answer]) {
    var answers: [Answer] = []
    let written = try journal.record(command) { entry in
      // A server's write may be made once more.
      answers = []
      let ids = try choose()
      entry.record(["reservations": ids])
      var refusals: [(id: ReservationID, error: CampingError)] = []
      var lacking: (any Error)?
      try journal.share(&entry) {
        for id in ids {
          do {
            answers.append(try act(ReservationReference(id)))
          } catch let error as CampingError {
            refusals.append((id, error))
          } catch  where journal.store.isLooking {
            // The answers that this one lacks come with those that the others lack.
            lacking = error
          }
        }
      }
      if let lacking { throw lacking }
      try refuse(refusals, of: ids.count)
      return try ids.compactMap(reservations.reservation).map { $0.asOf(journal.clock.now.seconds) }
    }
    return (written, answers)
  }

  /// Throws all refusals as one; a problem of the request itself, which all of them have, stands in it once.
  private func refuse(_ all: [(id: ReservationID, error: CampingError)], of count: Int) throws(CampingError) {
    guard let first = all.first?.error else { return }
    if all.count == count, all.allSatisfy({ $0.error.problems == first.problems }) { throw first }
    if all.count == 1 { throw first.naming(all[0].id) }
    let isAlike = all.allSatisfy { $0.error.name == first.name }
    let remedies = all.flatMap(\.error.remedies).reduce(into: [Remedy]()) { if !$0.contains($1) { $0.append($1) } }
    throw CampingError(
      isAlike ? first.name : .invalidRequest, all.flatMap { $0.error.naming($0.id).problems }, remedies: remedies)
  }

  /// The reservations on which a command can act.
  package func able(_ reservations: [Reservation], for purpose: ReservationPurpose) throws -> [Reservation] {
    try finder.able(reservations, for: purpose)
  }
}

extension CampingError {
  /// The same with the reservation in each problem.
  fileprivate func naming(_ id: ReservationID) -> CampingError {
    var error = CampingError(name, problems.map { $0.naming(id) }, remedies: remedies, elsewhere: elsewhere)
    (error.conflict, error.alternatives) = (conflict, alternatives)
    return error
  }
}
