/// Security deposits: money that is owed to the camper until it is returned or kept (domain rule R30).
///
/// One is in no sum of the account, and never confirms a hold.
extension AccountService {
  /// Records a security deposit that came in.
  @discardableResult
  package func paySecurity(_ reference: ReservationReference, _ request: AccountRequest) throws -> Written<Account> {
    try moveSecurity("pay", reference, request) { account, id, request, amount, _ in
      _ = try MinorUnits.sum([account.sums.security, amount], field: "amount")
      return [
        LedgerDraft(
          reservation: id, kind: .security, item: .security, amount: amount, method: request.method, memo: request.memo)
      ]
    }
  }

  /// Records a security deposit, or a part of it, that went back; never more than is held.
  @discardableResult
  package func refundSecurity(_ reference: ReservationReference, _ request: AccountRequest) throws -> Written<Account> {
    try moveSecurity("refund", reference, request) { account, id, request, amount, problems in
      try requireHeld(request.amount, amount, on: account, &problems)
      return [
        LedgerDraft(
          reservation: id, kind: .security, item: .security, amount: -amount, method: request.method, memo: request.memo
        )
      ]
    }
  }

  /// Charges what the campground keeps of a security deposit, for a reason; the deposit pays it. Never more than is held.
  @discardableResult
  package func keepSecurity(_ reference: ReservationReference, _ request: AccountRequest) throws -> Written<Account> {
    try moveSecurity("charge", reference, request) { account, id, request, amount, problems in
      try requireHeld(request.amount, amount, on: account, &problems)
      if request.memo == nil { problems.append(.record(.emptyReason(field: "memo"))) }
      _ = try MinorUnits.sum([account.sums.total, amount], field: "amount")
      return [
        LedgerDraft(reservation: id, kind: .charge, item: .other, amount: amount, memo: request.memo),
        LedgerDraft(reservation: id, kind: .transfer, item: .security, amount: -amount, memo: request.memo),
        .transfer(of: amount, on: id, "security", nil),
      ]
    }
  }

  private func requireHeld(_ requested: Amount, _ amount: Int, on account: Account, _ problems: inout [Problem]) throws
  {
    guard let id = account.reservation.id, amount > account.sums.security else { return }
    problems.append(
      .money(.aboveSecurity(requested, held: account.sums.security, id, try settings.settings().currency)))
  }

  /// Appends the entries that the body drafts, unless the amount is 0.
  private func moveSecurity(
    _ command: String, _ reference: ReservationReference, _ request: AccountRequest,
    _ body: (Account, ReservationID, AccountRequest, Int, inout [Problem]) throws -> [LedgerDraft]
  ) throws -> Written<Account> {
    try journal.record(command) { entry in
      let before = try account(of: reservations.find(reference))
      guard let id = before.reservation.id else { return before }
      try entry.requireVersion(before.version, of: .account(id))
      var problems: [Problem] = []
      let (cleaned, amount) = request.cleaned(in: try settings.settings().currency, &problems)
      let drafts = try body(before, id, cleaned, amount, &problems)
      try problems.refuse()
      guard amount > 0 else { return before }
      entry.record(
        JournaledAccountRequest(
          reservation: id, amount: cleaned.amount, method: cleaned.method, memo: cleaned.memo, security: true))
      for draft in drafts { try ledger.append(draft, &entry) }
      return try account(of: reservations.find(reference))
    }
  }
}
