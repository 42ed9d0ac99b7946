import CampgroundManager

/// A reservation's account in the campground's currency.
struct AccountView: View {
  let account: Account
  let currency: Currency
  let clock: CampgroundClock
  /// The name of the campground.
  let campground: String?
  var lines: [Account.Line] { account.lines(lapsedOn: clock.today) }

  func write(to fields: inout some FieldWriter) {
    let (reservation, sums) = (account.reservation, account.sums)
    fields.field("reservation", reservation.id)
    fields.object("camper", reservation.camper.writeContact)
    fields.field("status", reservation.status)
    fields.objects("entries", lines, write)
    fields.amount("total", sums.total, currency)
    fields.amount("paid", sums.paid, currency)
    fields.amount("balance", sums.balance, currency)
    fields.amount("writtenOff", sums.writtenOff, currency)
    fields.amount("security", sums.security, currency)
    fields.amount("deposit", account.deposit?.amount ?? 0, currency)
    fields.field("depositDue", account.deposit?.due)
    fields.field("depositPaid", account.isDepositPaid)
    fields.field("currency", currency)
    fields.field("version", account.version)
  }

  private func write(_ line: Account.Line, to fields: inout some FieldWriter) {
    fields.field("id", line.id)
    fields.field("day", line.day)
    fields.field("kind", line.kind.rawValue)
    fields.field("item", line.item.rawValue)
    fields.amount("amount", line.amount, currency)
    fields.field("method", line.method)
    fields.field("memo", line.memo)
    fields.field("actor", line.actor)
    fields.field("counters", line.counters)
    fields.field("other", line.other)
  }
}

extension AccountView {
  var label: String { account.reservation.id?.description ?? "" }

  /// `180.00 to pay`.
  var balanceWords: String {
    switch account.sums.balance {
    case 0: "nothing to pay"
    case let balance where balance < 0: "a credit of \(currency.text(-balance))"
    case let balance: "\(currency.text(balance)) to pay"
    }
  }

  /// The notes about a credit, when more was paid than charged.
  var creditNotes: [String] {
    let credit = -account.sums.balance
    guard credit > 0 else { return [] }
    return [NextCommand.refund(credit: currency.text(credit), currency, of: label)]
  }
}

/// A refund beyond the credit.
extension AccountView {
  /// The newest refund.
  var refund: LedgerEntry? { account.entries.last { $0.kind == .refund && $0.item == .money } }

  /// The credit before a refund that was more than it; nil for one that was not.
  func credit(before refund: LedgerEntry) -> Int? {
    let credit = max(0, refund.amount - account.sums.balance)
    return refund.amount > credit ? credit : nil
  }

  /// The note that the newest refund was more than the credit.
  var refundNotes: [String] {
    guard let refund, let credit = credit(before: refund) else { return [] }
    let had = credit == 0 ? "no credit" : "a credit of \(currency.text(credit)) \(currency) only"
    return ["There was \(had), so \(currency.text(refund.amount - credit)) of the refund is to pay again."]
  }
}

extension AccountView {
  /// Makes the views of a campground's accounts.
  static func maker(in campground: Campground) throws -> (Account) -> AccountView {
    let settings = try campground.settings.settings
    let clock = campground.clock
    return { AccountView(account: $0, currency: settings.currency, clock: clock, campground: settings.name) }
  }
}
