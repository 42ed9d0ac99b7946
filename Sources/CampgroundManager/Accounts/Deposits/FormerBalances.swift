import Persistence

/// Reads the balances that the ledger had before a day.
struct FormerBalances {
  let store: Store

  struct Balance {
    let reservation: ReservationID
    /// The amount that is owed, in minor units.
    let amount: Int
    /// The day of the last charge that stands.
    let charged: Day

    /// The day on which it is due: that of the last charge, for a stay that comes about at the earliest its last.
    func due(_ stay: FormerStay) -> Day {
      let comesAbout = stay.status.isActive || stay.status == .checkedOut
      return comesAbout ? max(charged, stay.departure) : charged
    }
  }

  /// The accounts with a balance above 0 by the entries before a day, by reservation.
  func balances(before day: Day) throws -> [Balance] {
    let balance: SQL = """
      sum(CASE WHEN \(LedgerTable.isCharged) THEN amount WHEN kind = 'writeOff' THEN -amount ELSE 0 END)
        - sum(\(LedgerTable.paid))
      """
    let owed = try store.rows(
      """
      SELECT reservation, \(balance), max(day) FROM ledger
      WHERE day < \(day) AND reservation IS NOT NULL GROUP BY reservation HAVING \(balance) > 0 ORDER BY reservation
      """
    ) { (id: try $0[0] as ReservationID, amount: try MinorUnits.stored($0[1]), last: try $0[2] as Day) }
    let charged = try lastCharges(of: owed.map(\.id), before: day)
    return owed.map { Balance(reservation: $0.id, amount: $0.amount, charged: charged[$0.id] ?? $0.last) }
  }

  /// The days of the last charges that stand. Only where something was taken back does it take the whole account to know.
  private func lastCharges(of accounts: [ReservationID], before day: Day) throws -> [ReservationID: Day] {
    let countered = Set(
      try store.rows("SELECT DISTINCT reservation FROM ledger WHERE counters IS NOT NULL AND reservation IS NOT NULL") {
        try $0[0] as ReservationID
      })
    var days = try LedgerTable(store: store).lastCharges(of: accounts.filter(countered.contains), before: day)
    try store.forEach(
      """
      SELECT ledger.reservation, ledger.day FROM ledger JOIN (
        SELECT max(id) AS id FROM ledger
        WHERE reservation IS NOT NULL AND \(LedgerTable.isCharged) AND amount > 0 AND day < \(day)
        GROUP BY reservation) AS last ON last.id = ledger.id
      """
    ) { row in
      let id: ReservationID = try row[0]
      if !countered.contains(id) { days[id] = try row[1] as Day }
    }
    return days
  }
}
