/// An amount that somebody wants on an account, and what there is to say of it.
public struct AccountRequest: Hashable, Sendable {
  public var amount: Amount
  /// How the money changes hands, such as `card`.
  public var method: String?
  /// What it is for.
  public var memo: String?

  public init(_ amount: Amount, method: String? = nil, memo: String? = nil) {
    self.amount = amount
    self.method = method
    self.memo = memo
  }
}

extension AccountRequest {
  /// The request with its texts as they are kept, and its amount in minor units; names in `problems` what cannot be.
  func cleaned(in currency: Currency, _ problems: inout [Problem]) -> (request: AccountRequest, amount: Int) {
    let minorUnits = amount.minorUnits(in: currency, field: "amount", &problems)
    let cleaned = AccountRequest(
      amount, method: PersonText.clean(method, field: "method", limit: 100, &problems),
      memo: PersonText.clean(memo, field: "memo", limit: 1000, &problems))
    return (cleaned, minorUnits ?? 0)
  }
}

/// What was asked of an account, for the journal.
struct JournaledAccountRequest: Encodable {
  let reservation: ReservationID
  let amount: Amount
  let method: String?
  let memo: String?
}
