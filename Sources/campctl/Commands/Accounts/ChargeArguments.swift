import Arguments
import CampgroundManager

/// A charge: an amount with its memo, or items.
struct ChargeArguments: ArgumentSet, Sendable {
  var amount: Amount?
  var memo: String?
  var items = ItemArguments()

  static let arguments: [Argument<Self>] = .of(
    [
      positional("amount", .amount, "The amount, such as 45.00, where no item is given.") { $0.amount = $1 }.optional()
    ],
    part(
      ItemArguments.arguments(count: "The number of the item before it, of one with a unit also 431.25 (default: 1).")
    ) { $1(&$0.items) },
    [option("memo", .text, "The purpose of an amount, as the account shows it.") { $0.memo = $1 }])

  /// An amount beside items, or neither.
  var misuse: [UsageProblem] {
    let isAmount = amount != nil
    return items.misuse + (isAmount == items.item.isEmpty ? [] : [.amountOrItem])
      + (!isAmount && !items.item.isEmpty && memo != nil ? [.memoOfItem] : [])
  }

  /// The requested charge; throws ``Failure`` unless it is an amount or items.
  func request() throws(Failure) -> ChargeRequest {
    try misuse.refuse()
    return amount.map { ChargeRequest($0, memo: memo) } ?? ChargeRequest(items: items.given)
  }
}
