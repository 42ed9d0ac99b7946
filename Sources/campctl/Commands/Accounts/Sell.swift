import Arguments
import CampgroundManager

/// Sells items or something else over the counter.
struct Sell: WriteCommand {
  var charge = ChargeArguments()
  @Required var method: String

  static let help = CommandHelp(
    "Sell something over the counter, paid at once.",
    discussion: """
      A sale is on no reservation's account. It has the taxes that are on charges or on the item, beside its price. \
      Undo takes back the last one, and refund any, by its id.
      """,
    examples: [
      "campctl sell --item firewood --count 2 --item ice --method cash",
      "campctl sell 5.00 --memo 'a map' --method card",
    ])

  static let arguments: [Argument<Self>] = .of(
    part(ChargeArguments.arguments) { $1(&$0.charge) },
    [required("method", .method, "The means of payment, such as cash.") { $0.method = $1 }])

  var question: ((Campground) throws -> String?)? { surcharge }

  var misuse: [UsageProblem] { charge.misuse }

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    try campground.accounts.problems(ofSelling: charge.amount, memo: charge.memo, charge.items.given, by: $method)
  }

  func perform(in campground: Campground) throws -> Response {
    let currency = try campground.settings.settings.currency
    let written = try campground.accounts.sell(charge.request(), method: method)
      .map { SaleView(sale: $0, currency: currency) }
    return Response(written, "Sold \(written.result.words).")
  }

  private func surcharge(in campground: Campground) throws -> String? {
    let currency = try campground.settings.settings.currency
    let sale = try campground.accounts.sell(charge.request(), method: method).result
    let fee = sale.surcharge
    return fee > 0 ? Questions.surcharge(fee, of: sale.payment.amount, by: method, currency) : nil
  }
}
