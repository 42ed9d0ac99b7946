/// The amounts that a person decides about, each with a reason (domain rule R29).
extension AccountService {
  /// Writes off what will never be paid: no payment, and no revenue below 0 (R30).
  ///
  /// - Parameters:
  ///   - reference: The reservation, of any status.
  ///   - amount: At most the balance; nil is all of it.
  ///   - reason: The reason, which the account shows.
  /// - Throws: ``CampingError`` for an amount above the balance, and without a reason.
  @discardableResult
  public func writeOff(
    _ reference: ReservationReference, _ amount: Amount? = nil, because reason: String
  ) throws -> Written<Account> {
    try decide("write-off", reference, WriteOffRequest(amount: amount), because: reason, for: .debt) {
      account, id, reason, currency, problems in
      let balance = max(0, account.sums.balance)
      let requested = amount.map { $0.minorUnits(in: currency, field: "amount", &problems) ?? 0 }
      if let amount, let requested, requested > balance {
        problems.append(.money(.writeOffAboveBalance(amount, balance: balance, id, currency)))
      }
      return [
        LedgerDraft(
          reservation: id, kind: .writeOff, item: .writeOffs, amount: requested ?? balance, memo: reason)
      ]
    }
  }

  /// Takes back a fee or a penalty that was charged, or an amount of all charges (R28).
  ///
  /// The share of tax that a penalty keeps is waived with it.
  ///
  /// - Parameters:
  ///   - reference: The reservation, of any status.
  ///   - subject: The charge, or an amount of all charges.
  ///   - reason: The reason, which the account shows.
  /// - Throws: ``CampingError`` for a charge that there is not, and without a reason.
  @discardableResult
  public func waive(
    _ reference: ReservationReference, _ subject: WaiverSubject, because reason: String
  ) throws -> Written<Account> {
    try decide("waive", reference, WaiveRequest(what: subject), because: reason, for: .charges) {
      account, id, reason, currency, problems in
      let lines = try ledger.table.lines(of: id)
      switch subject {
      case .name(let name):
        if let drafts = lines.waiver(of: Penalty.name(name), on: id, because: reason) { return drafts }
        problems.append(.money(.notCharged(name, charged: lines.waivable, id)))
        return []
      case .amount(let amount):
        let requested = amount.minorUnits(in: currency, field: "what", &problems) ?? 0
        let total = max(0, account.sums.total)
        if requested > total {
          problems.append(.money(.waiverAboveTotal(amount, total: total, id, currency)))
        }
        return lines.waiver(of: requested, on: id, because: reason)
      }
    }
  }

  /// Appends the entries that the body drafts, with a reason that is kept; entries of 0 are left out.
  private func decide(
    _ command: String, _ reference: ReservationReference, _ request: some FieldWritable, because reason: String,
    for purpose: ReservationPurpose,
    _ body: (Account, ReservationID, String, Currency, inout [Problem]) throws -> [LedgerDraft]
  ) throws -> Written<Account> {
    try journal.record(command) { entry in
      let before = try account(of: reservations.find(reference, for: purpose))
      guard let id = before.reservation.id else { return before }
      try entry.requireVersion(before.version, of: .account(id))
      var problems: [Problem] = []
      let reason = PersonText.reason(reason, field: "because", &problems)
      let drafts = try body(before, id, reason, settings.settings().currency, &problems)
      try problems.refuse()
      entry.record(JournaledDecision(reservation: id, request: request, because: reason))
      guard drafts.contains(where: { $0.amount != 0 }) else { return before }
      for draft in drafts where draft.amount != 0 { try ledger.append(draft, &entry) }
      return try cut(account(of: reservations.find(ReservationReference(id))), &entry)
    }
  }
}

extension [LedgerLine] {
  /// The names of the fees and penalties among them.
  fileprivate var waivable: [String] {
    let names = filter { [.penalties, .fees, .chargeFees, .surcharges].contains($0.item) }.map(\.name)
    return names.reduce(into: []) { all, name in if !all.contains(name) { all.append(name) } }
  }

  /// The drafts that waive an amount of these charges: of a penalty with its taxes first, then of all others.
  fileprivate func waiver(of amount: Int, on id: ReservationID, because reason: String) -> [LedgerDraft] {
    var drafts: [LedgerDraft] = []
    var left = amount
    for name in waivable {
      guard contains(where: { $0.item == .penalties && $0.name == name }) else { continue }
      let part = waiver(of: name, left, on: id, because: reason) ?? []
      left += part.reduce(0) { $0 + $1.amount }
      drafts += part
    }
    return drafts + [.waiver(of: "", left, on: id, because: reason)]
  }
}
