import Persistence

extension LedgerTable: JournaledTable {
  static let kind = LedgerEntry.kind
  static let numbers: SQL = "SELECT id FROM ledger"

  func imageTexts(of numbers: [Int64]) throws -> [Int64: String] {
    try LedgerEntry.imageTexts(of: entries(numbers))
  }

  func counters(of numbers: [Int64], amid changes: [JournalChange]) throws -> (any RowCounters)? {
    let removed = changes.filter { $0.kind == ReservationID.kind.rawValue && $0.before == nil }
      .map { ReservationID(rawValue: $0.number) }
    return numbers.isEmpty && removed.isEmpty ? nil : try LedgerCounters(self, of: numbers, removed, amid: changes)
  }

  /// Never called, as an entry is never changed.
  func restore(_ entry: LedgerEntry, as number: Int64) throws {
    throw StoreError.constraint(.trigger("the ledger is append-only"))
  }

  /// A store's trigger refuses it.
  func remove(_ number: Int64) throws { try store.execute("DELETE FROM ledger WHERE id = \(number)") }

  func withdraw(_ number: Int64, to image: LedgerEntry?) throws { if image == nil { try remove(number) } }

  /// It is there: only a forgotten person changes its words, and stays forgotten.
  func reinstate(_ entry: LedgerEntry, as number: Int64) throws {}

  static let rows: SQL? = "ledger"
}
