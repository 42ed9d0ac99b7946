import CampgroundManager

/// The account as a page for the camper.
extension AccountView {
  var text: String { StatementPaper.text(campground: campground, [heading, entries, summary]) }

  private var heading: [String] {
    let stay = ReservationView(reservation: account.reservation, clock: clock, currency: currency)
    return StatementPaper.rows([
      ("Reservation", "\(label), \(account.reservation.status.description.lowercased())"),
      ("Camper", account.reservation.camper.contactWords), ("Site", account.reservation.site(on: clock.today).text),
      ("Stay", stay.stayWords), ("Day", clock.today.dated),
    ])
  }

  /// Each entry with the balance after it.
  private var entries: [String] {
    var table = TextTable([.left("DAY"), .flexible("FOR"), .right(currency.code), .right("TO PAY")])
    var balance = 0
    for line in lines {
      balance += line.due
      table.append([line.day.dated, line.words(currency), currency.text(line.due), currency.text(balance)])
    }
    return StatementPaper.lines(table)
  }

  private var summary: [String] {
    let deposit = account.deposit.map { deposit in
      "\(currency.text(deposit.amount)) \(currency), \(account.isDepositPaid ? "paid" : "due \(deposit.due.dated)")"
    }
    return StatementPaper.rows(StatementPaper.sums(account.sums, currency) + [("Deposit", deposit)])
  }
}

extension Account.Line {
  /// The purpose in words: `payment by card: at the gate`.
  func words(_ currency: Currency) -> String {
    let sum = currency.text(Int(amount.magnitude))
    let subject: String? =
      switch kind {
      case .payment, .refund, .sale: kind.rawValue + (method.map { " by \($0)" } ?? "")
      case .security:
        "security of \(sum)\(amount < 0 ? " returned" : "")" + (method.map { " by \($0)" } ?? "")
      case .transfer where item == .security: "\(sum) kept of the security"
      case .transfer: name == "security" ? "from the security" : (amount < 0 ? "to " : "from ") + name
      case .adjustment where item == .other: memo == nil ? "adjustment" : nil
      case .charge where item == .other: memo == nil ? "charge" : nil
      case .tax: memo == nil ? "tax" : nil
      case .discount where item == .discountsApart: amount < 0 ? "waived" : "no longer waived"
      case .discount, .penalty: memo == nil ? kind.rawValue : nil
      case .writeOff: amount > 0 ? "written off" : "no longer written off"
      case .charge, .adjustment: memo == nil ? item.rawValue : nil
      }
    let words = [subject, memo].compactMap(\.self).joined(separator: ": ")
    return counters.map { "\(words) (takes back \($0))" } ?? words
  }
}
