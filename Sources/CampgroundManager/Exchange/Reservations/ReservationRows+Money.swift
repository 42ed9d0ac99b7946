/// The amounts of a row, in the currency's minor units.
extension ReservationRows {
  struct RowAmounts {
    /// The agreed total with taxes: the amount paid, where only that is known. Of a stay that does not come about, the
    /// amount kept.
    var total: Int?
    var taxes = 0
    /// Payments less refunds.
    var paid: Int?
  }

  /// Reports in `problems` amounts that do not go together.
  func amounts(of row: ReservationRow, as status: ReservationStatus, _ problems: inout Problems) -> RowAmounts {
    let isOff = [.cancelled, .noShow].contains(status)
    let balance = balance(of: row, &problems)
    var amounts = RowAmounts(paid: paid(of: row, &problems))
    let agreed = minorUnits(isOff ? row.fee : row.total, isOff ? "fee" : "total", &problems)
    if amounts.paid == nil, let balance {
      amounts.paid = agreed.map { $0 - balance } ?? 0
    }
    amounts.total = agreed ?? amounts.paid.map { $0 + (balance ?? 0) }
    if !isOff { amounts.taxes = minorUnits(row.taxes, "taxes", &problems) ?? 0 }
    require(amounts, of: row, balance, &problems)
    return amounts
  }

  private func require(
    _ amounts: RowAmounts, of row: ReservationRow, _ balance: Int?, _ problems: inout Problems
  ) {
    if let total = amounts.total, amounts.taxes > total, let taxes = row.taxes {
      problems.append(("taxes", .contradiction(taxes.description, other: currency.text(total))))
    }
    let writtenOff = minorUnits(row.writtenOff, "writtenOff", &problems) ?? 0
    guard let total = amounts.total, let paid = amounts.paid, let balance else { return }
    if total < 0 || paid < 0 || total - paid - writtenOff != balance {
      let other = "\(currency.text(total)) - \(currency.text(paid))"
      problems.append(("balance", .contradiction(currency.text(balance), other: other)))
    }
  }

  /// Records the amount that will never be paid, as far as it is owed (domain rule R30).
  func writeOff(_ made: Reservation, _ row: ReservationRow, _ entry: inout JournalEntry) throws {
    var problems: Problems = []
    let sums = try made.id.flatMap { try importer.ledger.table.sums(of: [$0])[$0] }
    guard let id = made.id, let sums, let amount = minorUnits(row.writtenOff, "writtenOff", &problems), amount > 0
    else {
      return
    }
    let owed = min(amount, max(0, sums.balance))
    let draft = LedgerDraft(
      reservation: id, kind: .writeOff, item: .writeOffs, amount: owed, memo: LedgerEntry.imported)
    if owed > 0 { try importer.ledger.append(draft, &entry) }
  }

  /// The amount paid, less a refund that is a column of its own.
  private func paid(of row: ReservationRow, _ problems: inout Problems) -> Int? {
    let paid = minorUnits(row.paid, "paid", &problems)
    guard let refunded = minorUnits(row.refunded, "refunded", &problems), refunded > 0 else { return paid }
    if refunded > paid ?? 0 {
      problems.append(("refunded", .contradiction(currency.text(refunded), other: currency.text(paid ?? 0))))
    }
    return paid.map { $0 - refunded }
  }

  /// The amount to be paid; below 0 it is a credit.
  private func balance(of row: ReservationRow, _ problems: inout Problems) -> Int? {
    guard let balance = row.balance else { return nil }
    let amount = minorUnits(balance.magnitude, "balance", &problems)
    return balance.isNegative ? amount.map { -$0 } : amount
  }

  func minorUnits(_ amount: Amount?, _ column: String, _ problems: inout Problems) -> Int? {
    var own: [Problem] = []
    let units = amount?.minorUnits(in: currency, field: column, &own)
    problems += own.map { (column, .refused($0)) }
    return units
  }

  /// The total of a stay that does not come about, as decimal text, where it was more than the amount kept.
  func uncharged(_ row: ReservationRow, as status: ReservationStatus) -> String? {
    var problems: Problems = []
    guard [.cancelled, .noShow].contains(status), let total = minorUnits(row.total, "total", &problems),
      total > amounts(of: row, as: status, &problems).total ?? 0
    else { return nil }
    return currency.text(total)
  }

  /// The charges: those of the nights, or the amount kept of a stay that did not come about.
  func lines(of wanted: Reservation, _ row: ReservationRow) throws -> [LedgerLine] {
    guard [.cancelled, .noShow].contains(wanted.status) else { return try wanted.price.lines }
    var problems: Problems = []
    let kept = amounts(of: row, as: wanted.status, &problems).total ?? 0
    let name = wanted.status == .noShow ? Penalty.noShow : Penalty.cancellation
    return kept > 0 ? [LedgerLine(item: .penalties, name: name, amount: kept)] : []
  }

  /// Records the money that was paid there, as far as an earlier import has not.
  func pay(
    _ id: ReservationID, _ row: ReservationRow, of wanted: Reservation, _ entry: inout JournalEntry
  ) throws {
    var problems: Problems = []
    guard let paid = amounts(of: row, as: wanted.status, &problems).paid else { return }
    let more = paid - (try importer.ledger.table.imported(of: id))
    guard more != 0 else { return }
    let draft = LedgerDraft(
      reservation: id, kind: more > 0 ? .payment : .refund, item: .money, name: LedgerEntry.imported,
      amount: abs(more), method: row.method.map { PersonText.kept($0).lowercased() } ?? LedgerEntry.imported)
    // Money that was paid has been paid by now.
    let day = min(row.paidOn ?? row.booked ?? wanted.arrival, journal.clock.today)
    try importer.ledger.append(draft, on: day, &entry)
  }
}
