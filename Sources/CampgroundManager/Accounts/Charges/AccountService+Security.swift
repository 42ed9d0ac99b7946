/// Security deposits: money that is owed to the camper until it is returned or kept (domain rule R30).
///
/// One is in no sum of the account, and never confirms a hold.
extension AccountService {
  /// Records a security deposit that came in.
  @discardableResult
  public func paySecurity(_ reference: ReservationReference, _ request: AccountRequest) throws -> Written<Account> {
    try moveSecurity("pay", reference, request, for: .money) { account, id, request, amount, _ in
      _ = try MinorUnits.sum([account.sums.security, amount], field: "amount")
      return [
        LedgerDraft(
          reservation: id, kind: .security, item: .security, amount: amount, method: request.method, memo: request.memo)
      ]
    }
  }

  /// Records a security deposit, or a part of it, that went back; never more than is held.
  @discardableResult
  public func refundSecurity(_ reference: ReservationReference, _ request: AccountRequest) throws -> Written<Account> {
    try moveSecurity("refund", reference, request, for: .security) { account, id, request, amount, problems in
      try requireHeld(request.amount, amount, on: account, &problems)
      return [
        LedgerDraft(
          reservation: id, kind: .security, item: .security, amount: -amount, method: request.method, memo: request.memo
        )
      ]
    }
  }

  /// Charges an amount or an item, with the taxes on it, that the campground keeps of a security deposit for a reason;
  /// the deposit pays it. Never more than is held.
  @discardableResult
  public func keepSecurity(_ reference: ReservationReference, _ request: ChargeRequest) throws -> Written<Account> {
    try journal.record("charge") { entry in
      let before = try account(of: reservations.find(reference, for: .security))
      guard let id = before.reservation.id else { return before }
      try entry.requireVersion(before.version, of: .account(id))
      var problems: [Problem] = []
      let charges = try priced(request, &problems)
      if charges.memo == nil { problems.append(.record(.emptyReason(field: "memo"))) }
      let posted = try chargedLines(charges, on: before.reservation)
      let lines = posted.map(\.line)
      let currency = try settings.settings().currency
      if lines.sum > before.sums.security, let kept = Amount(currency.text(lines.sum)) {
        problems.append(.money(.aboveSecurity(kept, held: before.sums.security, id, currency)))
      }
      try problems.refuse()
      guard lines.sum > 0 else { return before }
      _ = try MinorUnits.sum([before.sums.total, lines.sum], field: "amount")
      entry.record(JournaledCharge(reservation: id, charges: charges, requested: request.amount, isKept: true))
      for draft in keptDrafts(posted, charges.memo, on: id) { try ledger.append(draft, &entry) }
      return try cut(account(of: reservations.find(ReservationReference(id))), &entry)
    }
  }

  private func chargedLines(_ charges: [PricedCharge], on reservation: Reservation) throws -> [PostedLine] {
    let rules = try taxes.taxes().map(\.rule)
    let exempting = reservation.terms?.exempting(rules) ?? rules
    return charges.flatMap { PostedLine.lines(of: $0, exempting, on: journal.clock.today) }
  }

  /// The charge, its part of the security deposit, and that part as money paid.
  private func keptDrafts(_ lines: [PostedLine], _ memo: String?, on id: ReservationID) -> [LedgerDraft] {
    let sum = lines.map(\.line).sum
    return lines.map { $0.draft(on: id) } + [
      LedgerDraft(reservation: id, kind: .transfer, item: .security, amount: -sum, memo: memo),
      .transfer(of: sum, on: id, "security", nil),
    ]
  }

  private func requireHeld(_ requested: Amount, _ amount: Int, on account: Account, _ problems: inout [Problem]) throws
  {
    guard let id = account.reservation.id, amount > account.sums.security else { return }
    problems.append(
      .money(.aboveSecurity(requested, held: account.sums.security, id, try settings.settings().currency)))
  }

  /// Appends the entries that the body drafts, unless the amount is 0.
  private func moveSecurity(
    _ command: String, _ reference: ReservationReference, _ request: AccountRequest, for purpose: ReservationPurpose,
    _ body: (Account, ReservationID, AccountRequest, Int, inout [Problem]) throws -> [LedgerDraft]
  ) throws -> Written<Account> {
    try journal.record(command) { entry in
      let before = try account(of: reservations.find(reference, for: purpose))
      guard let id = before.reservation.id else { return before }
      try entry.requireVersion(before.version, of: .account(id))
      var problems: [Problem] = []
      var (cleaned, amount) = request.cleaned(in: try settings.settings().currency, &problems)
      cleaned.method = try method(cleaned.method, &problems)
      let drafts = try body(before, id, cleaned, amount, &problems)
      try problems.refuse()
      guard amount > 0 else { return before }
      entry.record(
        JournaledAccountRequest(
          reservation: id, amount: cleaned.amount, method: cleaned.method, memo: cleaned.memo, security: true))
      for draft in drafts { try ledger.append(draft, &entry) }
      return try account(of: reservations.find(ReservationReference(id)))
    }
  }
}
