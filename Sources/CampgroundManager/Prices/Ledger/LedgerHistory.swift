/// The entries of one account that stand: each where it was first made, without those that were countered.
struct LedgerHistory {
  private let entries: [LedgerID: LedgerEntry]
  /// The countering entries, by the entry that each counters.
  private let counters: [LedgerID: LedgerEntry]
  /// Oldest first.
  private var standing: [LedgerEntry] = []

  init(_ entries: [LedgerEntry]) {
    var counters: [LedgerID: LedgerEntry] = [:]
    // Only a damaged store counters a later entry; following that would never end.
    for entry in entries { if let old = entry.counters, old < entry.id { counters[old] = entry } }
    self.counters = counters
    self.entries = Dictionary(uniqueKeysWithValues: entries.map { ($0.id, $0) })
    standing = entries.filter { $0.counters == nil && chain(from: $0).count % 2 == 1 }
  }

  /// The day of the last entry that charges something.
  var lastCharge: Day? { standing.last { $0.isCharge && $0.amount > 0 }?.day }

  /// The entry, its counter-entry, the counter-entry of that, and so on; of an odd number the first stands.
  func chain(from entry: LedgerEntry) -> [LedgerEntry] {
    var chain = [entry]
    while let next = chain.last.flatMap({ counters[$0.id] }) { chain.append(next) }
    return chain
  }

  /// The history without an entry; when it counters another, that one stands.
  func without(_ entry: LedgerEntry) -> LedgerHistory {
    var (history, first) = (self, entry)
    var links = 0
    while let old = first.counters, old < first.id, let before = entries[old] {
      (first, links) = (before, links + 1)
    }
    history.standing.removeAll { $0.id == first.id }
    guard links % 2 == 1 else { return history }
    history.standing.append(first)
    history.standing.sort { $0.id < $1.id }
    return history
  }

  /// True when a sum over the standing entries falls below 0 at any time.
  func isBelowZero(_ part: (LedgerEntry) -> Int) -> Bool {
    var sum = 0
    for entry in standing {
      sum += part(entry)
      if sum < 0 { return true }
    }
    return false
  }
}

extension LedgerEntry {
  /// The change of the amount paid.
  var money: Int {
    switch kind {
    case .payment, .sale: amount
    case .refund: -amount
    case .transfer: item == .money ? amount : 0
    case .charge, .tax, .discount, .penalty, .adjustment, .writeOff, .security: 0
    }
  }

  /// The change of the security deposit that is held.
  var security: Int { item == .security ? amount : 0 }

  /// True for an entry that counts towards the total.
  var isCharge: Bool {
    switch kind {
    case .charge, .tax, .discount, .penalty, .adjustment: true
    case .payment, .refund, .transfer, .security, .sale, .writeOff: false
    }
  }
}
