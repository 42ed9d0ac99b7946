import Persistence

/// Reads the entries of the ledger that are money or security deposits.
struct PaymentTable {
  let store: Store
  let clock: CampgroundClock
  private let ledger: LedgerTable
  private static let columns = LedgerEntry.columns(of: "ledger")
  /// The second of the command that made an entry; a person who is forgotten changes entries later.
  private static let seconds: SQL = """
    (SELECT command.at FROM command WHERE command.id = (
      SELECT min(change.command) FROM change WHERE change.kind = \(LedgerEntry.kind) AND change.thing = ledger.id))
    """

  init(store: Store, clock: CampgroundClock) {
    self.store = store
    self.clock = clock
    ledger = LedgerTable(store: store)
  }

  /// At most `limit` entries after one of them that pass the filter but for its method, the oldest first.
  func slice(_ filter: PaymentFilter, after last: LedgerID?, limit: Int) throws -> [Payment] {
    try payments("\(Self.condition(filter, after: last)) ORDER BY ledger.id LIMIT \(limit)")
  }

  /// The entries of a condition with the moments of their commands.
  func payments(_ condition: SQL) throws -> [Payment] {
    try store.rows("SELECT \(Self.columns), \(Self.seconds) FROM ledger WHERE \(condition)") { row in
      var place = 0
      let entry = try LedgerEntry.read(row, at: &place)
      let seconds: Int? = try row[place]
      return Payment(entry: entry, moment: seconds.map { clock.moment(at: Moment.bounded($0)) })
    }
  }

  private static func condition(_ filter: PaymentFilter, after last: LedgerID?) -> SQL {
    var parts: [SQL] = ["ledger.item IN ('money', 'security')", "ledger.amount <> 0"]
    if !filter.isWithImported { parts.append("ledger.name <> \(LedgerEntry.imported)") }
    if let last { parts.append("ledger.id > \(last)") }
    if let from = filter.from { parts.append("ledger.day >= \(from)") }
    if let before = filter.before { parts.append("ledger.day < \(before)") }
    if let actor = filter.actor { parts.append("ledger.actor = \(actor)") }
    if let camper = filter.camper {
      parts.append("ledger.reservation IN (SELECT id FROM reservation WHERE camper = \(camper))")
    }
    return SQL.joined(parts, by: " AND ")
  }

  /// True for an entry that takes another back; one that takes back such an entry puts the first in force again.
  func takesBack(_ entry: LedgerEntry) throws -> Bool {
    var (first, isTakenBack) = (entry, false)
    // Only a damaged store counters a later entry; following that would never end.
    while let old = first.counters, old < first.id, let before = try ledger.entry(old) {
      (first, isTakenBack) = (before, !isTakenBack)
    }
    return isTakenBack
  }
}
