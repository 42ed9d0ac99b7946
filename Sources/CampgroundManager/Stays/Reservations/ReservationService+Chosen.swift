import JSONText
import Persistence

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
    _ command: String, of choose: () throws -> [Reservation], _ act: (ReservationReference) throws -> Answer
  ) throws -> (written: WriteResult<StaysBehind>, answers: [Answer]) {
    var answers: [Answer] = []
    let written = try journal.record(command) { entry in
      let stays = try choose()
      let ids = stays.compactMap(\.id)
      entry.record(["reservations": ids])
      answers = try tables.reading(forAll: stays, becoming: nil) { reads in
        reads.expect()
        return try answersOfEach(ids, in: &entry, act)
      }
      let (reservations, now) = (reservations, journal.clock.now.seconds)
      return StaysBehind {
        let kept = try reservations.reservations(ids: Set(ids))
        return ids.compactMap { kept[$0] }.map { $0.asOf(now) }
      }
    }
    return (written, answers)
  }

  /// Does it with each of them, and throws the refusals of all at once.
  private func answersOfEach<Answer>(
    _ ids: [ReservationID], in entry: inout JournalEntry, _ act: (ReservationReference) throws -> Answer
  ) throws -> [Answer] {
    var (answers, lacking) = ([Answer](), (any Error)?.none)
    var refusals: [(id: ReservationID, error: CampingError)] = []
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
    return answers
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

/// Stays as a command has left them, read for the answer under a key alone.
package struct StaysBehind: Replayable {
  /// Reads them.
  package let stays: () throws -> [Reservation]

  var answerText: String { get throws { try stays().answerText } }

  static func replay(_ json: JSONValue, from store: Store) throws -> StaysBehind {
    let stays = try [Reservation].replay(json, from: store)
    return StaysBehind { stays }
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
