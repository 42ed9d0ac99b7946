import CampgroundManager

/// The words for people about the money that a command leaves to be paid or refunded.
extension ReservationView {
  /// `; 180.00 USD to pay`, for the end of a sentence; empty when there is no money in it.
  var restWords: String {
    let sums = reservation.sums
    guard sums.hasMoney else { return "" }
    if sums.balance == 0 { return "; paid in full" }
    let amount = "\(currency.text(Int(sums.balance.magnitude))) \(currency)"
    return sums.balance < 0 ? "; a credit of \(amount)" : "; \(amount) to pay"
  }

  /// The notes about the money left when the party is gone; none when its account is settled.
  var restNotes: [String] {
    let balance = reservation.sums.balance
    guard balance != 0 else { return [] }
    let amount = currency.text(Int(balance.magnitude))
    guard balance < 0 else { return ["\(label) has \(amount) \(currency) to pay."] }
    return [NextCommand.refund(credit: amount, currency, of: label)]
  }

  /// `100.00 USD, held`; nil without a security deposit.
  var securityWords: String? {
    let held = reservation.sums.security
    return held > 0 ? "\(currency.text(held)) \(currency), held" : nil
  }

  /// The note about a security deposit that is still held when the stay is over; none without one.
  var securityNotes: [String] {
    let held = reservation.sums.security
    return held > 0 ? [NextCommand.refund(security: currency.text(held), currency, of: label)] : []
  }

  /// `Cancelling r-3 costs 45.00 USD; 20.00 to pay.`
  func feeNote(_ what: String, costs amount: Int) -> String {
    let sums = reservation.sums
    let fee = "\(what) costs \(currency.text(amount)) \(currency)"
    if sums.balance > 0 { return "\(fee); \(currency.text(sums.balance)) to pay." }
    if sums.balance == 0 { return amount == 0 ? "\(fee)." : "\(fee), which is paid." }
    return "\(fee); \(NextCommand.refund(paid: currency.text(-sums.balance), of: label))"
  }
}
