extension MoneyProblem {
  var sentence: String {
    switch self {
    case .belowZero(_, let amount): "\(amount) is below 0"
    case .tooManyDigits(_, let amount, let currency):
      "\(amount) is no amount of \(currency), which has \(Self.digits(of: currency)) after the point"
    case .tooManyDigitsOfUnit(_, let amount):
      "\(amount) is no price of a unit, which has at most 6 digits after the point"
    case .otherCurrency(_, let amount, let currency) where amount.written == amount.mark?.text:
      "\(amount.written) is not \(currency), the currency of the campground"
    case .otherCurrency(_, let amount, let currency):
      "\(amount.written) is not in \(currency), the currency of the campground"
        + (amount.mark.map(Self.meaning) ?? "")
    case .tooLarge(_, let amount, let limit, let currency):
      "\(amount) is more than the largest amount, \(currency.text(limit)) \(currency)"
    case .sumTooLarge: "The sum is larger than any amount can be"
    case .invalidPercent(_, let percent): "\(percent) is not between 0% and 100%"
    case .refundAbovePaid(let amount, let paid, let id, let currency):
      "\(Self.only(paid, currency)) is paid on \(id), so \(amount) cannot be refunded"
    case .transferAbovePaid(let amount, let paid, let id, let currency):
      "\(Self.only(paid, currency)) is paid on \(id), so \(amount) cannot be transferred"
    case .noCredit(0, let id, _): "Nothing is paid on \(id), so nothing can be transferred"
    case .noCredit(let paid, let id, let currency):
      "\(id) has no credit to transfer; \(currency.text(paid)) \(currency) is paid on it, so give the amount"
    case .transferToItself(let id): "Money of \(id) cannot be transferred to \(id) itself"
    case .aboveSecurity(let amount, let held, let id, let currency):
      "\(Self.only(held, currency)) is held as security on \(id), which is less than \(amount)"
    case .paymentAboveBalances(let amount, let balances, let currency):
      "\(Self.only(balances, currency)) is to be paid on these accounts, so \(amount) cannot be spread over them"
    case .creditElsewhere(let id): "\(id) is none of the reservations that are paid, so it cannot have the rest"
    case .adjustmentAboveCharged(let amount, let charged, let item, let id, let currency):
      "\(Self.only(charged, currency)) is charged \(item.map { "for \($0)" } ?? "by hand") on \(id), so \(amount) cannot be taken back"
    case .writeOffAboveBalance(let amount, let balance, let id, let currency):
      "\(Self.only(balance, currency)) is to be paid on \(id), so \(amount) cannot be written off"
    case .discountAbovePrice(let amount, let price, let id, let currency):
      "The nights of \(id) cost only \(currency.text(price)) \(currency), so \(amount) cannot be taken off"
    case .waiverAboveTotal(let amount, let total, let id, let currency):
      "\(Self.only(total, currency)) is charged on \(id), so \(amount) cannot be waived"
    case .notCharged(let name, let charged, let id):
      "No “\(name)” is charged on \(id); "
        + (charged.isEmpty
          ? "it has no fee and no penalty" : "its fees and penalties: \(charged.joined(separator: ", "))")
    case .invalidCount(let count, let name, nil, let limit):
      "\(count) of \(name) cannot be charged; the number is whole, from 1 to \(limit)"
    case .invalidCount(let count, let name, let unit?, let limit):
      "\(count) \(unit) of \(name) cannot be charged; the number is above 0, up to \(limit)"
    case .itemsAboveSold(let count, let sold, let name, let id):
      sold.thousandths <= 0
        ? "No \(name) is left to refund of the sale \(id)"
        : "\(sold) × \(name) is left to refund of the sale \(id), so \(count) cannot be refunded"
    case .itemsAboveCharged(let count, let charged, let name, let id):
      charged.thousandths <= 0
        ? "No \(name) is charged on \(id)"
        : "\(id) is charged for \(charged) × \(name), so \(count) cannot be taken back"
    case .nothingSold: "A sale has an amount above 0"
    case .notASale(let id): "\(id) belongs to no sale; a payment of a reservation is refunded by its id, such as r-3"
    case .saleRefundAbovePaid(let amount, let paid, let id, let currency):
      "\(Self.only(paid, currency)) of the sale \(id) is not refunded yet, so \(amount) cannot be refunded"
    case .unknownMethod(let method, let methods, _):
      "“\(method)” is none of the methods of payment: \(methods.joined(separator: ", "))"
    }
  }

  /// The currencies that a sign may mean; nothing for a code, which is its own.
  private static func meaning(of mark: CurrencyMark) -> String {
    mark.codes == [mark.text.uppercased()] ? "" : "; \(mark.text) is \(Phrases.either(Array(mark.codes.prefix(4))))"
  }

  private static func digits(of currency: Currency) -> String {
    currency.digits == 0 ? "no digits" : "at most \(currency.digits) digits"
  }

  private static func only(_ amount: Int, _ currency: Currency) -> String {
    amount > 0 ? "Only \(currency.text(amount)) \(currency)" : "Nothing"
  }
}
