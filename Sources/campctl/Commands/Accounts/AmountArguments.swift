import Arguments
import CampgroundManager

/// An amount on a reservation's account.
struct AmountArguments: ArgumentSet, Sendable {
  @Required var reservation: ReservationReference
  @Required var amount: Amount
  var memo: String?
  var method: String?

  static let arguments: [Argument] = [
    positional("reservation", .reservation, "The reservation, such as r-3.") { $0.reservation = $1 },
    positional("amount", .amount, "The amount, such as 45.00.") { $0.amount = $1 },
    option("memo", .text, "The purpose, as the account shows it.") { $0.memo = $1 },
  ]

  /// The same for money that changes hands.
  static let paid: [Argument] = .of(
    arguments,
    [option("method", .text, "The means of payment, such as card.") { $0.method = $1 }])

  var request: AccountRequest { AccountRequest(amount, method: method, memo: memo) }
}
