import CampgroundManager

extension WriteResult<AccountView> {
  /// `Paid 45.00 USD on r-3 (Ann Lee, site 12, Fri 2027-07-02 to Sun 2027-07-04) by card; 180.00 to pay.`, of the newest
  /// entry.
  func accountSentence(_ verb: String, nothing: String) throws -> String {
    let view = result
    guard changed, let entry = view.account.entries.last(where: { $0.kind != .writeOff }) else {
      return "\(nothing): the amount is 0."
    }
    let amount = "\(view.currency.text(Int(entry.amount.magnitude))) \(view.currency)"
    let how = entry.method.map { " by \($0)" } ?? ""
    let why = entry.memo.map { ": \($0)" } ?? ""
    let surcharge = view.surcharge(before: entry)
    let fee = surcharge == 0 ? "" : ", with a surcharge of \(view.currency.text(surcharge))"
    return
      "\(verb) \(amount) on \(view.party)\(how)\(why)\(fee)\(view.deposit(after: entry)); \(view.rest(after: entry))."
  }
}

extension WriteResult<AccountView> {
  /// `Waived 45.00 USD on r-3 (Ann Lee, …): hospital; nothing to pay.`, of all entries of the command.
  func decisionSentence(_ verb: String, nothing: String) throws -> String {
    let view = result
    guard changed, let id = view.account.reservation.id else { return "\(nothing) on \(view.party)." }
    let decided = try decision(on: id)
    let why = decided.reason.map { ": \($0)" } ?? ""
    return
      "\(verb) \(view.currency.text(decided.amount)) \(view.currency) on \(view.party)\(why); \(view.balanceWords)."
  }
}

extension WriteResult<AccountView> {
  /// `Charged 12.00 USD on r-3 (Ann Lee, …): firewood, with 0.72 of taxes and fees; 192.72 to pay.`, of all entries of the command.
  /// `items` is the number of them.
  func chargeSentence(_ verb: String, of items: Int, nothing: String) throws -> String {
    guard changed else { return "\(nothing): the amount is 0." }
    let view = result
    let charges = view.account.entries.filter { $0.item == .other }.suffix(max(1, items))
    let entries = view.account.entries.filter { entry in charges.first.map { entry.id >= $0.id } ?? false }
    let taxes = entries.reduce(0) { $0 + ($1.item == .chargeTaxes || $1.item == .chargeFees ? $1.amount : 0) }
    let amount = "\(view.currency.text(Int(charges.reduce(0) { $0 + $1.amount }.magnitude))) \(view.currency)"
    let memos = charges.compactMap(\.memo)
    let why = memos.isEmpty ? "" : ": \(memos.joined(separator: ", "))"
    let rest = taxes == 0 ? "" : ", with \(view.currency.text(Int(taxes.magnitude))) of taxes and fees"
    return "\(verb) \(amount) on \(view.party)\(why)\(rest); \(view.balanceWords)."
  }
}

extension AccountView {
  /// The part of a payment that is the surcharge of its method.
  func surcharge(before entry: LedgerEntry) -> Int {
    guard entry.kind == .payment, let place = account.entries.firstIndex(of: entry), place > 0 else { return 0 }
    let fee = account.entries[place - 1]
    return fee.item == .surcharges && fee.counters == nil ? fee.amount : 0
  }

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
