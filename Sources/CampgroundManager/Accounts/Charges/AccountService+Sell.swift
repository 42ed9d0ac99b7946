/// Sales over the counter, which no reservation has.
extension AccountService {
  /// Sells an item or an amount, paid at once, with the taxes and fees on it.
  ///
  /// - Throws: ``CampingError`` for an item that there is not, for an unknown method, and for an amount of 0.
  @discardableResult
  package func sell(_ request: ChargeRequest, method: String?) throws -> Written<Sale> {
    try journal.record("sell") { entry in
      var problems: [Problem] = []
      let charge = try priced(request, &problems)
      let method = try self.method(method, &problems)
      if problems.isEmpty, charge.amount == 0 { problems.append(.money(.nothingSold)) }
      let rules = try taxes.taxes().map(\.rule).onCharges(of: charge.item, on: journal.clock.today)
      var lines = ChargePrice(charge.amount, name: charge.name, rules).lines
      lines += try surcharge(of: lines.sum, by: method)
      let total = try MinorUnits.sum(lines.map(\.amount), field: "amount")
      try problems.refuse()
      entry.record(JournaledCharge(reservation: nil, charge: charge, requested: request.amount, method: method))
      let first = try ledger.append(
        LedgerDraft(reservation: nil, kind: .sale, item: .money, amount: total, method: method, memo: charge.memo),
        &entry)
      for line in lines {
        let memo = line.item == .other ? charge.memo : line.name
        try ledger.append(.of(first.id, line.chargeKind, line, memo: memo), &entry)
      }
      return try sale(first.id)
    }
  }

  /// Pays back a sale or a part of it; the charge and its taxes shrink with it.
  ///
  /// - Parameters:
  ///   - reference: The sale, such as `l-9`.
  ///   - request: The amount; nil is all that was not refunded yet.
  /// - Throws: ``CampingError`` when there is no such sale, and for more than was paid.
  @discardableResult
  package func refund(
    sale reference: LedgerReference, _ amount: Amount?, method: String?, memo: String?
  ) throws -> Written<Sale> {
    try journal.record("refund") { entry in
      let found = try findEntry(reference)
      guard let id = found.sale ?? (found.kind == .sale ? found.id : nil) else {
        throw CampingError(.invalidRequest, [.money(.notASale(found.id))])
      }
      let before = try sale(id)
      var problems: [Problem] = []
      let currency = try settings.settings().currency
      let requested = amount?.minorUnits(in: currency, field: "amount", &problems) ?? before.paid
      let request = JournaledRefund(
        sale: id, amount: amount, method: try self.method(method, &problems) ?? before.payment.method,
        memo: PersonText.clean(memo, field: "memo", limit: 1000, &problems))
      if let amount, requested > before.paid {
        problems.append(.money(.saleRefundAbovePaid(amount, paid: before.paid, id, currency)))
      }
      try problems.refuse()
      entry.record(request)
      guard requested > 0 else { return before }
      try ledger.append(
        LedgerDraft(
          reservation: nil, sale: id, kind: .refund, item: .money, amount: requested, method: request.method,
          memo: request.memo), &entry)
      for line in before.taking(requested) where line.amount != 0 {
        try ledger.append(.of(id, .adjustment, line, memo: line.name.isEmpty ? nil : line.name), &entry)
      }
      return try sale(id)
    }
  }

  private func sale(_ id: LedgerID) throws -> Sale {
    guard let sale = try ledger.table.sale(id) else {
      throw CampingError(.invalidRequest, [.money(.notASale(id))])
    }
    return sale
  }
}

extension LedgerDraft {
  /// An entry of a sale.
  fileprivate static func of(
    _ sale: LedgerID, _ kind: LedgerEntry.Kind, _ line: LedgerLine, memo: String?
  ) -> LedgerDraft {
    LedgerDraft(
      reservation: nil, sale: sale, kind: kind, item: line.item, name: line.name, amount: line.amount, memo: memo)
  }
}

extension Sale {
  /// The lines that take an amount of it back, each in proportion; the charge itself makes up for the rounding.
  fileprivate func taking(_ amount: Int) -> [LedgerLine] {
    var charge = amount
    let others = lines.filter { $0.item != .other }.map { line in
      let part = MinorUnits.share(of: line.amount, amount, outOf: max(1, paid))
      charge -= part
      return LedgerLine(item: line.item, name: line.name, amount: -part)
    }
    return lines.filter { $0.item == .other }.map { LedgerLine(item: .other, name: $0.name, amount: -charge) } + others
  }
}

/// A refund of a sale, as the journal keeps it.
private struct JournaledRefund: FieldWritable {
  let sale: LedgerID
  let amount: Amount?
  let method: String?
  let memo: String?

  func write(to fields: inout some FieldWriter) {
    fields.field("sale", sale)
    fields.field("amount", amount?.description)
    fields.field("method", method)
    fields.field("memo", memo)
  }
}
