import Arguments
import CampgroundManager

/// Records that money of a reservation or of a sale was paid back.
struct Refund: ChangeCommand {
  var entry = RefundArguments()
  var security = false

  static let help = CommandHelp(
    "Record a refund on a reservation, or of a sale.",
    discussion: """
      A refund is never more than the amount paid. A payment recorded by mistake is taken back by undo, or \
      refunded. A sale is named by its id, and refunded whole where neither an amount nor an item is given; its taxes are \
      paid back with it.
      """,
    examples: [
      "campctl refund r-3 20.00 --method card --memo 'left a day early'", "campctl refund l-9",
      "campctl refund l-9 --item ice",
      "campctl refund r-3 100.00 --security",
    ])

  static func purpose(of argument: String) -> ReservationPurpose { .refund }

  static let arguments: [Argument<Self>] = .of(
    part(RefundArguments.arguments) { $1(&$0.entry) },
    [flag("security", "Return it of the security deposit, never more than is held.") { $0.security = $1 }])

  var question: ((Campground) throws -> String?)? { beyondCredit }

  /// The question whether more is paid back than the credit; nil for a sale, a security deposit, and within it.
  private func beyondCredit(in campground: Campground) throws -> String? {
    guard !security, entry.sale == nil, let amount = entry.amount else { return nil }
    let written = try campground.accounts.refund(
      entry.one.reference(), AccountRequest(amount, method: entry.method, memo: entry.memo))
    let view = try AccountView.maker(in: campground)(written.result)
    guard written.changed, let refund = view.refund, let credit = view.credit(before: refund) else { return nil }
    return Questions.refundBeyond(credit, of: view.label, refund.amount, view.currency)
  }

  var misuse: [UsageProblem] {
    let items = entry.items.misuse
    if !security, entry.sale != nil {
      return items + (entry.amount == nil || entry.items.item.isEmpty ? [] : [.amountOrItem])
    }
    let ofSale: [UsageProblem] = entry.items.item.isEmpty ? [] : [.itemsOfReservation]
    return entry.one.misuse() + items + ofSale + (entry.amount == nil && ofSale.isEmpty ? [.missingAmount] : [])
  }

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    if !security, let sale = entry.sale { return try campground.accounts.problems(ofRefunding: sale, entry.ofSale) }
    return try campground.accounts.problems(
      ofRefunding: entry.amount, of: security ? nil : entry.one.given, by: entry.method, memo: entry.memo)
  }

  func perform(in campground: Campground) throws -> Response {
    try misuse.refuse()
    if !security, let sale = entry.sale { return try refund(sale, in: campground) }
    guard let amount = entry.amount else { throw Failure.usage(.missingAmount) }
    let request = AccountRequest(amount, method: entry.method, memo: entry.memo)
    if security {
      return try .security(
        campground.accounts.refundSecurity(entry.one.reference(), request), "Returned", in: campground)
    }
    let written = try campground.accounts.refund(entry.one.reference(), request).map(AccountView.maker(in: campground))
    let sentence = try written.accountSentence("Refunded", nothing: "Nothing to refund")
    return Response(written, sentence, extras: .notes(written.changed ? written.result.refundNotes : []))
  }

  private func refund(_ reference: LedgerReference, in campground: Campground) throws -> Response {
    let currency = try campground.settings.settings.currency
    let written = try campground.accounts.refund(sale: reference, entry.ofSale)
      .map { SaleView(sale: $0, currency: currency) }
    guard written.changed, let last = written.result.sale.entries.last(where: { $0.kind == .refund }) else {
      return Response(written, "Nothing to refund on \(written.result.label).")
    }
    let rest = currency.text(written.result.sale.paid)
    return Response(
      written,
      "Refunded \(currency.text(last.amount)) \(currency) of \(written.result.label); \(rest) of it stays paid.")
  }
}

/// The money that goes back, and its reservation or sale.
struct RefundArguments: ArgumentSet, Sendable {
  var one = OneReservation()
  var amount: Amount?
  var items = ItemArguments()
  var memo: String?
  var method: String?

  static let arguments: [Argument<Self>] = .of(
    part(
      OneReservation.arguments(
        "The reservation, such as r-3, its camper's name or phone number, or the sale, such as l-9.")
    ) { $1(&$0.one) },
    [
      positional("amount", .amount, "The amount, such as 45.00 (default for a sale: all of it).") {
        $0.amount = $1
      }.optional()
    ],
    part(
      ItemArguments.arguments(count: "The number of the item before it that goes back (default: all that were sold).")
    ) { $1(&$0.items) },
    [
      option("memo", .text, "The purpose, as the account shows it.") { $0.memo = $1 },
      option("method", .method, "The means of payment, such as card.") { $0.method = $1 },
    ])

  /// The refund of a sale.
  var ofSale: SaleRefund { SaleRefund(amount, items: items.given, method: method, memo: memo) }

  /// The sale that is named; nil for a reservation.
  var sale: LedgerReference? {
    one.reservation.flatMap { LedgerID($0.text) == nil ? nil : LedgerReference($0.text) }
  }
}
