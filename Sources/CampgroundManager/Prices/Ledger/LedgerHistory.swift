/// The entries of one account that stand: each where it was first made, without those that were countered.
struct LedgerHistory {
  /// Oldest first.
  private(set) var all: [LedgerEntry] = []
  private var entries: [LedgerID: LedgerEntry] = [:]
  /// The countering entries, by the entry that each counters.
  private var counters: [LedgerID: LedgerEntry] = [:]

  init(_ entries: [LedgerEntry] = []) {
    for entry in entries { add(entry) }
  }

  /// Adds an entry that is later than all before it.
  mutating func add(_ entry: LedgerEntry) {
    all.append(entry)
    entries[entry.id] = entry
    // Only a damaged store counters a later entry; following that would never end.
    if let old = entry.counters, old < entry.id { counters[old] = entry }
  }

  /// The day of the last entry that charges something.
  var lastCharge: Day? { standing.last { $0.isCharge && $0.amount > 0 }?.day }

  /// The entries that stand, oldest first.
  private var standing: [LedgerEntry] { all.filter { $0.counters == nil && chain(from: $0).count % 2 == 1 } }

  /// The entry, its counter-entry, the counter-entry of that, and so on; of an odd number the first stands.
  func chain(from entry: LedgerEntry) -> [LedgerEntry] {
    var chain = [entry]
    while let next = chain.last.flatMap({ counters[$0.id] }) { chain.append(next) }
    return chain
  }

  /// True when a sum over the entries that stand without one of them falls below 0 at any time; when that one counters another, the other
  /// stands.
  func isBelowZero(without entry: LedgerEntry, _ part: (LedgerEntry) -> Int) -> Bool {
    var (first, links) = (entry, 0)
    while let old = first.counters, old < first.id, let before = entries[old] { (first, links) = (before, links + 1) }
    var left = standing.filter { $0.id != first.id }
    if links % 2 == 1 { left.insert(first, at: left.firstIndex { $0.id > first.id } ?? left.endIndex) }
    var sum = 0
    return left.contains { entry in
      sum += part(entry)
      return sum < 0
    }
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
