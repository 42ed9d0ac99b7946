import CampgroundManager

extension Written<AccountView> {
  /// `Paid 45.00 USD on r-3 by card; 180.00 to pay.`, of the newest entry.
  func accountSentence(_ verb: String, nothing: String) throws -> String {
    let view = result
    guard changed, let entry = view.account.entries.last(where: { $0.kind != .writeOff }) else {
      return "\(nothing): the amount is 0."
    }
    let amount = "\(view.currency.text(Int(entry.amount.magnitude))) \(view.currency)"
    let how = entry.method.map { " by \($0)" } ?? ""
    let why = entry.memo.map { " (\($0))" } ?? ""
    return
      "\(verb) \(amount) on \(view.label)\(how)\(why)\(view.deposit(after: entry)); \(view.rest(after: entry))."
  }
}

extension Written<AccountView> {
  /// `Waived 45.00 USD on r-3 (hospital); nothing to pay.`, of all entries of the command.
  func decisionSentence(_ verb: String, nothing: String) throws -> String {
    let view = result
    guard changed, let id = view.account.reservation.id else { return "\(nothing) on \(view.label)." }
    let decided = try decision(on: id)
    let why = decided.reason.map { " (\($0))" } ?? ""
    return
      "\(verb) \(view.currency.text(decided.amount)) \(view.currency) on \(view.label)\(why); \(view.balanceWords)."
  }
}

extension AccountView {
  /// The sentence that a payment has completed the deposit.
  fileprivate func deposit(after entry: LedgerEntry) -> String {
    guard entry.kind == .payment, let deposit = account.deposit, account.isDepositPaid,
      account.sums.paid - entry.amount < deposit.amount, account.sums.balance > 0
    else { return "" }
    return ", which pays the deposit"
  }

  fileprivate func rest(after entry: LedgerEntry) -> String {
    entry.kind == .payment && account.sums.balance == 0 ? "paid in full" : balanceWords
  }
}
