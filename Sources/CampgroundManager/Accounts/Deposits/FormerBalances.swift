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
    let owed = try store.ifAny {
      try store.rows(
        """
        SELECT owed.reservation, owed.balance, owed.day, last.day FROM (
          SELECT reservation, \(balance) AS balance, max(day) AS day,
            max(CASE WHEN \(LedgerTable.isCharged) AND amount > 0 THEN id END) AS charge
          FROM ledger WHERE day < \(day) AND reservation IS NOT NULL GROUP BY reservation HAVING \(balance) > 0) AS owed
        LEFT JOIN ledger AS last ON last.id = owed.charge ORDER BY owed.reservation
        """
      ) {
        (
          id: try $0[0] as ReservationID, amount: try MinorUnits.stored($0[1]), day: try $0[2] as Day,
          charged: try $0[3] as Day?
        )
      }
    }
    let countered = try countered()
    let standing = try LedgerTable(store: store)
      .lastCharges(of: owed.map(\.id).filter(countered.contains), before: day)
    return owed.map {
      let charged = countered.contains($0.id) ? standing[$0.id] : $0.charged
      return Balance(reservation: $0.id, amount: $0.amount, charged: charged ?? $0.day)
    }
  }

  /// The accounts where something was taken back: only of these it takes all entries to know which charge stands.
  private func countered() throws -> Set<ReservationID> {
    Set(
      try store.rows("SELECT DISTINCT reservation FROM ledger WHERE counters IS NOT NULL AND reservation IS NOT NULL") {
        try $0[0] as ReservationID
      })
  }
}
