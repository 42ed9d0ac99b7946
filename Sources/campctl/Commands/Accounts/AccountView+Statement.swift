import CampgroundManager

/// The account as a page for the camper, no wider than 80 columns.
extension AccountView {
  private static let width = 80

  var text: String {
    let title = ["Statement", campground.map { "of \($0)" }].compactMap(\.self).joined(separator: " ")
    let parts = [[title], rows(heading), entries, rows(summary)]
    return parts.map { $0.map { DisplayWidth.cut($0, to: Self.width) }.joined(separator: "\n") }
      .filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func rows(_ fields: [(String, String?)]) -> [String] {
    Lines(fields).text.split(separator: "\n").map(String.init)
  }

  private var heading: [(String, String?)] {
    let stay = ReservationView(reservation: account.reservation, clock: clock, currency: currency)
    return [
      ("Reservation", "\(label), \(account.reservation.status.description.lowercased())"),
      ("Camper", account.reservation.camper.contactWords), ("Site", account.reservation.site(on: clock.today).text),
      ("Stay", stay.stayWords), ("Day", clock.today.description),
    ]
  }

  /// Each entry with the balance after it.
  private var entries: [String] {
    var table = TextTable([.left("DAY"), .flexible("FOR"), .right(currency.code), .right("TO PAY")])
    var balance = 0
    for line in lines {
      balance += line.due
      table.append([line.day.description, line.words, currency.text(line.due), currency.text(balance)])
    }
    return table.isEmpty ? [] : table.lines(width: Self.width, TextStyle(isColored: false))
  }

  private var summary: [(String, String?)] {
    let sums = account.sums
    let amount = { "\(currency.text($0)) \(currency)" }
    return [
      ("Total", amount(sums.total)), ("Paid", amount(sums.paid)),
      ("Written off", sums.writtenOff == 0 ? nil : amount(sums.writtenOff)),
      (sums.balance < 0 ? "Credit" : "To pay", amount(Int(sums.balance.magnitude))),
      ("Deposit", account.deposit.map { "\(amount($0.amount)), \(account.isDepositPaid ? "paid" : "due \($0.due)")" }),
    ]
  }
}

extension Account.Line {
  /// The purpose in words: `payment by card: at the gate`.
  fileprivate var words: String {
    let subject: String? =
      switch kind {
      case .payment, .refund, .sale: kind.rawValue + (method.map { " by \($0)" } ?? "")
      case .security: (amount < 0 ? "security returned" : "security") + (method.map { " by \($0)" } ?? "")
      case .transfer where item == .security: "kept of the security"
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
