/// Money that goes from one reservation to another.
extension AccountService {
  /// Gives money that was paid on a reservation to another one, of the same camper or not.
  ///
  /// No money comes in or goes out: each account has an entry that names the other, and both are undone as one (domain
  /// rule R32). It confirms a hold when it meets the amount due (R13). The terms' version is that of the giving account.
  ///
  /// - Parameters:
  ///   - reference: The reservation that gives.
  ///   - other: The reservation that receives.
  ///   - amount: At most the amount paid; nil is the credit.
  ///   - reason: The reason, which both accounts show.
  /// - Returns: The giving account and the receiving one.
  /// - Throws: ``CampingError`` for an amount above the amount paid, and without an amount when there is no credit.
  @discardableResult
  public func transfer(
    _ reference: ReservationReference, to other: ReservationReference, _ amount: Amount? = nil,
    because reason: String? = nil
  ) throws -> WriteResult<[Account]> {
    for reference in [reference, other] { expect(reference) }
    return try journal.record("transfer") { entry in
      let before = try reservations.finder.findBoth((reference, .give), (other, .receive)).map(account(of:))
      guard let from = before[0].reservation.id, let to = before[1].reservation.id else { return before }
      try entry.requireVersion(before[0].version, of: .account(from))
      if from == to { throw CampingError(.invalidRequest, [.money(.transferToItself(from))]) }
      var problems: [Problem] = []
      let reason = PersonText.clean(reason, field: "because", limit: 1000, &problems)
      let transferred = try transferred(amount, from: before[0], &problems)
      try problems.refuse()
      guard transferred > 0 else { return before }
      _ = try MinorUnits.sum([before[1].sums.paid, transferred], field: "amount")
      entry.record(JournaledTransfer(reservation: from, other: to, amount: amount, because: reason))
      try ledger.append(.transfer(of: -transferred, on: from, "\(to)", reason), &entry)
      try ledger.append(.transfer(of: transferred, on: to, "\(from)", reason), &entry)
      try confirm(before[1], byPaying: transferred, &entry)
      return try before.map { try written($0, &entry) }
    }
  }

  /// The problems of a transfer as far as it is given, each of which stands whatever the other parts are.
  package func problems(
    ofTransferring amount: Amount?, from reference: ReservationReference?, to other: ReservationReference?,
    because reason: String?
  ) throws -> [Problem] {
    var problems: [Problem] = []
    _ = PersonText.clean(reason, field: "because", limit: 1000, &problems)
    let from = try known(reference, for: .give)
    if let id = from?.reservation.id, try known(other, for: .receive)?.reservation.id == id {
      problems.append(.money(.transferToItself(id)))
    }
    guard let amount else { return problems }
    if let from {
      _ = try transferred(amount, from: from, &problems)
    } else {
      _ = try amount.minorUnits(in: settings.settings().currency, field: "amount", &problems)
    }
    return problems
  }

  /// The amount to transfer in minor units: by default the credit.
  private func transferred(_ amount: Amount?, from account: Account, _ problems: inout [Problem]) throws -> Int {
    guard let id = account.reservation.id else { return 0 }
    let (paid, currency) = (account.sums.paid, try settings.settings().currency)
    guard let amount else {
      let credit = max(0, -account.sums.balance)
      if credit == 0 { problems.append(.money(.noCredit(paid: paid, id, currency))) }
      return credit
    }
    let requested = amount.minorUnits(in: currency, field: "amount", &problems) ?? 0
    if requested > paid { problems.append(.money(.transferAbovePaid(amount, paid: paid, id, currency))) }
    return requested
  }
}

extension LedgerDraft {
  /// A part of the money paid that comes to an account, or below 0 leaves it; `name` is the other reservation.
  static func transfer(of amount: Int, on id: ReservationID, _ name: String, _ memo: String?) -> LedgerDraft {
    LedgerDraft(reservation: id, kind: .transfer, item: .money, name: name, amount: amount, memo: memo)
  }
}

/// A request to transfer money, as the journal keeps it.
private struct JournaledTransfer: Encodable {
  let reservation: ReservationID
  let other: ReservationID
  let amount: Amount?
  let because: String?
}
