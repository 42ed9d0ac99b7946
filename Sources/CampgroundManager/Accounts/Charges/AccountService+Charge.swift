/// Charges by hand and items on a reservation, with the taxes of the day.
extension AccountService {
  /// Charges something that is not part of the stay's price, such as firewood, with the taxes and fees on it.
  ///
  /// - Throws: ``CampingError`` for an item that there is not, and for an amount that no account can have.
  @discardableResult
  package func charge(_ reference: ReservationReference, _ request: ChargeRequest) throws -> Written<Account> {
    try post("charge", reference, request) { before, charge, rules, _ in
      _ = try MinorUnits.sum([before.sums.total, charge.amount], field: "amount")
      let price = ChargePrice(charge.amount, name: charge.name, rules)
      return price.lines.map { (kind: $0.chargeKind, line: $0) }
    }
  }

  /// Reduces charges made by hand, or of an item, by counter-entries, with their share of the taxes on them; never by
  /// more than was charged.
  @discardableResult
  package func adjust(_ reference: ReservationReference, _ request: ChargeRequest) throws -> Written<Account> {
    try post("adjust", reference, request) { before, charge, _, problems in
      guard let id = before.reservation.id else { return [] }
      let charged = ChargedLines(in: before.entries, named: charge.name, try included())
      // A part of them may be waived.
      let limit = max(0, min(charged.price, before.sums.total))
      if charge.amount > limit {
        let currency = try settings.settings().currency
        problems.append(
          .money(
            .adjustmentAboveCharged(
              Amount(currency.text(charge.amount)) ?? .zero, charged: limit, of: request.item, id, currency)))
        return []
      }
      return charged.taking(charge.amount).map { (kind: .adjustment, line: $0) }
    }
  }

  private typealias Entry = (kind: LedgerEntry.Kind, line: LedgerLine)

  /// Appends the entries that the body makes of a charge, unless its amount is 0.
  private func post(
    _ command: String, _ reference: ReservationReference, _ request: ChargeRequest,
    _ body: (Account, PricedCharge, [TaxRule], inout [Problem]) throws -> [Entry]
  ) throws -> Written<Account> {
    expect(reference)
    journal.store.expect([{ _ = try self.taxes.taxes() }])
    return try journal.record(command) { entry in
      let reservation = try reservations.find(reference)
      let before = try account(of: reservation)
      try entry.requireVersion(before.version, of: reservation.id.map { .account($0) } ?? .id(Reservation.kind))
      var problems: [Problem] = []
      let charge =
        command == "adjust" ? try chargedItems(request, on: before, &problems) : try priced(request, &problems)
      let rules = try taxes.taxes().map(\.rule)
      let exempting = reservation.terms?.exempting(rules) ?? rules
      let entries = try body(
        before, charge, exempting.onCharges(of: charge.item, on: journal.clock.today), &problems)
      try problems.refuse()
      guard let id = reservation.id, charge.amount > 0 else { return before }
      entry.record(JournaledCharge(reservation: id, charge: charge, requested: request.amount))
      for (kind, line) in entries where line.amount != 0 {
        try ledger.append(
          LedgerDraft(
            reservation: id, kind: kind, item: line.item, name: line.name, amount: line.amount,
            memo: line.item == .other ? charge.memo : line.name), &entry)
      }
      if command == "adjust" { try limitWaivers(on: id, &entry) }
      expect(ReservationReference(id))
      return try cut(account(of: reservations.find(ReservationReference(id))), &entry)
    }
  }

  /// Takes back the part of the waivers that is no longer charged.
  private func limitWaivers(on id: ReservationID, _ entry: inout JournalEntry) throws {
    let lines = try ledger.table.lines(of: id)
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
  private func included() throws -> Set<String> {
    Set(try taxes.taxes().map(\.rule).filter(\.isIncluded).map(\.name))
  }

  /// Items to take back, at the price at which they were charged, whatever they cost by now; an amount is as it is given.
  private func chargedItems(
    _ request: ChargeRequest, on account: Account, _ problems: inout [Problem]
  ) throws -> PricedCharge {
    guard let requested = request.item, let id = account.reservation.id else { return try priced(request, &problems) }
    let key = PersonText.key(PersonText.kept(requested))
    let name = account.entries.first { $0.item == .other && PersonText.key($0.name) == key }?.name ?? requested
    let charged = ChargedLines(in: account.entries, named: name, try included())
    guard (1...max(1, charged.count)).contains(request.count), charged.count > 0 else {
      problems.append(.money(.itemsAboveCharged(request.count, charged: charged.count, of: name, id)))
      return PricedCharge(name: name, count: 1, amount: 0, memo: nil)
    }
    return PricedCharge(
      name: name, count: request.count,
      amount: MinorUnits.share(of: charged.price, request.count, outOf: charged.count),
      memo: PricedCharge.words(request.count, name))
  }

  /// The charge that a request describes; reports in `problems` whatever is invalid.
  func priced(_ request: ChargeRequest, _ problems: inout [Problem]) throws -> PricedCharge {
    let currency = try settings.settings().currency
    let memo = PersonText.clean(request.memo, field: "memo", limit: 1000, &problems)
    guard let name = request.item else {
      let amount = request.amount?.minorUnits(in: currency, field: "amount", &problems)
      return PricedCharge(item: nil, count: 1, amount: amount ?? 0, memo: memo)
    }
    let item = try items.find(name, field: "item")
    guard (1...ChargeRequest.largestCount).contains(request.count) else {
      problems.append(.money(.invalidCount(request.count, limit: ChargeRequest.largestCount)))
      return PricedCharge(item: item, count: 1, amount: 0, memo: nil)
    }
    let words = PricedCharge.words(request.count, item.name)
    let amount = try MinorUnits.sum([MinorUnits.times(item.price, request.count)], field: "count")
    return PricedCharge(item: item, count: request.count, amount: amount, memo: words)
  }
}

extension LedgerLine {
  /// The kind of the entry that charges it.
  var chargeKind: LedgerEntry.Kind { item == .chargeTaxes ? .tax : .charge }
}
