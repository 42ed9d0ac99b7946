import Persistence

extension LedgerTable: JournaledTable {
  static let kind = LedgerEntry.kind

  func imageText(of number: Int64) throws -> String? {
    try entry(LedgerID(rawValue: number))?.imageText
  }

  /// Appends the entry with the opposite amount, as undo requires.
  ///
  /// An entry that was undone and redone is represented by later ones; the last of those is countered.
  func counter(_ number: Int64, on day: Day, by actor: String) throws -> Int64? {
    guard let named = try entry(LedgerID(rawValue: number)) else {
      throw StoreError.corrupt("the ledger has no entry \(number)")
    }
    let history = LedgerHistory(try entries(of: named.reservation))
    let chain = history.chain(from: named)
    let old = chain.last ?? named
    if chain.count % 2 == 0 { throw CampingError(.undoBlocked, [.countered(named.id, by: old.id)]) }
    try requireReservation(of: old)
    try requireSound(history.without(old), old)
    let draft = LedgerDraft(
      reservation: old.reservation, kind: old.kind, item: old.item, name: old.name, amount: -old.amount,
      method: old.method, memo: old.memo)
    return try insert(draft, on: day, by: actor, countering: old.id).journalNumber
  }

  private func requireReservation(of entry: LedgerEntry) throws {
    let row = try store.value("SELECT 1 FROM reservation WHERE id = \(entry.reservation)", as: Int.self)
    if row == nil { throw CampingError(.undoBlocked, [.accountGone(entry.id, entry.reservation)]) }
  }

  /// Throws unless later entries are possible without this one: a refund needs its payment, a correction its charge.
  private func requireSound(_ history: LedgerHistory, _ entry: LedgerEntry) throws {
    switch entry.item {
    case .money where history.isBelowZero(\.money):
      throw CampingError(.undoBlocked, [.refundedSince(entry.id, on: entry.reservation)])
    case .other where history.isBelowZero(\.chargedByHand):
      throw CampingError(.undoBlocked, [.reversedSince(entry.id, on: entry.reservation)])
    default: return
    }
  }

  /// Never called, as an entry is never changed.
  func restore(_ entry: LedgerEntry, as number: Int64) throws {
    throw StoreError.constraint(.trigger("the ledger is append-only"))
  }

  func remove(_ number: Int64) throws { throw StoreError.constraint(.trigger("the ledger is append-only")) }

  func label(of number: Int64, _ entry: LedgerEntry) -> String { entry.id.description }
}
