import CampgroundManager

/// An amount on a reservation's account, as a command line or a line of JSON says it.
struct AmountFields: Codable, Equatable {
  let reservation: ReservationReference
  let amount: Amount
  /// Only of money that changes hands.
  let method: String?
  let memo: String?

  var request: AccountRequest { AccountRequest(amount, method: method, memo: memo) }
}
