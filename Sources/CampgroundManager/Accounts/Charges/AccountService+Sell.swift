/// Sales over the counter, which no reservation has.
extension AccountService {
  /// Sells items or an amount, paid at once, with the taxes and fees on it.
  ///
  /// - Throws: ``CampingError`` for an item that there is not, for an unknown method, and for an amount of 0.
  @discardableResult
  public func sell(_ request: ChargeRequest, method: String?) throws -> WriteResult<Sale> {
    try journal.record("sell") { entry in
      var problems: [Problem] = []
      let charges = try priced(request, &problems)
      let method = try self.method(method, &problems)
      if problems.isEmpty, charges.amounts.allSatisfy({ $0 == 0 }) { problems.append(.money(.nothingSold)) }
      let rules = try taxes.taxes().map(\.rule)
      let lines = charges.flatMap { PostedLine.lines(of: $0, rules, on: journal.clock.today) }
      let sold = try MinorUnits.sum(lines.map(\.line.amount), field: "amount")
      let surcharges = try surcharge(of: sold, by: method)
      let total = try MinorUnits.sum([sold, surcharges.sum], field: "amount")
      try problems.refuse()
      entry.record(JournaledCharge(reservation: nil, charges: charges, requested: request.amount, method: method))
      let first = try ledger.append(
        LedgerDraft(reservation: nil, kind: .sale, item: .money, amount: total, method: method, memo: charges.memo),
        &entry)
      let drafts =
        lines.map { $0.draft(of: first.id) }
        + surcharges.map { .of(first.id, $0.chargeKind, $0, memo: $0.name) }
      return Sale(entries: try [first] + drafts.map { try ledger.append($0, &entry) })
    }
  }

  /// The problems of a sale as far as it is given, each of which stands whatever the other parts are.
  package func problems(
    ofSelling amount: Amount?, memo: String?, _ items: [CountedItem], by method: String?
  ) throws -> [Problem] {
    var problems = try problems(ofCharging: amount, memo: memo, items)
    _ = try self.method(method, &problems)
    guard (amount == nil) != items.isEmpty else { return problems }
    var (missing, invalid) = ([Problem](), [Problem]())
    let request = amount.map { ChargeRequest($0) } ?? ChargeRequest(items: items)
    let charges = try missing.finding { try priced(request, &invalid) } ?? []
    if (missing + invalid).isEmpty, charges.amounts.allSatisfy({ $0 == 0 }) { problems.append(.money(.nothingSold)) }
    return problems
  }
}

extension LedgerDraft {
  /// An entry of a sale.
  static func of(_ sale: LedgerID, _ kind: LedgerEntry.Kind, _ line: LedgerLine, memo: String?) -> LedgerDraft {
    LedgerDraft(
      reservation: nil, sale: sale, kind: kind, item: line.item, name: line.name, amount: line.amount, base: line.base,
      memo: memo)
  }
}
