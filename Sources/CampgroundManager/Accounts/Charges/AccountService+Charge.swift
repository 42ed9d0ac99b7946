/// Charges by hand and items on a reservation, with the taxes of the day.
extension AccountService {
  /// Charges something that is not part of the stay's price, such as firewood, with the taxes and fees on it.
  ///
  /// - Throws: ``CampingError`` for an item that there is not, and for an amount that no account can have.
  @discardableResult
  public func charge(_ reference: ReservationReference, _ request: ChargeRequest) throws -> WriteResult<Account> {
    journal.store.expect([{ _ = try self.taxes.taxes() }])
    return try write("charge", on: reference, for: .money) { write, entry in
      let charges = try priced(request, &write.problems)
      _ = try MinorUnits.sum([write.before.sums.total] + charges.amounts, field: "amount")
      write.drafts = try lines(of: charges, on: write.before.reservation).drafts(on: write.id)
      entry.record(JournaledCharge(reservation: write.id, charges: charges, requested: request.amount))
    }
  }

  /// The lines of charges with the taxes and fees of today, from which the reservation's certificate exempts.
  func lines(of charges: [PricedCharge], on reservation: Reservation) throws -> [PostedLine] {
    let rules = try taxes.taxes().map(\.rule)
    let exempting = reservation.terms?.exempting(rules) ?? rules
    return charges.flatMap { PostedLine.lines(of: $0, exempting, on: journal.clock.today) }
  }

  /// Reduces charges made by hand, or of items, by counter-entries, with their share of the taxes on them; never by
  /// more than was charged.
  @discardableResult
  public func uncharge(_ reference: ReservationReference, _ request: ChargeRequest) throws -> WriteResult<Account> {
    journal.store.expect([{ _ = try self.taxes.taxes() }])
    return try write("uncharge", on: reference, for: .money) { write, entry in
      let (id, before) = (write.id, write.before)
      let charges = try chargedItems(request, on: before, &write.problems)
      write.drafts = try taken(charges, from: before, &write.problems).drafts(on: id)
      entry.record(JournaledCharge(reservation: id, charges: charges, requested: request.amount))
      write.then = { try self.limitWaivers(on: id, before.with($0.changes).lines, &$0) }
    }
  }

  /// The lines that take charges back; reports in `problems` those above the charges.
  private func taken(
    _ charges: [PricedCharge], from account: Account, _ problems: inout [Problem]
  ) throws -> [PostedLine] {
    guard let id = account.reservation.id else { return [] }
    var left = account.sums.total
    return try charges.flatMap { charge -> [PostedLine] in
      let charged = ChargedLines(in: account.entries, named: charge.name, try included())
      // A part of them may be waived.
      let limit = max(0, min(charged.price, left))
      guard charge.amount <= limit else {
        let currency = try settings.settings().currency
        problems.append(
          .money(
            .adjustmentAboveCharged(
              Amount(currency.text(charge.amount)) ?? .zero, charged: limit,
              of: charge.name.isEmpty ? nil : charge.name, id, currency)))
        return []
      }
      let lines = charged.taking(charge.amount)
      left += lines.sum
      return lines.map { PostedLine(kind: .adjustment, line: $0, of: charge) }
    }
  }

  /// The problems of taking charges back as far as they are given, each of which stands whatever the other parts are.
  package func problems(
    ofUncharging amount: Amount?, memo: String?, _ items: [CountedItem], on reference: ReservationReference?
  ) throws -> [Problem] {
    var problems = try problems(ofCharging: amount, memo: memo, [])
    guard let account = try known(reference, for: .money) else { return problems }
    let requests = [amount.map { ChargeRequest($0) }, items.isEmpty ? nil : ChargeRequest(items: items)]
    for request in requests.compactMap(\.self) {
      var own: [Problem] = []
      _ = try taken(chargedItems(request, on: account, &own), from: account, &own)
      problems += own.filter { !problems.contains($0) }
    }
    return problems
  }

  /// The problems of a charge as far as it is given, each of which stands whatever the other parts are.
  package func problems(ofCharging amount: Amount?, memo: String?, _ items: [CountedItem]) throws -> [Problem] {
    var problems: [Problem] = []
    if let amount { _ = try priced(ChargeRequest(amount), &problems) }
    _ = PersonText.clean(memo, field: "memo", limit: 1000, &problems)
    for item in items {
      var own: [Problem] = []
      if try problems.finding({ try priced(ChargeRequest(items: [item]), &own) }) != nil { problems += own }
    }
    return problems
  }

  /// Takes back the part of the waivers that is no longer charged.
  private func limitWaivers(on id: ReservationID, _ lines: [LedgerLine], _ entry: inout JournalEntry) throws {
    let charges = lines.filter { $0.item != .discountsApart }
    for line in Ledger.differences(
      from: lines.filter { $0.item == .discountsApart }, to: lines.waivers(beside: charges))
    {
      try ledger.append(
        LedgerDraft(
          reservation: id, kind: .discount, item: line.item, name: line.name, amount: line.amount, memo: nil), &entry)
    }
  }

