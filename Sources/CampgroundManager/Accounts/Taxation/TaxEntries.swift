import Persistence

/// Reads the taxes of a day and of no night: of charges and sales, of nights whose price has changed after them, and the
/// shares that penalties keep.
struct TaxEntries {
  private let store: Store
  /// A condition on `ledger`, false for a charge for a hold past its expiry.
  private let isStanding: SQL

  init(store: Store, clock: CampgroundClock) {
    self.store = store
    isStanding = RevenueTable(store: store, clock: clock).isStanding
  }

  /// Calls the body with the taxes that were entered on some days.
  func forEach(on days: ClosedRange<Day>, _ types: [SiteNumber: Slug], _ body: (TaxedPart) throws -> Void) throws {
    let entries = try store.rows(
      """
      SELECT ledger.id, ledger.day, ledger.name, ledger.amount, ledger.item, site.number, ledger.taxed, ledger.exempt
      FROM ledger
        LEFT JOIN reservation AS r ON r.id = ledger.reservation LEFT JOIN camp_site AS site ON site.id = r.site
      WHERE ledger.day >= \(days.lowerBound) AND ledger.day <= \(days.upperBound)
        AND ledger.item IN ('taxes-apart', 'charge-taxes') AND \(isStanding)
      ORDER BY ledger.id
      """
    ) { row in
      let (id, item): (LedgerID, String) = (try row[0], try row[4])
      let (amount, site): (Int, SiteNumber?) = (try MinorUnits.stored(row[3]), try row[5])
      let amounts =
        try TaxedBase(row, at: 6).map { TaxAmounts($0, tax: amount) }
        ?? amounts(of: id, amount, isCharge: item == AccountItem.chargeTaxes.rawValue)
      return try TaxedPart(name: row[2], day: row[1], type: site.flatMap { types[$0] }, amounts: amounts)
    }
    for part in entries { try body(part) }
  }

  /// The amounts of an entry that has no base of its own: of the share that a penalty keeps, and from before.
  private func amounts(of id: LedgerID, _ amount: Int, isCharge: Bool) throws -> TaxAmounts {
    let beside = try beside(id)
    if isCharge { return TaxAmounts(taxed: beside.charged, tax: amount) }
    return beside.hasPenalty ? TaxAmounts(kept: amount) : TaxAmounts(tax: amount)
  }

  /// The charge that a tax is on, and whether there is a penalty or a waiver of one among the entries of the same command
  /// on the same account or sale. A command may charge several items, each with its taxes behind it.
  private func beside(_ id: LedgerID) throws -> (charged: Int, hasPenalty: Bool) {
    let countered = try store.value("SELECT counters FROM ledger WHERE id = \(id)", as: Int?.self).flatMap { $0 }
    if let countered, countered < id.rawValue {
      // An undo has the entries in the other order.
      let former = try beside(LedgerID(rawValue: Int64(countered)))
      return (-former.charged, former.hasPenalty)
    }
    var (charges, fees, hasPenalty, isBehind) = (0, 0, false, false)
    for near in try entries(beside: id) {
      if near.item == .penalties || near.item == .discountsApart && !near.name.isEmpty { hasPenalty = true }
      if near.item == .other {
        if near.id > id { isBehind = true } else { (charges, fees) = (near.amount, 0) }
      } else if near.item == .chargeFees, !isBehind {
        fees += near.amount
      }
    }
    return (charges == 0 ? fees : charges, hasPenalty)
  }

  private typealias Entry = (id: LedgerID, item: AccountItem, amount: Int, name: String)

  /// The entries of the same command on the same account or sale, itself included.
  private func entries(beside id: LedgerID) throws -> [Entry] {
    try store.rows(
      """
      SELECT near.id, near.item, near.amount, near.name
      FROM ledger AS own JOIN change AS made ON made.kind = \(LedgerEntry.kind) AND made.thing = own.id
        JOIN change AS other ON other.command = made.command AND other.kind = made.kind
        JOIN ledger AS near ON near.id = other.thing
      WHERE own.id = \(id) AND made.before IS NULL AND other.before IS NULL
        AND (near.reservation = own.reservation
          OR near.reservation IS NULL AND coalesce(near.sale, near.id) = coalesce(own.sale, own.id))
      ORDER BY near.id
      """
    ) { row in
      let (near, item, name): (LedgerID, AccountItem, String) = try (row[0], row[1], row[3])
      return (near, item, try MinorUnits.stored(row[2]), name)
    }
  }
}
