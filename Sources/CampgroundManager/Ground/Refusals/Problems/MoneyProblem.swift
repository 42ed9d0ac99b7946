/// Amounts that cannot be, and that an account does not allow; whole numbers are minor units.
package enum MoneyProblem: Hashable, Sendable {
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
}

extension MoneyProblem {
  var summary: ProblemSummary {
    switch self {
    case .belowZero(let field, let amount): ProblemSummary(.invalidAmount, field, amount)
    case .tooManyDigits(let field, let amount, _): ProblemSummary(.invalidAmount, field, amount)
    case .tooManyDigitsOfUnit(let field, let amount): ProblemSummary(.invalidAmount, field, amount)
    case .otherCurrency(let field, let amount, _): ProblemSummary(.otherCurrency, field: field, value: amount.written)
    case .tooLarge(let field, let amount, _, _): ProblemSummary(.invalidAmount, field, amount)
    case .sumTooLarge(let field): ProblemSummary(.invalidAmount, field)
    case .invalidPercent(let field, let percent): ProblemSummary(.invalidPercent, field, percent)
    case .refundAbovePaid(let amount, _, _, _): ProblemSummary(.invalidAmount, "amount", amount)
    case .transferAbovePaid(let amount, _, _, _): ProblemSummary(.invalidAmount, "amount", amount)
    case .noCredit: ProblemSummary(.invalidAmount, "amount")
    case .transferToItself(let id): ProblemSummary(.sameReservation, "to", id)
    case .aboveSecurity(let amount, _, _, _): ProblemSummary(.invalidAmount, "amount", amount)
    case .paymentAboveBalances(let amount, _, _): ProblemSummary(.invalidAmount, "amount", amount)
    case .creditElsewhere(let id): ProblemSummary(.creditElsewhere, "credit", id)
    case .adjustmentAboveCharged(let amount, _, _, _, _): ProblemSummary(.invalidAmount, "amount", amount)
    case .writeOffAboveBalance(let amount, _, _, _): ProblemSummary(.invalidAmount, "amount", amount)
    case .discountAbovePrice(let amount, _, _, _): ProblemSummary(.invalidAmount, "what", amount)
    case .waiverAboveTotal(let amount, _, _, _): ProblemSummary(.invalidAmount, "what", amount)
    case .notCharged(let name, _, _): ProblemSummary(.notCharged, "what", name)
    case .invalidCount(let count, _, _, _): ProblemSummary(.invalidCount, "count", count)
    case .itemsAboveCharged(let count, _, _, _): ProblemSummary(.invalidCount, "count", count)
    case .itemsAboveSold(let count, _, _, _): ProblemSummary(.invalidCount, "count", count)
    case .nothingSold: ProblemSummary(.invalidAmount, "amount")
    case .notASale(let id): ProblemSummary(.notASale, "reservation", id)
    case .saleRefundAbovePaid(let amount, _, _, _): ProblemSummary(.invalidAmount, "amount", amount)
    case .unknownMethod(let method, _, let field): ProblemSummary(.unknownMethod, field: field, value: method)
    }
  }
}