  /// The taxes that prices include.
  func included() throws -> Set<String> {
    Set(try taxes.taxes().map(\.rule).filter(\.isIncluded).map(\.name))
  }

  /// Items to take back, at the price at which they were charged, whatever they cost by now; an amount is as it is given.
  private func chargedItems(
    _ request: ChargeRequest, on account: Account, _ problems: inout [Problem]
  ) throws -> [PricedCharge] {
    guard !request.items.isEmpty, let id = account.reservation.id else { return try priced(request, &problems) }
    return try request.items.merged(default: .one).map { requested in
      let name = account.entries.nameOfItem(requested.name) ?? requested.name
      let charged = ChargedLines(in: account.entries, named: name, try included())
      guard let part = charged.part(requested.count ?? .one) else {
        problems.append(.money(.itemsAboveCharged(requested.count ?? .one, charged: charged.count, of: name, id)))
        return PricedCharge(name: name, count: .one, amount: 0, memo: nil)
      }
      return part
    }
  }

  /// The charges that a request describes; reports in `problems` whatever is invalid.
  func priced(_ request: ChargeRequest, _ problems: inout [Problem]) throws -> [PricedCharge] {
    let currency = try settings.settings().currency
    let memo = PersonText.clean(request.memo, field: "memo", limit: 1000, &problems)
    guard request.items.isEmpty else { return try request.items.map { try priced($0, currency, &problems) } }
    let amount = request.amount?.minorUnits(in: currency, field: "amount", &problems)
    return [PricedCharge(count: .one, amount: amount ?? 0, memo: memo)]
  }

  private func priced(
    _ requested: CountedItem, _ currency: Currency, _ problems: inout [Problem]
  ) throws -> PricedCharge {
    let item = try items.find(requested.name, field: "item")
    let count = requested.count ?? .one
    guard count.isAllowed(inUnits: item.unit != nil) else {
      let limit = ItemCount.limit(inUnits: item.unit != nil)
      problems.append(.money(.invalidCount(count, of: item.name, unit: item.unit, limit: limit)))
      return PricedCharge(item: item, name: item.name, count: .one, amount: 0, memo: nil)
    }
    return PricedCharge(
      item: item, name: item.name, count: count,
      amount: try MinorUnits.sum([item.price(of: count, in: currency)], field: "count"),
      memo: PricedCharge.words(count, item.name, unit: item.unit))
  }
}

/// A line of a charge, with the memo of its entry.
struct PostedLine {
  let kind: LedgerEntry.Kind
  let line: LedgerLine
  private let memo: String?

  init(kind: LedgerEntry.Kind? = nil, line: LedgerLine, of charge: PricedCharge) {
    (self.kind, self.line) = (kind ?? line.chargeKind, line)
    memo = line.item == .other ? charge.memo : line.name
  }

  /// The charge, with the taxes and fees on it.
  static func lines(of charge: PricedCharge, _ rules: [TaxRule], on day: Day) -> [PostedLine] {
    ChargePrice(charge.amount, name: charge.name, rules.onCharges(of: charge.item, on: day)).lines
      .map { PostedLine(line: $0, of: charge) }
  }

  /// The entry that it is on an account, or of a sale.
  func draft(on reservation: ReservationID? = nil, of sale: LedgerID? = nil) -> LedgerDraft {
    LedgerDraft(
      reservation: reservation, sale: sale, kind: kind, item: line.item, name: line.name, amount: line.amount,
      base: line.base, memo: memo?.isEmpty == true ? nil : memo)
  }
}

extension [PostedLine] {
  /// Their entries, without those that change nothing.
  fileprivate func drafts(on id: ReservationID) -> [LedgerDraft] {
    filter { !$0.line.isNothing }.map { $0.draft(on: id) }
  }
}

extension [CountedItem] {
  /// Each item once, with the sum of its numbers; `count` is that of an item without one, and nil is all of it.
  package func merged(default count: ItemCount?) -> [CountedItem] {
    reduce(into: []) { items, item in
      let more = item.count ?? count
      guard let place = items.firstIndex(where: { PersonText.key($0.name) == PersonText.key(item.name) }) else {
        return items.append(CountedItem(item.name, count: more))
      }
      let sum = items[place].count.flatMap { one in more.map { one.thousandths &+ $0.thousandths } }
      items[place] = CountedItem(items[place].name, count: sum.map(ItemCount.init(thousandths:)))
    }
  }
}

extension [LedgerEntry] {
  /// The name that charges of an item have, whatever its case; nil when there are none.
  func nameOfItem(_ name: String) -> String? {
    let key = PersonText.key(PersonText.kept(name))
    return first { $0.item == .other && PersonText.key($0.name) == key }?.name
  }
}

extension LedgerLine {
  /// The kind of the entry that charges it.
  var chargeKind: LedgerEntry.Kind { item == .chargeTaxes ? .tax : .charge }
}
