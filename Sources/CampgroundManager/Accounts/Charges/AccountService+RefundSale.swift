/// Refunds of sales over the counter.
extension AccountService {
  /// Pays back a sale or a part of it; the charges and their taxes shrink with it.
  ///
  /// - Parameters:
  ///   - reference: The sale, such as `l-9`.
  ///   - request: The amount, or the items; without both it is all that was not refunded yet.
  /// - Returns: The sale after it.
  /// - Throws: ``CampingError`` when there is no such sale, for more than was paid, and for items that were not sold.
  @discardableResult
  public func refund(sale reference: LedgerReference, _ request: SaleRefund) throws -> WriteResult<Sale> {
    try journal.record("refund") { entry in
      let found = try findEntry(reference)
      guard let id = found.sale ?? (found.kind == .sale ? found.id : nil) else {
        throw CampingError(.invalidRequest, [.money(.notASale(found.id))])
      }
      let before = try sale(id)
      var problems: [Problem] = []
      let lines = try refunded(request, of: before, &problems)
      let journaled = JournaledRefund(
        sale: id, amount: request.amount, items: request.items,
        method: try method(request.method, &problems) ?? before.payment.method,
        memo: PersonText.clean(request.memo, field: "memo", limit: 1000, &problems))
      try problems.refuse()
      entry.record(journaled)
      let amount = -lines.map(\.amount).reduce(0, +)
      guard amount > 0 else { return before }
      let money = LedgerDraft(
        reservation: nil, sale: id, kind: .refund, item: .money, amount: amount, method: journaled.method,
        memo: journaled.memo)
      let drafts = [money] + lines.filter { !$0.isNothing }
      return Sale(entries: try before.entries + drafts.map { try ledger.append($0, &entry) })
    }
  }

  /// The problems of a refund as far as it is given, each of which stands whatever the other parts are.
  package func problems(ofRefunding sale: LedgerReference, _ request: SaleRefund) throws -> [Problem] {
    var problems = try problems(ofPaying: request.amount, by: request.method, memo: request.memo)
    guard let entry = try problems.finding({ try findEntry(sale) }) else { return problems }
    guard let id = entry.sale ?? (entry.kind == .sale ? entry.id : nil) else {
      return problems + [.money(.notASale(entry.id))]
    }
    var own: [Problem] = []
    _ = try refunded(request, of: self.sale(id), &own)
    return problems + own.filter { !problems.contains($0) }
  }

  /// The entries that take the requested part of a sale back; reports in `problems` the parts that it does not have.
  private func refunded(
    _ request: SaleRefund, of sale: Sale, _ problems: inout [Problem]
  ) throws -> [LedgerDraft] {
    let (id, included) = (sale.payment.id, try included())
    guard request.items.isEmpty else { return sale.taking(request.items, included, &problems) }
    let currency = try settings.settings().currency
    let amount = request.amount?.minorUnits(in: currency, field: "amount", &problems) ?? sale.paid
    if let requested = request.amount, amount > sale.paid {
      problems.append(.money(.saleRefundAbovePaid(requested, paid: sale.paid, id, currency)))
    }
    return problems.isEmpty ? sale.taking(amount, included) : []
  }

  func sale(_ id: LedgerID) throws -> Sale {
    guard let sale = try ledger.table.sale(id) else {
      throw CampingError(.invalidRequest, [.money(.notASale(id))])
    }
    return sale
  }
}

/// A refund of a sale: an amount, items, or all of it.
public struct SaleRefund: Sendable {
  public var amount: Amount?
  public var items: [CountedItem]
  public var method: String?
  public var memo: String?

  public init(_ amount: Amount? = nil, items: [CountedItem] = [], method: String? = nil, memo: String? = nil) {
    (self.amount, self.items, self.method, self.memo) = (amount, items, method, memo)
  }
}

extension Sale {
  /// Its charges, each with the taxes and fees on it, in the order in which they were sold.
  private func charges(_ included: Set<String>) -> [ChargedLines] {
    let names = entries.filter { $0.item == .other }.map(\.name).reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    return names.map { ChargedLines(in: entries, named: $0, included) }
  }

  /// The entries that take an amount of it back, of each line in proportion; the charges make up for the rounding.
  fileprivate func taking(_ amount: Int, _ included: Set<String>) -> [LedgerDraft] {
    let charges = charges(included)
    let share = { (line: LedgerLine) in line.share(amount, outOf: max(1, paid)) }
    let surcharges = lines.filter { $0.item == .surcharges }
    let others = charges.flatMap { $0.lines.filter { $0.item != .other } } + surcharges
    let rest = MinorUnits.spread(
      amount - others.map(share).sum,
      by: charges.map { max(0, $0.lines.first { $0.item == .other }?.amount ?? 0) })
    return zip(charges, rest).flatMap { charge, part in
      charge.lines.map { line in
        back(line.item == .other ? LedgerLine(item: .other, name: line.name, amount: part) : share(line))
      }
    } + surcharges.map { back(share($0)) }
  }

  /// The entries that take items of it back, with their share of the surcharge; reports in `problems` those that were
  /// not sold.
  fileprivate func taking(
    _ items: [CountedItem], _ included: Set<String>, _ problems: inout [Problem]
  ) -> [LedgerDraft] {
    var drafts: [LedgerDraft] = []
    for item in items.merged(default: nil) {
      let name = entries.nameOfItem(item.name) ?? item.name
      let sold = ChargedLines(in: entries, named: name, included)
      guard let part = sold.part(item.count ?? sold.count) else {
        problems.append(.money(.itemsAboveSold(item.count ?? .one, sold: sold.count, of: name, payment.id)))
        continue
      }
      for line in sold.taking(part.amount) {
        let words = part.count == .one ? "1 × \(name)" : part.memo
        drafts.append(.of(payment.id, .adjustment, line, memo: line.item == .other ? words : line.name))
      }
    }
    let amount = -drafts.map(\.amount).reduce(0, +)
    let surcharges = lines.filter { $0.item == .surcharges }
    let all = lines.sum - surcharges.sum
    return drafts + surcharges.map { back($0.share(min(amount, all), outOf: max(1, all))) }
  }

  /// The entry that takes a line, or a part of one, back.
  private func back(_ line: LedgerLine) -> LedgerDraft {
    .of(payment.id, .adjustment, -line, memo: line.name.isEmpty ? nil : line.name)
  }
}

/// A refund of a sale, as the journal keeps it.
private struct JournaledRefund: FieldWritable {
  let sale: LedgerID
  let amount: Amount?
  let items: [CountedItem]
  let method: String?
  let memo: String?

  func write(to fields: inout some FieldWriter) {
    fields.field("sale", sale)
    fields.field("amount", amount?.description)
    if !items.isEmpty {
      fields.objects("items", items) { item, fields in
        fields.field("item", item.name)
        fields.field("count", item.count)
      }
    }
    fields.field("method", method)
    fields.field("memo", memo)
  }
}
