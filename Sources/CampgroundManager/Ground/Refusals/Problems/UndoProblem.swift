/// A reason why an entry of the journal cannot be undone.
package enum UndoProblem: Hashable, Sendable {
  case undoneAlready(EntryID, by: EntryID)
  case notUndone(EntryID)
  /// The entry that changed it since is nil when it is unknown.
  case touchedSince(EntryID, ThingName, by: EntryID?)
  case nightsTakenSince(EntryID, Conflict)
  /// The thing is in use by what came later; the entry of it is nil when it is unknown.
  case stillNeeded(EntryID, ThingName, by: EntryID?)
  case needsLostRecord(EntryID, ThingName)
  /// Somebody whom the thing tells of was forgotten.
  case forgotten(EntryID, ThingName, by: EntryID)
  case paidSince(ReservationID)
  case countered(LedgerID, by: LedgerID)
  /// The reservation is nil for a sale.
  case refundedSince(LedgerID, on: ReservationID?)
  case reversedSince(LedgerID, on: ReservationID?)
  case writtenOffSince(LedgerID, on: ReservationID)
  case waivedSince(LedgerID, on: ReservationID)
  /// The reservation of the account was undone.
  case accountGone(LedgerID, ReservationID)
}

extension UndoProblem {
  var summary: ProblemSummary { ProblemSummary(.undoBlocked, "entry", undone) }

  private var undone: any CustomStringConvertible {
    switch self {
    case .undoneAlready(let entry, _), .notUndone(let entry), .touchedSince(let entry, _, _),
      .nightsTakenSince(let entry, _),
      .stillNeeded(let entry, _, _), .needsLostRecord(let entry, _), .forgotten(let entry, _, _):
      entry
    case .countered(let entry, _), .refundedSince(let entry, _), .reversedSince(let entry, _),
      .writtenOffSince(let entry, _), .waivedSince(let entry, _),
      .accountGone(let entry, _):
      entry
    case .paidSince(let reservation): reservation
    }
  }
}
