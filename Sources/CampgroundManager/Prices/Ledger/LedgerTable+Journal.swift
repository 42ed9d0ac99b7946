import Persistence

extension LedgerTable: JournaledTable {
  static let kind = LedgerEntry.kind
  static let numbers: SQL = "SELECT id FROM ledger"

  func imageText(of number: Int64) throws -> String? {
    try entry(LedgerID(rawValue: number))?.imageText
  }

  func imageTexts(of numbers: [Int64]) throws -> [Int64: String] {
    try LedgerEntry.imageTexts(of: entries(SQL("id", isOneOf: numbers)))
  }

  /// Appends the entry with the opposite amount, as undo requires.
  ///
  /// An entry that was undone and redone is represented by later ones; the last of those is countered.
  func counter(_ number: Int64, on day: Day, by actor: String) throws -> Int64? {
    guard let named = try entry(LedgerID(rawValue: number)) else {
      throw StoreError.corrupt("the ledger has no entry \(number)")
    }
    let history = LedgerHistory(try entries(beside: named))
    let chain = history.chain(from: named)
    let old = chain.last ?? named
    if chain.count % 2 == 0 { throw CampingError(.undoBlocked, [.undo(.countered(named.id, by: old.id))]) }
    try requireReservation(of: old)
    try requireSound(history.without(old), old)
    let draft = LedgerDraft(
      reservation: old.reservation, sale: old.reservation == nil ? old.sale ?? old.id : nil, kind: old.kind,
      item: old.item, name: old.name, amount: -old.amount, base: old.base.map { -$0 }, method: old.method,
      memo: old.memo)
    return try insert(draft, on: day, by: actor, countering: old.id).journalNumber
  }

  /// Throws unless the write-offs and waivers of an account still fit its charges.
  func requireSound(without numbers: [Int64]) throws {
    var seen: Set<ReservationID> = []
    for entry in try numbers.compactMap({ try entry(LedgerID(rawValue: $0)) }) {
      guard let id = entry.reservation, seen.insert(id).inserted, let sums = try sums(of: [id])[id] else { continue }
      if sums.excessWriteOff > 0 || sums.writtenOff < 0 {
        throw CampingError(.undoBlocked, [.undo(.writtenOffSince(entry.id, on: id))])
      }
      let lines = try lines(of: id)
      let charges = lines.filter { $0.item != .discountsApart }
      if lines.waivers(beside: charges).sum != lines.sum(of: .discountsApart) {
        throw CampingError(.undoBlocked, [.undo(.waivedSince(entry.id, on: id))])
      }
    }
  }

  private func requireReservation(of entry: LedgerEntry) throws {
    guard let id = entry.reservation else { return }
    let row = try store.value("SELECT 1 FROM reservation WHERE id = \(id)", as: Int.self)
    if row == nil { throw CampingError(.undoBlocked, [.undo(.accountGone(entry.id, id))]) }
  }

  /// Throws unless later entries are possible without this one: a refund needs its payment, a correction its charge.
  private func requireSound(_ history: LedgerHistory, _ entry: LedgerEntry) throws {
    switch entry.item {
    case .money where history.isBelowZero(\.money), .security where history.isBelowZero(\.security):
      throw CampingError(.undoBlocked, [.undo(.refundedSince(entry.id, on: entry.reservation))])
    // A hold that runs out has the surcharge of a payment charged back, too.
    case .other, .surcharges:
      guard history.isBelowZero({ $0.item == entry.item ? $0.amount : 0 }) else { return }
      throw CampingError(.undoBlocked, [.undo(.reversedSince(entry.id, on: entry.reservation))])
    default: return
    }
  }

  /// Never called, as an entry is never changed.
  func restore(_ entry: LedgerEntry, as number: Int64) throws {
    throw StoreError.constraint(.trigger("the ledger is append-only"))
  }

  func remove(_ number: Int64) throws { throw StoreError.constraint(.trigger("the ledger is append-only")) }

  static let rows: SQL? = "ledger"
}
