/// An amount to put on an account, with its method and memo.
public struct AccountRequest: Hashable, Sendable {
  public var amount: Amount
  /// The method of payment, such as `card`.
  public var method: String?
  /// The purpose.
  public var memo: String?

  public init(_ amount: Amount, method: String? = nil, memo: String? = nil) {
    self.amount = amount
    self.method = method
    self.memo = memo
  }
}

extension AccountRequest {
  /// The request with its texts as they are kept, and its amount in minor units; reports in `problems` whatever is
  /// invalid.
  func cleaned(in currency: Currency, _ problems: inout [Problem]) -> (request: AccountRequest, amount: Int) {
    let minorUnits = amount.minorUnits(in: currency, field: "amount", &problems)
    let cleaned = AccountRequest(
      amount, method: PersonText.clean(method, field: "method", limit: 100, &problems),
      memo: PersonText.clean(memo, field: "memo", limit: 1000, &problems))
    return (cleaned, minorUnits ?? 0)
  }
}

/// A request for an account, as the journal keeps it.
struct JournaledAccountRequest: Encodable {
  let reservation: ReservationID
  let amount: Amount
  let method: String?
  let memo: String?
  /// True for a security deposit, which is kept apart.
  var security: Bool?

  init(_ reservation: ReservationID, _ request: AccountRequest) {
    self.reservation = reservation
    (amount, method, memo) = (request.amount, request.method, request.memo)
  }
}

extension AccountRequest {
  /// The entry of its money, which comes in or goes out.
  func draft(
    on id: ReservationID, _ kind: LedgerEntry.Kind, _ amount: Int, _ item: LedgerEntry.Item = .money
  ) -> LedgerDraft {
    LedgerDraft(reservation: id, kind: kind, item: item, amount: amount, method: method, memo: memo)
  }
}

/// A request to pay several accounts, as the journal keeps it.
struct JournaledJointPayment: Encodable {
  let camper: CamperID?
  let group: String?
  let amount: Amount
  let method: String?
  let memo: String?
  /// The reservation that takes the rest.
  let credit: ReservationID?
}
