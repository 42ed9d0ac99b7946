/// Security deposits: money that is owed to the camper until it is returned or kept (domain rule R30).
///
/// One is in no sum of the account, and never confirms a hold.
extension AccountService {
  /// Records a security deposit that came in.
  @discardableResult
  public func paySecurity(_ reference: ReservationReference, _ request: AccountRequest) throws -> WriteResult<Account> {
    try write("pay", on: reference, for: .money) { write, entry in
      let (request, amount) = try cleaned(request, &write)
      _ = try MinorUnits.sum([write.before.sums.security, amount], field: "amount")
      record(request, amount, &write, &entry)
    }
  }

  /// Records a security deposit, or a part of it, that went back; never more than is held.
  @discardableResult
  public func refundSecurity(_ reference: ReservationReference, _ request: AccountRequest) throws -> WriteResult<
    Account
  > {
    try write("refund", on: reference, for: .security) { write, entry in
      let (request, amount) = try cleaned(request, &write)
      try requireHeld(request.amount, amount, &write)
      record(request, -amount, &write, &entry)
    }
  }

  private func record(
    _ request: AccountRequest, _ amount: Int, _ write: inout AccountWrite, _ entry: inout JournalEntry
  ) {
    write.drafts = [request.draft(on: write.id, .security, amount, .security)]
    var journaled = JournaledAccountRequest(write.id, request)
    journaled.security = true
    entry.record(journaled)
  }

  /// Charges an amount or an item, with the taxes on it, that the campground keeps of a security deposit for a reason;
  /// the deposit pays it. Never more than is held.
  @discardableResult
  public func keepSecurity(_ reference: ReservationReference, _ request: ChargeRequest) throws -> WriteResult<Account> {
    try write("charge", on: reference, for: .security) { write, entry in
      let charges = try priced(request, &write.problems)
      if charges.memo == nil { write.problems.append(.record(.emptyReason(field: "memo"))) }
      let posted = try lines(of: charges, on: write.before.reservation)
      let sum = posted.map(\.line).sum
      if let kept = Amount(try settings.settings().currency.text(sum)) { try requireHeld(kept, sum, &write) }
      try write.problems.refuse()
      _ = try MinorUnits.sum([write.before.sums.total, sum], field: "amount")
      entry.record(JournaledCharge(reservation: write.id, charges: charges, requested: request.amount, isKept: true))
      if sum > 0 { write.drafts = keptDrafts(posted, charges.memo, on: write.id) }
    }
  }

  /// The charge, its part of the security deposit, and that part as money paid.
  private func keptDrafts(_ lines: [PostedLine], _ memo: String?, on id: ReservationID) -> [LedgerDraft] {
    let sum = lines.map(\.line).sum
    return lines.map { $0.draft(on: id) } + [
      LedgerDraft(reservation: id, kind: .transfer, item: .security, amount: -sum, memo: memo),
      .transfer(of: sum, on: id, "security", nil),
    ]
  }

  private func requireHeld(_ requested: Amount, _ amount: Int, _ write: inout AccountWrite) throws {
    let held = write.before.sums.security
    guard amount > held else { return }
    write.problems.append(.money(.aboveSecurity(requested, held: held, write.id, try settings.settings().currency)))
  }
}
