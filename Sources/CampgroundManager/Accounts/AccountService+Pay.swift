/// Payments, and the holds that they confirm.
extension AccountService {
  /// Records money that came in; an amount above the balance becomes a credit.
  ///
  /// The surcharge of the method, if it has one, is charged and paid beside the amount. A payment that meets the amount due confirms a hold in the same write (domain rule R13). A reservation of any
  /// status can be paid.
  @discardableResult
  public func pay(_ reference: ReservationReference, _ request: AccountRequest) throws -> WriteResult<Account> {
    try write("pay", on: reference, for: .money) { write, entry in
      let (request, amount) = try cleaned(request, &write)
      write.drafts = try payment(of: amount, request, on: write.before)
      entry.record(JournaledAccountRequest(write.id, request))
      let before = write.before
      write.then = { try self.confirm(before, byPaying: amount, &$0) }
    }
  }

  /// The entries of a payment, the surcharge of its method first; throws ``CampingError`` when the account cannot have them.
  func payment(of amount: Int, _ request: AccountRequest, on account: Account) throws -> [LedgerDraft] {
    guard let id = account.reservation.id else { return [] }
    let surcharge = try surcharge(of: amount, by: request.method)
    _ = try MinorUnits.sum([account.sums.paid, amount, surcharge.sum], field: "amount")
    return surcharge.map { .surcharge($0, on: id) }
      + [request.draft(on: id, .payment, amount + surcharge.sum)]
  }

  /// The problems of a payment as far as it is given, each of which stands whatever the other parts are.
  package func problems(ofPaying amount: Amount?, by method: String?, memo: String?) throws -> [Problem] {
    var problems: [Problem] = []
    let request = AccountRequest(amount ?? .zero, method: method, memo: memo)
    _ = try self.method(request.cleaned(in: settings.settings().currency, &problems).request.method, &problems)
    return problems
  }

  /// Makes a hold a reservation when the amount, with all that was paid before, meets the amount due.
  func confirm(_ before: Account, byPaying amount: Int, _ entry: inout JournalEntry) throws {
    guard before.reservation.status == .held, before.isDueMet(byPaying: before.sums.paid + amount) else { return }
    try reservations.confirmPaid(before.reservation, &entry)
  }
}

extension Account {
  /// True when an amount paid in all confirms a hold: the deposit whatever its day, or any payment where none is due.
  func isDueMet(byPaying paid: Int) -> Bool { paid > 0 && paid >= deposit?.amount ?? 0 }

  /// The amount that a hold lacks to be confirmed by it, in minor units; nil for any other reservation.
  public var lacking: Int? {
    guard reservation.status == .held, let deposit else { return nil }
    return max(0, deposit.amount - sums.paid)
  }
}

extension WriteResult {
  /// True when a payment has made a hold a reservation.
  public var hasConfirmed: Bool { changes.contains { $0.kind == Reservation.kind } }
}
