import Persistence

/// Writes entries of accounts, each recorded in the journal with its command.
struct Ledger {
  let journal: Journal
  var table: LedgerTable { LedgerTable(store: journal.store) }

  /// Appends an entry by the current actor, by default of today; throws ``CampingError`` when a sum would exceed the
  /// largest amount.
  @discardableResult
  func append(_ draft: LedgerDraft, on day: Day? = nil, _ entry: inout JournalEntry) throws -> LedgerEntry {
    let appended = try table.insert(draft, on: day ?? journal.clock.today, by: journal.namedActor())
    try entry.created(appended)
    return appended
  }

  /// Appends the entries that an account lacks to charge these lines and nothing else; returns its new sums.
  ///
  /// Existing charges stay; only differences are entries.
  func adjust(_ account: ChargedAccount, _ entry: inout JournalEntry) throws -> AccountSums {
    let (id, sums) = (account.id, account.sums)
    let differences = Self.differences(from: account.charged, to: account.lines)
    guard !differences.isEmpty else { return sums }
    let total = try MinorUnits.sum(account.lines.map(\.amount), field: "total")
    for line in differences {
      try append(
        LedgerDraft(
          reservation: id, kind: line.kind, item: line.item, name: line.name, amount: line.amount, base: line.base,
          memo: account.memo(line)),
        &entry)
    }
    var changed = sums
    changed.total = total
    return try cut(changed, of: id, &entry)
  }

  /// Takes back the part of the write-offs that is no longer owed (domain rule R30); returns the new sums.
  func cut(_ sums: AccountSums, of id: ReservationID, _ entry: inout JournalEntry) throws -> AccountSums {
    let excess = sums.excessWriteOff
    guard excess > 0 else { return sums }
    try append(
      LedgerDraft(reservation: id, kind: .writeOff, item: .writeOffs, amount: -excess, memo: nil), &entry)
    var cut = sums
    cut.writtenOff -= excess
    return cut
  }

  /// The entries that make the charged lines equal to others, in the order of both; lines without a difference are left
  /// out.
  static func differences(from charged: [LedgerLine], to lines: [LedgerLine]) -> [LedgerLine] {
    var differences: [LedgerLine] = []
    for line in charged { differences.add(-line) }
    for line in lines { differences.add(line) }
    return differences.filter { !$0.isNothing }
  }
}

/// The lines that an account is to be charged, with those that it has.
struct ChargedAccount {
  let id: ReservationID
  let lines: [LedgerLine]
  /// The lines that it was charged so far.
  var charged: [LedgerLine] = []
  let sums: AccountSums
  /// The memo of the entry for a difference.
  let memo: (LedgerLine) -> String
}

extension LedgerLine {
  /// The kind of the entry that adds it to an account.
  fileprivate var kind: LedgerEntry.Kind {
    switch item {
    case .discounts, .discountsApart, .agreedApart: .discount
    case _ where amount < 0: .adjustment
    case .taxes, .taxesApart, .chargeTaxes: .tax
    case .penalties: .penalty
    case .nights, .extras, .fees, .other, .chargeFees, .surcharges, .nightsApart, .extrasApart, .feesApart: .charge
    case .writeOffs: .writeOff
    case .money: .payment
    case .security: .security
    }
  }
}
