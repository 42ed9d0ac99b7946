import Persistence

/// Writes accounts on, each entry noted in the journal with the command that it comes of.
struct Ledger {
  let journal: Journal
  var table: LedgerTable { LedgerTable(store: journal.store) }

  /// Appends an entry of today, by whoever acts; throws ``CampingError`` when a sum would be larger than any amount.
  @discardableResult
  func append(_ draft: LedgerDraft, _ entry: inout JournalEntry) throws -> LedgerEntry {
    let appended = try table.insert(draft, on: journal.clock.today, by: journal.namedActor())
    try entry.created(appended)
    return appended
  }

  /// Appends what an account lacks to charge these lines and nothing else; returns what it comes to then.
  ///
  /// What is charged already stays; only differences are entries. `memo` says what a difference is for.
  func adjust(
    _ id: ReservationID, to lines: [LedgerLine], from sums: AccountSums, isNew: Bool = false,
    _ entry: inout JournalEntry, memo: (LedgerLine) -> String
  ) throws -> AccountSums {
    if isNew, lines.isEmpty { return sums }
    let charged = isNew ? [] : try table.lines(of: id)
    let differences = Self.differences(from: charged, to: lines)
    guard !differences.isEmpty else { return sums }
    let total = try MinorUnits.sum(lines.map(\.amount), field: "total")
    for line in differences {
      let kind: LedgerEntry.Kind = line.amount < 0 ? .adjustment : line.item == .taxes ? .tax : .charge
      try append(
        LedgerDraft(
          reservation: id, kind: kind, item: line.item, name: line.name, amount: line.amount, memo: memo(line)),
        &entry)
    }
    return AccountSums(total: total, paid: sums.paid)
  }

  /// What lines lack to be others, in the order of both; those that lack nothing left out.
  static func differences(from charged: [LedgerLine], to lines: [LedgerLine]) -> [LedgerLine] {
    var places: [String: Int] = [:]
    var differences: [LedgerLine] = []
    for (sign, lines) in [(-1, charged), (1, lines)] {
      for line in lines {
        let key = "\(line.item.rawValue) \(line.name)"
        let place = places[key] ?? differences.count
        let before = place < differences.count ? differences[place].amount : 0
        let difference = LedgerLine(item: line.item, name: line.name, amount: before + sign * line.amount)
        if place < differences.count { differences[place] = difference } else { differences.append(difference) }
        places[key] = place
      }
    }
    return differences.filter { $0.amount != 0 }
  }
}
