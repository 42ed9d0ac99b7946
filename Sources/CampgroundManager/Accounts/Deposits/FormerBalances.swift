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
    func due(_ reservation: Reservation) -> Day {
      let comesAbout = reservation.status.isActive || reservation.status == .checkedOut
      return comesAbout ? max(charged, reservation.departure) : charged
    }
  }

  /// The accounts with a balance above 0 by the entries before a day, by reservation.
  func balances(before day: Day) throws -> [Balance] {
    let balance: SQL = """
      sum(CASE WHEN \(LedgerTable.isCharged) THEN amount WHEN kind = 'writeOff' THEN -amount ELSE 0 END)
        - sum(\(LedgerTable.paid))
      """
    let stands: SQL = """
      \(LedgerTable.isCharged) AND amount > 0 AND counters IS NULL
        AND id NOT IN (SELECT counters FROM ledger WHERE counters IS NOT NULL AND day < \(day))
      """
    return try store.rows(
      """
      SELECT reservation, \(balance), coalesce(max(CASE WHEN \(stands) THEN day END), max(day)) FROM ledger
      WHERE day < \(day) AND reservation IS NOT NULL GROUP BY reservation HAVING \(balance) > 0 ORDER BY reservation
      """
    ) { try Balance(reservation: $0[0], amount: MinorUnits.stored($0[1]), charged: $0[2]) }
  }
}
