import Persistence

/// Counters entries of the ledger by others with the opposite amounts, as undo requires.
///
/// All accounts and sales that the entries belong to are read at once, and those of reservations that the undo removes; what it appends, it
/// knows.
final class LedgerCounters: RowCounters {
  private let table: LedgerTable
  /// The entries of each account and each sale.
  private var groups: [LedgerGroup: LedgerHistory] = [:]
  private var entries: [LedgerID: LedgerEntry] = [:]
  /// The entries to be countered, oldest first.
  private let named: [LedgerID]
  /// The reservations of the accounts that are there, or are put back by the same undo.
  private let there: Set<ReservationID>
  private let removed: [ReservationID]

  init(
    _ table: LedgerTable, of numbers: [Int64], _ removed: [ReservationID], amid changes: [JournalChange]
  ) throws {
    (self.table, self.removed) = (table, removed.sorted())
    named = numbers.sorted().map { LedgerID(rawValue: $0) }
    table.store.expect([
      { _ = try table.reservations(of: numbers) }, { _ = try table.entries(beside: numbers, of: removed) },
    ])
    let present = try table.reservations(of: numbers)
    let all = try table.entries(beside: numbers, of: removed)
    let restored = changes.filter { $0.kind == ReservationID.kind.rawValue && $0.before != nil }
    there = present.union(restored.map { ReservationID(rawValue: $0.number) })
    for entry in all { keep(entry) }
  }

  private func keep(_ entry: LedgerEntry) {
    entries[entry.id] = entry
    groups[LedgerGroup(of: entry), default: LedgerHistory()].add(entry)
  }

  /// An entry that was undone and redone is represented by later ones; the last of those is countered.
  func counter(_ number: Int64, on day: Day, by actor: String) throws -> (number: Int64, image: String) {
    guard let named = entries[LedgerID(rawValue: number)] else {
      throw StoreError.corrupt("the ledger has no entry \(number)")
    }
    let history = groups[LedgerGroup(of: named)] ?? LedgerHistory()
    let chain = history.chain(from: named)
    let old = chain.last ?? named
    if chain.count % 2 == 0 { throw CampingError(.undoBlocked, [.undo(.countered(named.id, by: old.id))]) }
    if let id = old.reservation, !there.contains(id) {
      throw CampingError(.undoBlocked, [.undo(.accountGone(old.id, id))])
    }
    try requireSound(history, without: old)
    let draft = LedgerDraft(
      reservation: old.reservation, sale: old.reservation == nil ? old.sale ?? old.id : nil, kind: old.kind,
      item: old.item, name: old.name, amount: -old.amount, base: old.base.map { -$0 }, method: old.method,
      memo: old.memo)
    let entry = try table.insert(draft, on: day, by: actor, countering: old.id)
    keep(entry)
    return (entry.journalNumber, entry.imageText)
  }

  /// Throws unless the write-offs and waivers of the accounts still fit their charges, and nothing is left of those without a reservation.
  func requireSound() throws {
    var seen: Set<ReservationID> = []
    for entry in named.compactMap({ entries[$0] }) {
      guard let id = entry.reservation, seen.insert(id).inserted else { continue }
      let all = groups[.account(id)]?.all ?? []
      let sums = AccountSums(of: all)
      if sums.excessWriteOff > 0 || sums.writtenOff < 0 {
        throw CampingError(.undoBlocked, [.undo(.writtenOffSince(entry.id, on: id))])
      }
      var lines: [LedgerLine] = []
      for entry in all where entry.isCharge { lines.add(LedgerLine(entry)) }
      lines.removeAll(where: \.isNothing)
      let charges = lines.filter { $0.item != .discountsApart }
      if lines.waivers(beside: charges).sum != lines.sum(of: .discountsApart) {
        throw CampingError(.undoBlocked, [.undo(.waivedSince(entry.id, on: id))])
      }
    }
    if let left = removed.last(where: { AccountSums(of: groups[.account($0)]?.all ?? []) != AccountSums() }) {
      throw CampingError(.undoBlocked, [.undo(.paidSince(left))])
    }
  }

  /// Throws unless later entries are possible without this one: a refund needs its payment, a correction its charge.
  private func requireSound(_ history: LedgerHistory, without entry: LedgerEntry) throws {
    switch entry.item {
    case .money where history.isBelowZero(without: entry, \.money),
      .security where history.isBelowZero(without: entry, \.security):
      throw CampingError(.undoBlocked, [.undo(.refundedSince(entry.id, on: entry.reservation))])
    // A hold that runs out has the surcharge of a payment charged back, too.
    case .other, .surcharges:
      guard history.isBelowZero(without: entry, { $0.item == entry.item ? $0.amount : 0 }) else { return }
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
  /// All entries of the accounts and sales of some, and of these reservations, oldest first.
  fileprivate func entries(beside numbers: [Int64], of reservations: [ReservationID]) throws -> [LedgerEntry] {
    var found: [LedgerEntry] = []
    var known: Set<Int64> = []
    for some in Slices.of(reservations) {
      found += try store.ifAny { try entries(SQL("reservation", isOneOf: some)) }
        .filter { known.insert($0.id.rawValue).inserted }
    }
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
    try Slices.of(numbers).flatMap { some in try store.ifAny { try entries(SQL("id", isOneOf: some)) } }
  }

  /// The reservations that are there among those of some entries.
  fileprivate func reservations(of numbers: [Int64]) throws -> Set<ReservationID> {
    try Slices.of(numbers).reduce(into: []) { found, some in
      found.formUnion(
        try store.ifAny {
          try store.rows(
            """
            SELECT id FROM reservation
            WHERE id IN (SELECT reservation FROM ledger WHERE \(SQL("id", isOneOf: some)))
            """
          ) { try $0[0] as ReservationID }
        })
    }
  }
}
