import Persistence

extension LedgerTable: JournaledTable {
  static let kind = LedgerEntry.kind
  static let numbers: SQL = "SELECT id FROM ledger"

  func imageTexts(of numbers: [Int64]) throws -> [Int64: String] {
    try LedgerEntry.imageTexts(of: entries(numbers))
  }

  func counters(of numbers: [Int64], amid changes: [JournalChange]) throws -> (any RowCounters)? {
    try LedgerCounters(self, of: numbers, amid: changes)
  }

  /// Throws unless the write-offs and waivers of the accounts still fit their charges.
  func requireSound(without numbers: [Int64]) throws {
    let countered = try entries(numbers)
    let ids = Set(countered.compactMap(\.reservation)).sorted()
    store.expect([{ _ = try self.sums(of: ids) }, { _ = try self.lines(of: ids) }])
    let (sums, lines) = (try sums(of: ids), try lines(of: ids))
    var seen: Set<ReservationID> = []
    for entry in countered {
      guard let id = entry.reservation, seen.insert(id).inserted, let sums = sums[id] else { continue }
      if sums.excessWriteOff > 0 || sums.writtenOff < 0 {
        throw CampingError(.undoBlocked, [.undo(.writtenOffSince(entry.id, on: id))])
      }
      let lines = lines[id] ?? []
      let charges = lines.filter { $0.item != .discountsApart }
      if lines.waivers(beside: charges).sum != lines.sum(of: .discountsApart) {
        throw CampingError(.undoBlocked, [.undo(.waivedSince(entry.id, on: id))])
      }
    }
  }

  /// Never called, as an entry is never changed.
  func restore(_ entry: LedgerEntry, as number: Int64) throws {
    throw StoreError.constraint(.trigger("the ledger is append-only"))
  }

  func remove(_ number: Int64) throws { throw StoreError.constraint(.trigger("the ledger is append-only")) }

  static let rows: SQL? = "ledger"
}
