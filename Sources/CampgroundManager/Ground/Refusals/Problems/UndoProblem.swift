/// A reason why an entry of the journal cannot be undone.
package enum UndoProblem: ProblemFamily {
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
  /// It gave a role of the server its rights, whose former ones nobody keeps.
  case rightsGiven(EntryID)
  /// The reservation of the account was undone.
  case accountGone(LedgerID, ReservationID)

  var summary: ProblemSummary { .init(.undoBlocked, "entry", undone, sentence) }

  private var undone: any CustomStringConvertible {
    switch self {
    case .undoneAlready(let entry, _), .notUndone(let entry), .touchedSince(let entry, _, _),
      .nightsTakenSince(let entry, _),
      .stillNeeded(let entry, _, _), .needsLostRecord(let entry, _), .forgotten(let entry, _, _),
      .rightsGiven(let entry):
      entry
    case .countered(let entry, _), .refundedSince(let entry, _), .reversedSince(let entry, _),
      .writtenOffSince(let entry, _), .waivedSince(let entry, _),
      .accountGone(let entry, _):
      entry
    case .paidSince(let reservation): reservation
    }
  }

  private var sentence: String {
    switch self {
    case .undoneAlready(let entry, let other): "\(entry) was undone already, by \(other)"
    case .notUndone(let entry): "\(entry) is not undone"
    case .touchedSince(let entry, let thing, let other):
      "\(thing.was) changed\(other.map { " by \($0)" } ?? "") since \(entry)"
    case .nightsTakenSince(_, let conflict): "Site \(conflict.site) is \(conflict.words) now"
    case .stillNeeded(_, let thing, let other):
      "\(thing.is) in use by a later change" + (other.map { ", \($0)" } ?? "")
    case .needsLostRecord(_, let thing): "\(thing.needs) a record that no longer exists"
    case .forgotten(let entry, let thing, let other):
      entry == other
        ? "\(entry) erased personal data, so it cannot be undone"
        : "The change of \(thing.object) by \(entry) was erased by \(other), so it cannot be undone"
    case .paidSince(let id):
      "\(id) has payments or charges by hand; undo or refund them first, or cancel \(id) instead"
    case .countered(let entry, let other): "\(entry) was taken back already, by \(other)"
    case .refundedSince(let entry, let id):
      "If \(entry) were taken back, more would have been refunded or transferred\(id.map { " on \($0)" } ?? "") than was paid; "
        + "undo that first"
    case .reversedSince(let entry, let id):
      "If \(entry) were taken back, more would have been taken back\(id.map { " on \($0)" } ?? "") than was charged; "
        + "undo that first"
    case .writtenOffSince(let entry, let id):
      "If \(entry) were taken back, more would have been written off on \(id) than is owed; undo the write-off first"
    case .waivedSince(let entry, let id):
      "If \(entry) were taken back, more would have been waived on \(id) than is charged; undo the waiver first"
    case .rightsGiven(let entry): "\(entry) gave a role its rights; campctl grant gives it others"
    case .accountGone(let entry, let id):
      "\(id), the reservation of \(entry), was undone since; undo that first"
    }
  }
}
