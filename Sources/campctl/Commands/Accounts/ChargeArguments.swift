import Arguments
import CampgroundManager

/// A charge: an amount with its memo, or a number of an item.
struct ChargeArguments: ArgumentSet, Sendable {
  var amount: Amount?
  var memo: String?
  var item: String?
  var count: Int?

  static let arguments: [Argument] = [
    positional("amount", .amount, "The amount, such as 45.00, where no item is given.", optional: true) {
      $0.amount = $1
    },
    option("item", .text.named("name", completion: .of(.item)), "The item.") { $0.item = $1 },
    option("count", .number, "The number of items (default: 1).") { $0.count = $1 },
    option("memo", .text, "The purpose of an amount, as the account shows it.") { $0.memo = $1 },
  ]

  /// The requested charge; throws ``Failure`` unless it is an amount or an item.
  func request() throws(Failure) -> ChargeRequest {
    switch (amount, item) {
    case (let amount?, nil):
      if count != nil { throw .usage(.withoutOther("count", needs: "item")) }
      return ChargeRequest(amount, memo: memo)
    case (nil, let item?):
      if memo != nil { throw .usage(.memoOfItem) }
      return ChargeRequest(item: item, count: count ?? 1)
    default: throw .usage(.amountOrItem)
    }
  }
}
