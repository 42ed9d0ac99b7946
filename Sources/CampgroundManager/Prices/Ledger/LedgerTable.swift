import Persistence

/// The rows of the ledger; the store itself refuses to change or delete one.
struct LedgerTable {
  let store: Store

  static let columns = LedgerEntry.columns(of: "ledger")
  private static let insertion = LedgerEntry.insertion(into: "ledger")

  func entry(_ id: LedgerID) throws -> LedgerEntry? {
    try store.first("SELECT \(Self.columns) FROM ledger WHERE id = \(id)", LedgerEntry.readRow)
  }

  /// The entries of a condition, oldest first.
  func entries(_ condition: SQL) throws -> [LedgerEntry] {
    try store.rows("SELECT \(Self.columns) FROM ledger WHERE \(condition) ORDER BY id", LedgerEntry.readRow)
  }

  /// A reservation's entries, oldest first.
  func entries(of reservation: ReservationID) throws -> [LedgerEntry] {
    try entries(of: [reservation])[reservation] ?? []
  }

  /// The entries of several reservations, of each the oldest first.
  func entries(of reservations: [ReservationID]) throws -> [ReservationID: [LedgerEntry]] {
    var found: [ReservationID: [LedgerEntry]] = [:]
    for some in Slices.of(reservations) {
      for entry in try store.ifAny({ try entries(SQL("reservation", isOneOf: some)) }) {
        if let id = entry.reservation { found[id, default: []].append(entry) }
      }
    }
    return found
  }

  /// The entries of the account of an entry, or of its sale, oldest first.
  func entries(beside entry: LedgerEntry) throws -> [LedgerEntry] {
    if let reservation = entry.reservation { return try entries(of: reservation) }
    let sale = entry.sale ?? entry.id
    return try entries("id = \(sale) OR sale = \(sale)")
  }

  /// True when nothing was ever charged or paid.
  var isEmpty: Bool {
    get throws { try store.value("SELECT 1 FROM ledger LIMIT 1", as: Int.self) == nil }
  }

  /// The charges of each line, without those that sum to 0; of a tax, those with a base of their own are a line of theirs.
  func lines(of reservation: ReservationID) throws -> [LedgerLine] { try lines(of: [reservation])[reservation] ?? [] }

  /// The same of several reservations.
  func lines(of reservations: [ReservationID]) throws -> [ReservationID: [LedgerLine]] {
    var lines: [ReservationID: [LedgerLine]] = [:]
    for some in Slices.of(reservations) {
      try store.ifAny {
        try store.forEach(
          """
          SELECT reservation, item, name, sum(amount), sum(taxed), sum(exempt) FROM ledger
          WHERE \(SQL("reservation", isOneOf: some)) AND \(Self.isCharged)
          GROUP BY reservation, item, name, taxed IS NULL
          HAVING sum(amount) <> 0 OR sum(taxed) <> 0 OR sum(exempt) <> 0 ORDER BY min(id)
          """
        ) { row in
          let item: String = try row[1]
          guard let item = LedgerEntry.Item(rawValue: item) else { throw StoreError.corrupt("a line of no known item") }
          lines[try row[0], default: []].append(
            try LedgerLine(item: item, name: row[2], amount: MinorUnits.stored(row[3]), base: TaxedBase(row, at: 4)))
        }
      }
    }
    return lines
  }

  /// A condition on `ledger`, true for entries that count towards the total.
  static let isCharged: SQL = "kind IN ('charge', 'tax', 'discount', 'penalty', 'adjustment')"
  /// An expression on `ledger`: the change of the amount paid.
  static let paid: SQL =
    "CASE WHEN kind = 'payment' OR kind = 'transfer' AND item = 'money' THEN amount WHEN kind = 'refund' THEN -amount ELSE 0 END"

  /// The columns of an ``AccountSums``.
  private static let sums: SQL = """
    sum(CASE WHEN \(isCharged) THEN amount ELSE 0 END), sum(\(paid)),
    sum(CASE kind WHEN 'writeOff' THEN amount ELSE 0 END), sum(CASE item WHEN 'security' THEN amount ELSE 0 END)
    """

  /// The sums of some reservations' accounts; an account without entries is not among them.
  func sums(of reservations: [ReservationID]) throws -> [ReservationID: AccountSums] {
    var sums: [ReservationID: AccountSums] = [:]
    for some in Slices.of(reservations) {
      try store.ifAny {
        try store.forEach(
          """
          SELECT reservation, \(Self.sums) FROM ledger
          WHERE \(SQL("reservation", isOneOf: some)) GROUP BY reservation
          """
        ) { row in
          sums[try row[0]] = try AccountSums(
            total: MinorUnits.stored(row[1]), paid: MinorUnits.stored(row[2]), writtenOff: MinorUnits.stored(row[3]),
            security: MinorUnits.stored(row[4]))
        }
      }
    }
    return sums
  }

  /// The amount paid for a reservation elsewhere, before imports brought it in.
  func imported(of reservation: ReservationID) throws -> Int {
    let sum: Int? =
      try store.value(
        """
        SELECT coalesce(sum(\(Self.paid)), 0) FROM ledger
        WHERE reservation = \(reservation) AND item = 'money' AND name = \(LedgerEntry.imported)
        """) ?? nil
    return try MinorUnits.stored(sum ?? 0)
  }

  /// The first day on which each of some reservations was charged; one that never was is not among them.
  func firstCharges(of reservations: [ReservationID]) throws -> [ReservationID: Day] {
    var days: [ReservationID: Day] = [:]
    for some in Slices.of(reservations) {
      try store.ifAny {
        try store.forEach(
          """
          SELECT reservation, min(day) FROM ledger WHERE \(SQL("reservation", isOneOf: some)) AND \(Self.isCharged)
          GROUP BY reservation
          """
        ) { days[try $0[0]] = try $0[1] }
      }
    }
    return days
  }

  /// The day of the last charge of each of some reservations that stands among the entries before a day.
  func lastCharges(of reservations: [ReservationID], before day: Day = .latest) throws -> [ReservationID: Day] {
    try entries(of: reservations).compactMapValues { entries in
      LedgerHistory(entries.filter { $0.day < day }).lastCharge
    }
  }

  /// Stores a former entry under its id.
  func insert(_ entry: LedgerEntry) throws {
    try store.execute(SQL(Self.insertion, entry.insertValues(under: entry.id.rawValue)))
  }

  func insert(_ draft: LedgerDraft, on day: Day, by actor: String, countering other: LedgerID? = nil) throws
    -> LedgerEntry
  {
    var entry = LedgerEntry(
      id: LedgerID(rawValue: 0), reservation: draft.reservation, sale: draft.sale, day: day, kind: draft.kind,
      item: draft.item,
      name: draft.name, amount: draft.amount, base: draft.base, method: draft.method, memo: draft.memo, actor: actor,
      counters: other)
    entry.id = LedgerID(
      rawValue: try store.insert(into: "ledger") { SQL(Self.insertion, entry.insertValues(under: $0)) })
    return entry
  }
}

/// An entry to come.
struct LedgerDraft: Hashable, Sendable {
  /// The reservation; nil for a sale's.
  let reservation: ReservationID?
  /// The first entry of a sale, for its others.
  var sale: LedgerID?
  let kind: LedgerEntry.Kind
  let item: LedgerEntry.Item
  var name = ""
  /// The amount in minor units.
  let amount: Int
  var base: TaxedBase?
  var method: String?
  var memo: String?

  /// True for an amount of 0 without a base.
  var isNothing: Bool { amount == 0 && base ?? TaxedBase() == TaxedBase() }
}
