/// The amounts that a person decides about, each with a reason (domain rule R29).
extension AccountService {
  /// Writes off what will never be paid: no payment, and no revenue below 0 (R30).
  ///
  /// - Parameters:
  ///   - reference: The reservation, of any status.
  ///   - amount: At most the balance; nil is all of it.
  ///   - reason: The reason, which the account shows.
  /// - Returns: The account after it.
  /// - Throws: ``CampingError`` for an amount above the balance, and without a reason.
  @discardableResult
  public func writeOff(
    _ reference: ReservationReference, _ amount: Amount? = nil, because reason: String
  ) throws -> WriteResult<Account> {
    try decide(.writeOff(amount), on: reference, because: reason)
  }

  /// Takes back a fee or a penalty that was charged, or an amount of all charges (R28).
  ///
  /// The share of tax that a penalty keeps is waived with it.
  ///
  /// - Parameters:
  ///   - reference: The reservation, of any status.
  ///   - subject: The charge, or an amount of all charges.
  ///   - reason: The reason, which the account shows.
  /// - Returns: The account after it.
  /// - Throws: ``CampingError`` for a charge that there is not, and without a reason.
  @discardableResult
  public func waive(
    _ reference: ReservationReference, _ subject: WaiverSubject, because reason: String
  ) throws -> WriteResult<Account> {
    try decide(.waive(subject), on: reference, because: reason)
  }

  /// The problems of a decision as far as it is given, each of which stands whatever the other parts are.
  package func problems(
    of decision: AccountDecision?, on reference: ReservationReference?, because reason: String?
  ) throws -> [Problem] {
    var problems: [Problem] = []
    if let reason { _ = PersonText.reason(reason, field: "because", &problems) }
    guard let decision else { return problems }
    if let account = try known(reference, for: decision.purpose) {
      _ = try drafts(of: decision, on: account, because: "", &problems)
    } else {
      _ = try decision.amount(in: settings.settings().currency, &problems)
    }
    return problems
  }

  /// Appends the entries of a decision, with a reason that is kept; entries of 0 are left out.
  private func decide(
    _ decision: AccountDecision, on reference: ReservationReference, because reason: String
  ) throws -> WriteResult<Account> {
    try write(decision.command, on: reference, for: decision.purpose) { write, entry in
      let reason = PersonText.reason(reason, field: "because", &write.problems)
      write.drafts = try drafts(of: decision, on: write.before, because: reason, &write.problems)
        .filter { $0.amount != 0 }
      entry.record(JournaledDecision(reservation: write.id, request: decision, because: reason))
    }
  }

  /// The entries of a decision; reports in `problems` an amount that is too large, and a charge that does not exist.
  private func drafts(
    of decision: AccountDecision, on account: Account, because reason: String, _ problems: inout [Problem]
  ) throws -> [LedgerDraft] {
    guard let id = account.reservation.id else { return [] }
    let currency = try settings.settings().currency
    let (balance, total) = (max(0, account.sums.balance), max(0, account.sums.total))
    let requested = decision.amount(in: currency, &problems)
    switch decision {
    case .writeOff(let amount):
      if let amount, let requested, requested > balance {
        problems.append(.money(.writeOffAboveBalance(amount, balance: balance, id, currency)))
      }
      return [
        LedgerDraft(
          reservation: id, kind: .writeOff, item: .writeOffs, amount: requested ?? balance, memo: reason)
      ]
    case .waive(.name(let name)):
      let lines = try ledger.table.lines(of: id)
      if let drafts = lines.waiver(of: Penalty.name(name), on: id, because: reason) { return drafts }
      problems.append(.money(.notCharged(name, charged: lines.waivable, id)))
      return []
    case .waive(.amount(let amount)):
      if let requested, requested > total {
        problems.append(.money(.waiverAboveTotal(amount, total: total, id, currency)))
      }
      return try ledger.table.lines(of: id).waiver(of: requested ?? 0, on: id, because: reason)
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
