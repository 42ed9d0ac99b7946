import CampgroundManager

/// An entry of money or of a security deposit.
struct PaymentView: ListedView {
  let payment: Payment
  let currency: Currency
  static var blank: Self { PaymentView(payment: .blank, currency: .usDollar) }
  private var entry: LedgerEntry { payment.entry }

  func write(to fields: inout some FieldWriter) {
    fields.field("id", entry.id)
    fields.field("day", entry.day)
    fields.field("at", payment.moment.map { UTCTime.text($0.seconds) })
    fields.field("reservation", entry.reservation)
    fields.field("kind", entry.kind.rawValue)
    fields.amount("amount", payment.amount, currency)
    fields.field("method", entry.method)
    fields.field("actor", entry.actor)
    fields.field("memo", entry.memo)
    fields.field("currency", currency)
  }

  var label: String { entry.id.description }
  var text: String { cells.joined(separator: "  ") }

  static var columns: [TextColumn] {
    [
      .left("ID"), .left("DAY"), .left("TIME", isSpare: true), .left("RESERVATION"), .left("KIND"), .right("AMOUNT"),
      .flexible("METHOD"), .flexible("ACTOR"), .flexible("MEMO"),
    ]
  }

  var cells: [String] {
    [
      label, entry.day.dated, payment.moment.map { "\($0.time)" } ?? "", entry.reservation?.description ?? "",
      entry.kind.rawValue, currency.text(payment.amount), entry.method ?? "", entry.actor, entry.memo ?? "",
    ]
  }
}
