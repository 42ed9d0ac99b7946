import CampgroundManager

/// The accounts among which a payment was divided.
struct PaymentsView: View {
  /// The accounts after it, in the order in which they were paid.
  let views: [AccountView]
  let currency: Currency

  var label: String { views.map(\.label).joined(separator: "\n") }
  var ids: [String] { views.map(\.label) }
  var text: String { shares.joined(separator: "\n") }
  private var total: Int { views.reduce(0) { $0 + ($1.payment?.amount ?? 0) } }

  func write(to fields: inout some FieldWriter) {
    fields.objects("payments", views) { $0.write(to: &$1) }
    fields.amount("total", total, currency)
  }

  /// `99.00 on r-1, paid in full`, for each.
  private var shares: [String] {
    views.map { view in
      let rest = view.account.sums.balance == 0 ? "paid in full" : view.balanceWords
      return "\(currency.text(view.payment?.amount ?? 0)) on \(view.label), \(rest)"
    }
  }
}

extension PaymentsView {
  /// The response to a payment of several accounts, with the way in which it was spread.
  static func response(_ paid: WriteResult<[Account]>, in campground: Campground) throws -> Response {
    let makeView = try AccountView.maker(in: campground)
    let currency = try campground.settings.settings.currency
    let written = paid.map { PaymentsView(views: $0.map(makeView), currency: currency) }
    let views = written.result.views
    guard written.changed, let payment = views.first?.payment else {
      return Response(written, "Nothing to pay: the amount is 0.")
    }
    let how = payment.method.map { " by \($0)" } ?? ""
    let why = payment.memo.map { " (\($0))" } ?? ""
    let surcharges = views.reduce(0) { sum, view in sum + (view.payment.map(view.surcharge) ?? 0) }
    let fee = surcharges == 0 ? "" : ", with surcharges of \(currency.text(surcharges))"
    let sentence =
      "Paid \(currency.text(written.result.total)) \(currency)\(how)\(why)\(fee): "
      + written.result.shares.joined(separator: "; ") + "."
    let holds = views.compactMap { view in
      written.hasChanged(view.account.reservation.id) ? view.confirmation : view.lackingWords
    }
    return Response(
      written, ([sentence] + holds).joined(separator: " "), extras: .notes(views.flatMap(\.creditNotes)))
  }
}

extension AccountView {
  /// The newest payment.
  fileprivate var payment: LedgerEntry? { account.entries.last { $0.kind == .payment } }
}
