import Persistence

/// Counters entries of the ledger by others with the opposite amounts, as undo requires.
///
/// All accounts and sales that the entries belong to are read at once; what it appends, it knows.
final class LedgerCounters: RowCounters {
  private let table: LedgerTable
  /// The entries of each account and each sale, oldest first.
  private var groups: [LedgerGroup: [LedgerEntry]] = [:]
  private var entries: [LedgerID: LedgerEntry] = [:]
  /// The reservations of the accounts that are there, or are put back by the same undo.
  private let there: Set<ReservationID>

  init(_ table: LedgerTable, of numbers: [Int64], amid changes: [JournalChange]) throws {
    self.table = table
    let all = try table.entries(beside: numbers)
    let accounts = Set(all.compactMap(\.reservation))
    let restored = changes.filter { $0.kind == ReservationID.kind.rawValue && $0.before != nil }
    there = try table.reservations(among: accounts).union(restored.map { ReservationID(rawValue: $0.number) })
    for entry in all { keep(entry) }
  }

  private func keep(_ entry: LedgerEntry) {
    entries[entry.id] = entry
    groups[LedgerGroup(of: entry), default: []].append(entry)
  }

  /// An entry that was undone and redone is represented by later ones; the last of those is countered.
  func counter(_ number: Int64, on day: Day, by actor: String) throws -> Int64 {
    guard let named = entries[LedgerID(rawValue: number)] else {
      throw StoreError.corrupt("the ledger has no entry \(number)")
    }
    let history = LedgerHistory(groups[LedgerGroup(of: named)] ?? [])
    let chain = history.chain(from: named)
    let old = chain.last ?? named
    if chain.count % 2 == 0 { throw CampingError(.undoBlocked, [.undo(.countered(named.id, by: old.id))]) }
    if let id = old.reservation, !there.contains(id) {
      throw CampingError(.undoBlocked, [.undo(.accountGone(old.id, id))])
    }
    try requireSound(history.without(old), old)
    let draft = LedgerDraft(
      reservation: old.reservation, sale: old.reservation == nil ? old.sale ?? old.id : nil, kind: old.kind,
      item: old.item, name: old.name, amount: -old.amount, base: old.base.map { -$0 }, method: old.method,
      memo: old.memo)
    let entry = try table.insert(draft, on: day, by: actor, countering: old.id)
    keep(entry)
    return entry.journalNumber
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
}

/// The account of a reservation, or a sale.
private enum LedgerGroup: Hashable {
  case account(ReservationID)
  case sale(LedgerID)

  init(of entry: LedgerEntry) {
    self = entry.reservation.map { .account($0) } ?? .sale(entry.sale ?? entry.id)
  }
}

extension LedgerTable {
  /// All entries of the accounts and sales of some, oldest first.
  fileprivate func entries(beside numbers: [Int64]) throws -> [LedgerEntry] {
    var found: [LedgerEntry] = []
    var known: Set<Int64> = []
    for some in Slices.of(numbers) {
      let named = SQL("id", isOneOf: some)
      found += try entries("reservation IN (SELECT reservation FROM ledger WHERE \(named))")
        .filter { known.insert($0.id.rawValue).inserted }
    }
    let sold = try entries(numbers.filter { !known.contains($0) })
    if sold.isEmpty { return found }
    let sales = Set(sold.map { $0.sale ?? $0.id }).sorted()
    return found + (try entries("\(SQL("id", isOneOf: sales)) OR \(SQL("sale", isOneOf: sales))"))
  }

  /// Some entries, oldest first.
  func entries(_ numbers: [Int64]) throws -> [LedgerEntry] {
    try Slices.of(numbers).flatMap { try entries(SQL("id", isOneOf: $0)) }
  }

  fileprivate func reservations(among ids: Set<ReservationID>) throws -> Set<ReservationID> {
    try Slices.of(ids.sorted()).reduce(into: []) { found, some in
      found.formUnion(
        try store.rows("SELECT id FROM reservation WHERE \(SQL("id", isOneOf: some))") { try $0[0] as ReservationID })
    }
  }
}
