import CampgroundManager

/// The cost of cancelling a reservation.
struct CancellationView: View {
  let quote: CancellationQuote
  let currency: Currency

  func write(to fields: inout some FieldWriter) {
    fields.field("reservation", quote.reservation.id)
    fields.amount("fee", quote.fee, currency)
    fields.amount("refund", quote.refund, currency)
    fields.field("band", bandText)
    fields.amount("total", quote.reservation.sums.total, currency)
    fields.amount("paid", quote.reservation.sums.paid, currency)
    fields.field("currency", currency)
  }

  var label: String { quote.reservation.id?.description ?? "" }

  var text: String {
    let sums = quote.reservation.sums
    let amount = { "\(currency.text($0)) \(currency)" }
    return Lines([
      ("Reservation", label), ("Total", amount(sums.total)), ("Paid", amount(sums.paid)),
      ("Cancelling costs", amount(quote.fee)),
      ("Other charges", quote.others == 0 ? nil : amount(quote.others)), ("By the policy", bandText ?? "none"),
      ("To refund", quote.refund > 0 ? amount(quote.refund) : nil),
      ("Left to pay", quote.rest > 0 ? amount(quote.rest) : nil),
    ]).text
  }

  static func response(of reference: ReservationReference, in campground: Campground) throws -> Response {
    let quote = try campground.accounts.quoteCancel(reference)
    return Response(CancellationView(quote: quote, currency: try campground.settings.settings.currency))
  }

  private var bandText: String? { quote.band?.text(currency.text) }
}
