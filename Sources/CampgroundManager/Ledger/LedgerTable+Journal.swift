import Persistence

extension LedgerTable: JournaledTable {
  static let kind = LedgerEntry.kind

  func imageText(of number: Int64) throws -> String? {
    try entry(LedgerID(rawValue: number))?.imageText
  }

  /// An undo appends the entry with the opposite amount.
  func counter(_ number: Int64, on day: Day, by actor: String) throws -> Int64? {
    guard let old = try entry(standing(LedgerID(rawValue: number))) else {
      throw StoreError.corrupt("the ledger has no entry \(number)")
    }
    let draft = LedgerDraft(
      reservation: old.reservation, kind: old.kind, item: old.item, name: old.name, amount: -old.amount,
      method: old.method, memo: old.memo)
    let counter = try insert(draft, on: day, by: actor, countering: old.id)
    try requireCovered(old)
    return counter.journalNumber
  }

  /// The entry that stands for one now: what was taken back and done again is another's counter, and only that one can
  /// be countered.
  private func standing(_ id: LedgerID) throws -> LedgerID {
    var last = id
    while let next = try store.value("SELECT id FROM ledger WHERE counters = \(last)", as: LedgerID.self) {
      last = next
    }
    return last
  }

  /// What was refunded stays paid before, and what was settled since stays charged.
  private func requireCovered(_ entry: LedgerEntry) throws {
    guard let sums = try sums(of: [entry.reservation])[entry.reservation] else { return }
    let other = try lines(of: entry.reservation).first { $0.item == .other && $0.name == entry.name }
    if sums.paid < 0 || (other?.amount ?? 0) < 0 { throw StoreError.constraint(.check("covered")) }
  }

  /// Never asked for, as an entry is never changed.
  func restore(_ entry: LedgerEntry, as number: Int64) throws {
    throw StoreError.constraint(.trigger("the ledger is append-only"))
  }

  func remove(_ number: Int64) throws { throw StoreError.constraint(.trigger("the ledger is append-only")) }

  func label(of number: Int64, _ entry: LedgerEntry) -> String { entry.id.description }
}
