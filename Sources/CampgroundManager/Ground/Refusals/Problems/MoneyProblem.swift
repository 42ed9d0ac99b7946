/// Amounts that cannot be, and that an account does not allow; whole numbers are minor units.
package enum MoneyProblem: ProblemFamily {
  case belowZero(field: String, Amount)
  case tooManyDigits(field: String, Amount, Currency)
  case tooManyDigitsOfUnit(field: String, Amount)
  /// An amount with the sign or the code of a currency that is not the campground's.
  case otherCurrency(field: String, Amount, Currency)
  case tooLarge(field: String, Amount, limit: Int, Currency)
  case sumTooLarge(field: String)
  /// A percentage that is no part of the whole.
  case invalidPercent(field: String, Percent)
  case refundAbovePaid(Amount, paid: Int, ReservationID, Currency)
  case transferAbovePaid(Amount, paid: Int, ReservationID, Currency)
  /// A transfer without an amount, from an account that has no credit.
  case noCredit(paid: Int, ReservationID, Currency)
  case transferToItself(ReservationID)
  /// More of a security deposit would be returned or kept than is held.
  case aboveSecurity(Amount, held: Int, ReservationID, Currency)
  /// A payment of several accounts is more than is to be paid on all of them.
  case paymentAboveBalances(Amount, balances: Int, Currency)
  /// The account for the rest of a payment is none of those that are paid.
  case creditElsewhere(ReservationID)
  case adjustmentAboveCharged(Amount, charged: Int, of: String?, ReservationID, Currency)
  case writeOffAboveBalance(Amount, balance: Int, ReservationID, Currency)
  case discountAbovePrice(Amount, price: Int, ReservationID, Currency)
  case waiverAboveTotal(Amount, total: Int, ReservationID, Currency)
  /// A waiver of a fee or penalty that the account does not have; `charged` are the ones that it has.
  case notCharged(String, charged: [String], ReservationID)
  /// A number of an item that cannot be charged; one with a unit is also sold in parts.
  case invalidCount(ItemCount, of: String, unit: String?, limit: Int)
  case itemsAboveCharged(ItemCount, charged: ItemCount, of: String, ReservationID)
  /// More of an item would be taken back than is left of a sale.
  case itemsAboveSold(ItemCount, sold: ItemCount, of: String, LedgerID)
  /// A sale of nothing.
  case nothingSold
  /// An entry of the ledger that belongs to no sale.
  case notASale(LedgerID)
  case saleRefundAbovePaid(Amount, paid: Int, LedgerID, Currency)
  /// A method of payment that is not among the campground's.
  case unknownMethod(String, [String], field: String)

  var summary: ProblemSummary {
    switch self {
    case .belowZero(let field, let amount): .init(.invalidAmount, field, amount, "\(amount) is below 0")
    case .tooManyDigits(let field, let amount, let currency):
      .init(
        .invalidAmount, field, amount,
        "\(amount) is no amount of \(currency), which has \(Self.digits(of: currency)) after the point")
    case .tooManyDigitsOfUnit(let field, let amount):
      .init(
        .invalidAmount, field, amount, "\(amount) is no price of a unit, which has at most 6 digits after the point")
    case .otherCurrency(let field, let amount, let currency) where amount.written == amount.mark?.text:
      .init(
        .otherCurrency, field, amount.written, "\(amount.written) is not \(currency), the currency of the campground")
    case .otherCurrency(let field, let amount, let currency):
      .init(
        .otherCurrency, field, amount.written,
        "\(amount.written) is not in \(currency), the currency of the campground"
          + (amount.mark.map(Self.meaning) ?? ""))
    case .tooLarge(let field, let amount, let limit, let currency):
      .init(
        .invalidAmount, field, amount, "\(amount) is more than the largest amount, \(currency.text(limit)) \(currency)")
    case .sumTooLarge(let field): .init(.invalidAmount, field, nil, "The sum is larger than any amount can be")
    case .invalidPercent(let field, let percent):
      .init(.invalidPercent, field, percent, "\(percent) is not between 0% and 100%")
    case .refundAbovePaid(let amount, let paid, let id, let currency):
      .init(
        .invalidAmount, "amount", amount,
        "\(Self.only(paid, currency)) is paid on \(id), so \(amount) cannot be refunded")
    case .transferAbovePaid(let amount, let paid, let id, let currency):
      .init(
        .invalidAmount, "amount", amount,
        "\(Self.only(paid, currency)) is paid on \(id), so \(amount) cannot be transferred")
    case .noCredit(0, let id, _):
      .init(.invalidAmount, "amount", nil, "Nothing is paid on \(id), so nothing can be transferred")
    case .noCredit(let paid, let id, let currency):
      .init(
        .invalidAmount, "amount", nil,
        "\(id) has no credit to transfer; \(currency.text(paid)) \(currency) is paid on it, so give the amount")
    case .transferToItself(let id):
      .init(.sameReservation, "to", id, "Money of \(id) cannot be transferred to \(id) itself")
    case .aboveSecurity(let amount, let held, let id, let currency):
      .init(
        .invalidAmount, "amount", amount,
        "\(Self.only(held, currency)) is held as security on \(id), which is less than \(amount)")
    case .paymentAboveBalances(let amount, let balances, let currency):
      .init(
        .invalidAmount, "amount", amount,
        "\(Self.only(balances, currency)) is to be paid on these accounts, so \(amount) cannot be spread over them")
    case .creditElsewhere(let id):
      .init(
        .creditElsewhere, "credit", id, "\(id) is none of the reservations that are paid, so it cannot have the rest")
    case .adjustmentAboveCharged(let amount, let charged, let item, let id, let currency):
      .init(
        .invalidAmount, "amount", amount,
        "\(Self.only(charged, currency)) is charged \(item.map { "for \($0)" } ?? "by hand") on \(id), so \(amount) cannot be taken back"
      )
    case .writeOffAboveBalance(let amount, let balance, let id, let currency):
      .init(
        .invalidAmount, "amount", amount,
        "\(Self.only(balance, currency)) is to be paid on \(id), so \(amount) cannot be written off")
    case .discountAbovePrice(let amount, let price, let id, let currency):
      .init(
        .invalidAmount, "what", amount,
        "The nights of \(id) cost only \(currency.text(price)) \(currency), so \(amount) cannot be taken off")
    case .waiverAboveTotal(let amount, let total, let id, let currency):
      .init(
        .invalidAmount, "what", amount,
        "\(Self.only(total, currency)) is charged on \(id), so \(amount) cannot be waived")
    case .notCharged(let name, let charged, let id):
      .init(
        .notCharged, "what", name,
        "No “\(name)” is charged on \(id); "
          + (charged.isEmpty
            ? "it has no fee and no penalty" : "its fees and penalties: \(charged.joined(separator: ", "))"))
    case .invalidCount(let count, let name, nil, let limit):
      .init(
        .invalidCount, "count", count, "\(count) of \(name) cannot be charged; the number is whole, from 1 to \(limit)")
    case .invalidCount(let count, let name, let unit?, let limit):
      .init(
        .invalidCount, "count", count,
        "\(count) \(unit) of \(name) cannot be charged; the number is above 0, up to \(limit)")
    case .itemsAboveSold(let count, let sold, let name, let id):
      .init(
        .invalidCount, "count", count,
        sold.thousandths <= 0
          ? "No \(name) is left to refund of the sale \(id)"
          : "\(sold) × \(name) is left to refund of the sale \(id), so \(count) cannot be refunded")
    case .itemsAboveCharged(let count, let charged, let name, let id):
      .init(
        .invalidCount, "count", count,
        charged.thousandths <= 0
          ? "No \(name) is charged on \(id)"
          : "\(id) is charged for \(charged) × \(name), so \(count) cannot be taken back")
    case .nothingSold: .init(.invalidAmount, "amount", nil, "A sale has an amount above 0")
    case .notASale(let id):
      .init(
        .notASale, "reservation", id,
        "\(id) belongs to no sale; a payment of a reservation is refunded by its id, such as r-3")
    case .saleRefundAbovePaid(let amount, let paid, let id, let currency):
      .init(
        .invalidAmount, "amount", amount,
        "\(Self.only(paid, currency)) of the sale \(id) is not refunded yet, so \(amount) cannot be refunded")
    case .unknownMethod(let method, let methods, let field):
      .init(
        .unknownMethod, field, method,
        "“\(method)” is none of the methods of payment: \(methods.joined(separator: ", "))")
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
