import CampgroundManager

/// The receipt of a stay's payments, or of a sale, in the campground's currency.
struct ReceiptView: View {
  let receipt: Receipt
  let clock: CampgroundClock
  /// The receipt in the form that is printed, by a file of the configuration; nil for the program's own.
  var letter: String?
  var settings: CampgroundSettings { receipt.settings }
  var currency: Currency { settings.currency }

  var label: String {
    (receipt.entry?.description ?? receipt.reservation?.id?.description) ?? ""
  }

  func write(to fields: inout some FieldWriter) {
    let reservation = receipt.reservation
    fields.field("id", label)
    fields.field("campground", settings.name)
    fields.field("day", clock.today)
    fields.field("reservation", reservation?.id)
    fields.field("sale", receipt.sale?.payment.id)
    fields.field("camper", reservation?.camper.fullName)
    fields.field("site", reservation?.site(on: clock.today))
    fields.field("arrival", reservation?.arrival)
    fields.field("departure", reservation?.departure)
    fields.field("sold", receipt.sale?.memo)
    fields.objects("payments", receipt.payments, write)
    fields.amount("paid", receipt.paid, currency)
    fields.amount("security", receipt.security, currency)
    fields.amount("balance", reservation?.sums.balance, currency)
    fields.field("currency", currency)
    fields.object("contact", settings.contact.writeContact)
  }

  private func write(_ payment: Payment, to fields: inout some FieldWriter) {
    fields.field("id", payment.entry.id)
    fields.field("day", payment.entry.day)
    fields.field("at", payment.moment.map { UTCTime.text($0.seconds) })
    fields.field("kind", payment.entry.kind.rawValue)
    fields.amount("amount", payment.amount, currency)
    fields.field("method", payment.entry.method)
  }
}

extension ReceiptView {
  /// `Receipt from Apache Trout`.
  var title: String { "Receipt" + (settings.name.map { " from \($0)" } ?? "") }

  /// The facts in pairs.
  var facts: [(name: String, value: String)] {
    let stay = receipt.reservation.map {
      ReservationView(reservation: $0, clock: clock, currency: currency)
    }
    let facts: [(String, String?)] = [
      ("Receipt", label), ("Camper", receipt.reservation?.camper.fullName), ("Stay", stay?.placesWords),
      ("Reservation", receipt.entry == nil ? nil : stay?.label), ("Sold", receipt.sale?.memo),
      ("Day", DayWords.full(clock.today)),
    ]
    return facts.compactMap { name, value in value.map { (name, $0) } }
  }

  /// The payments: day, sort and id, method, amount.
  var rows: [[String]] {
    receipt.payments.map { payment in
      let entry = payment.entry
      let time = payment.moment.map { " \($0.time)" } ?? ""
      return [
        "\(DayWords.long(entry.day))\(time)", "\(words(payment)) (\(entry.id))",
        entry.method ?? "", currency.text(payment.amount),
      ]
    }
  }

  /// The sums at the end.
  var sums: [(String, String?)] {
    let amount = { "\(currency.text($0)) \(currency)" }
    let balance = receipt.reservation?.sums.balance
    return [
      ("Paid", amount(receipt.paid)),
      (balance.map { $0 < 0 } == true ? "Credit" : "To pay", balance.map { amount(Int($0.magnitude)) }),
      ("Security", receipt.security == 0 ? nil : "\(amount(receipt.security)), held"),
    ]
  }

  private func words(_ payment: Payment) -> String {
    switch payment.entry.kind {
    case .security: payment.amount < 0 ? "security deposit returned" : "security deposit"
    case .transfer: payment.amount < 0 ? "transfer to another account" : "transfer from another account"
    case .charge, .tax, .discount, .penalty, .adjustment, .writeOff, .payment, .refund, .sale:
      payment.entry.kind.rawValue
    }
  }

  var text: String { letter.map(LetterFolder.lines) ?? words }

  private var words: String {
    var table = TextTable([.left("DAY"), .flexible("FOR"), .left("METHOD"), .right(currency.code)])
    for row in rows { table.append(row) }
    let heading = [title] + (settings.contact.contactLine.map { WrappedText.lines($0, width: 80) } ?? [])
    return StatementPaper.joined([
      heading.map { TerminalText.sanitized($0) }, StatementPaper.rows(facts.map { ($0.name, $0.value) }),
      StatementPaper.lines(table), StatementPaper.rows(sums),
    ])
  }
}

/// The receipts of several stays.
struct ReceiptList: Listing {
  let views: [ReceiptView]
  var keys: [String] { views.first.map { RowWriter.keys(of: $0) } ?? [] }
  var empty: String { "" }

  func each(_ body: (ReceiptView) throws -> Void) throws { try views.forEach(body) }

  func lines(on screen: Screen) -> [String] { TerminalText.lines(ofPapers: views.map(\.text)) }
}
