import Persistence

/// The money that is held for stays, and the balances that are owed, as they stood before a day began (domain rule R32).
extension ReportService {
  /// The deposits that are held before a day begins, by default today, all as of one moment.
  ///
  /// An entry of that day and a night that begins on it do not count. Throws ``CampingError`` when a sum exceeds the
  /// largest amount.
  public func deposits(on day: Day? = nil) throws -> DepositReport {
    let day = day ?? clock.today
    return try store.read {
      let held = try sums(before: day).filter { $0.value.received > $0.value.charged || $0.value.security != 0 }
      let stays = try former.stays(held.keys.sorted(), before: day)
      let rows = held.sorted { $0.key < $1.key }.compactMap { id, sums in
        stays[id].map { row($0, sums, on: day) }
      }
      var total = DepositAmounts()
      for row in rows { try total.add(row.amounts) }
      return DepositReport(
        day: day, currency: try SettingsTable(store: store).settings().currency, rows: rows, total: total)
    }
  }

  /// The amounts earned, paid and held as security before a day, by reservation.
  private func sums(before day: Day) throws -> [ReservationID: RevenueAmounts] {
    var sums: [ReservationID: RevenueAmounts] = [:]
    guard day > .earliest else { return sums }
    let table = RevenueTable(store: store, clock: clock)
    try table.forEachMonth(of: .earliest...day.advanced(by: -1)) { entries in
      for entry in entries {
        guard let id = entry.reservation else { continue }
        try sums[id, default: RevenueAmounts()].add(entry.lines)
      }
    }
    return sums
  }

  private var former: FormerReservations { FormerReservations(store: store, clock: clock) }

  private func row(_ stay: FormerStay, _ sums: RevenueAmounts, on day: Day) -> DepositReport.HeldDeposit {
    let unspent = max(0, sums.received - sums.charged)
    let isToCome = stay.isToCome(on: day, clock)
    let amounts = DepositAmounts(
      held: isToCome ? unspent : 0, credit: isToCome ? 0 : unspent, security: sums.security)
    return DepositReport.HeldDeposit(stay: stay, amounts: amounts)
  }

  /// The accounts on which something was owed before a day began, by default today, the oldest debt first.
  public func balances(on day: Day? = nil) throws -> BalanceReport {
    let day = day ?? clock.today
    return try store.read {
      let owed = try FormerBalances(store: store).balances(before: day)
      let stays = try former.stays(owed.map(\.reservation), before: day)
      let rows = owed.compactMap { balance -> BalanceReport.OwedBalance? in
        guard let stay = stays[balance.reservation] else { return nil }
        // A hold that had run out owed nothing, although its charges were taken back later (R13).
        if stay.status == .held, !stay.isToCome(on: day, clock) { return nil }
        return BalanceReport.OwedBalance(stay: stay, balance: balance.amount, due: balance.due(stay), on: day)
      }
      var total: [BalanceAge: Int] = [:]
      for row in rows { total[row.age] = try MinorUnits.sum([total[row.age] ?? 0, row.balance], field: "balance") }
      return BalanceReport(
        day: day, currency: try SettingsTable(store: store).settings().currency,
        rows: rows.sorted { ($0.due, $0.stay.id) < ($1.due, $1.stay.id) },
        byAge: total, total: try MinorUnits.sum(total.values, field: "balance"))
    }
  }
}
