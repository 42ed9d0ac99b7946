import CampgroundManager

/// The cost of cancelling a reservation.
struct CancellationReport: Report {
  let quote: CancellationQuote
  let currency: Currency

  func write(to fields: inout some FieldWriter) {
    fields.field("reservation", quote.reservation.id)
    fields.field("fee", currency.text(quote.fee))
    fields.field("refund", currency.text(quote.refund))
    fields.field("band", bandText)
    fields.field("total", currency.text(quote.reservation.sums.total))
    fields.field("paid", currency.text(quote.reservation.sums.paid))
    fields.field("currency", currency)
  }

  var label: String { quote.reservation.id?.description ?? "" }

  var text: String {
    let sums = quote.reservation.sums
    let amount = { "\(currency.text($0)) \(currency)" }
    return Lines([
      ("Reservation", label), ("Total", amount(sums.total)), ("Paid", amount(sums.paid)),
      ("Cancelling costs", amount(quote.fee)), ("By the policy", bandText ?? "none"),
      ("To refund", quote.refund > 0 ? amount(quote.refund) : nil),
      ("Left to pay", quote.rest > 0 ? amount(quote.rest) : nil),
    ]).text
  }

  private var bandText: String? { quote.band?.text(currency.text) }
}

/// A reservation that was cancelled, and its cost: all that remains of its total.
struct CancelledReport: Report {
  let base: ReservationReport
  /// The change of its total, in minor units.
  let difference: Int
  private var currency: Currency { base.currency }
  private var sums: AccountSums { base.reservation.sums }

  var label: String { base.label }
  var text: String { base.text }

  func write(to fields: inout some FieldWriter) {
    base.write(to: &fields)
    fields.field("fee", currency.text(sums.total))
    fields.field("refund", currency.text(max(0, -sums.balance)))
  }

  /// The notes about the fee, and about the use of payments; none when there is no money in it.
  var feeNotes: [String] {
    guard sums != AccountSums() || difference != 0 else { return [] }
    return [base.feeNote("Cancelling \(label)", costs: sums.total)]
  }
}
