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
      SELECT ledger.id, ledger.day, ledger.name, ledger.amount, ledger.item, site.number FROM ledger
        LEFT JOIN reservation AS r ON r.id = ledger.reservation LEFT JOIN camp_site AS site ON site.id = r.site
      WHERE ledger.day >= \(days.lowerBound) AND ledger.day <= \(days.upperBound) AND ledger.amount <> 0
        AND ledger.item IN ('taxes-apart', 'charge-taxes') AND \(isStanding)
      ORDER BY ledger.id
      """
    ) { row in
      let (id, item): (LedgerID, String) = (try row[0], try row[4])
      let (amount, site): (Int, SiteNumber?) = (try MinorUnits.stored(row[3]), try row[5])
      let amounts = try amounts(of: id, amount, isOfCharge: item == AccountItem.chargeTaxes.rawValue)
      return try TaxedPart(name: row[2], day: row[1], type: site.flatMap { types[$0] }, amounts: amounts)
    }
    for part in entries { try body(part) }
  }

  private func amounts(of id: LedgerID, _ amount: Int, isOfCharge: Bool) throws -> TaxAmounts {
    let beside = try beside(id)
    if isOfCharge { return TaxAmounts(taxed: beside.charged, tax: amount) }
    return beside.hasPenalty ? TaxAmounts(kept: amount) : TaxAmounts(tax: amount)
  }

  /// The charges that the same command entered on the same account or sale: those that are taxed, and whether there is a
  /// penalty or a waiver of one among them.
  private func beside(_ id: LedgerID) throws -> (charged: Int, hasPenalty: Bool) {
    try store.first(
      """
      SELECT sum(CASE WHEN near.item = 'other' THEN near.amount ELSE 0 END),
        sum(CASE WHEN near.item = 'charge-fees' THEN near.amount ELSE 0 END),
        sum(CASE WHEN near.item = 'penalties' OR near.item = 'discounts-apart' AND near.name <> '' THEN 1 ELSE 0 END)
      FROM ledger AS own JOIN change AS made ON made.kind = \(LedgerEntry.kind) AND made.thing = own.id
        JOIN change AS other ON other.command = made.command AND other.kind = made.kind
        JOIN ledger AS near ON near.id = other.thing
      WHERE own.id = \(id) AND made.before IS NULL AND other.before IS NULL
        AND (near.reservation = own.reservation
          OR near.reservation IS NULL AND coalesce(near.sale, near.id) = coalesce(own.sale, own.id))
      HAVING count(*) > 0
      """
    ) { row in
      let (charges, fees) = (try MinorUnits.stored(row[0]), try MinorUnits.stored(row[1]))
      return (charges == 0 ? fees : charges, try row[2] as Int > 0)
    } ?? (0, false)
  }
}
