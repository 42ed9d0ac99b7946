import Persistence

/// An entry of the ledger, with the moment of its command and the camper of its reservation.
struct LedgerRecord {
  let payment: Payment
  let camper: (id: CamperID, name: String)?

  var entry: LedgerEntry { payment.entry }

  /// The columns that payments and charges begin with.
  static let subject: [RecordColumn<LedgerRecord>] = [
    .text("id") { $0.entry.id.description },
    .day("day") { $0.entry.day },
    .time("recorded") { $0.payment.moment },
    .text("reservation") { $0.entry.reservation?.description },
    .text("sale") { $0.entry.sale?.description },
    .text("camperId") { $0.camper?.id.description },
    .text("camper") { $0.camper?.name },
    .text("kind") { $0.entry.kind.rawValue },
  ]

  /// The columns that they end with.
  static let origin: [RecordColumn<LedgerRecord>] = [
    .text("memo") { $0.entry.memo },
    .text("actor") { $0.entry.actor },
    .text("counters") { $0.entry.counters?.description },
  ]
}

/// Reads the entries of the ledger, a piece at a time.
struct LedgerReader {
  let source: RecordSource

  /// Calls the body with the entries of a condition on `ledger`, the oldest first.
  func forEach(_ condition: SQL, _ body: (LedgerRecord) throws -> Void) throws {
    let table = PaymentTable(store: source.store, clock: source.clock)
    try Slices.forEach(in: source.store, .large) { (last: LedgerRecord?, limit) in
      let after = last?.entry.id ?? LedgerID(rawValue: 0)
      let page = try table.payments("\(condition) AND ledger.id > \(after) ORDER BY ledger.id LIMIT \(limit)")
      let campers = try campers(of: Set(page.compactMap(\.entry.reservation)))
      return page.map { LedgerRecord(payment: $0, camper: $0.entry.reservation.flatMap { campers[$0] }) }
    } body: {
      try body($0)
    }
  }

  private func campers(of reservations: Set<ReservationID>) throws -> [ReservationID: (id: CamperID, name: String)] {
    var campers: [ReservationID: (id: CamperID, name: String)] = [:]
    if reservations.isEmpty { return campers }
    try source.store.forEach(
      """
      SELECT r.id, camper.id, camper.full_name FROM reservation AS r JOIN camper ON camper.id = r.camper
      WHERE \(SQL("r.id", isOneOf: reservations.sorted()))
      """
    ) { campers[try $0[0]] = (id: try $0[1], name: try $0[2]) }
    return campers
  }
}

/// Money and security deposits that came in, were paid out, or changed their account; paid out they are below 0.
enum PaymentRecords: RecordKind {
  static let columns: [RecordColumn<LedgerRecord>] =
    LedgerRecord.subject + [
      .text("purse") { $0.entry.item.rawValue },
      .amount("amount") { $0.payment.amount },
      .text("method") { $0.entry.method },
    ] + LedgerRecord.origin

  static func forEach(in source: RecordSource, _ body: (LedgerRecord) throws -> Void) throws {
    try LedgerReader(source: source).forEach("ledger.item IN ('money', 'security')", body)
  }
}

/// The lines of all accounts that are not money: charges, taxes, discounts, penalties, adjustments, write-offs.
///
/// The charges of a hold past its expiry are not among them.
enum ChargeRecords: RecordKind {
  static let columns: [RecordColumn<LedgerRecord>] =
    LedgerRecord.subject + [
      .text("item") { $0.entry.item.rawValue },
      .text("name") { $0.entry.name.isEmpty ? nil : $0.entry.name },
      .amount("amount") { $0.entry.amount },
    ] + LedgerRecord.origin

  static func forEach(in source: RecordSource, _ body: (LedgerRecord) throws -> Void) throws {
    let standing = RevenueTable(store: source.store, clock: source.clock).isStanding
    try LedgerReader(source: source).forEach("ledger.item NOT IN ('money', 'security') AND \(standing)", body)
  }
}
