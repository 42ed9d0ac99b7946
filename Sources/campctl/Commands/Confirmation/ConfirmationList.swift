import CampgroundManager

/// Several confirmations; those of a group have the sum of all.
struct ConfirmationList: Listing {
  /// The confirmations, of which there is always one.
  let views: [ConfirmationView]
  let group: String?

  var keys: [String] { views.first.map { RowWriter.keys(of: $0) } ?? [] }
  var empty: String { "" }

  func each(_ body: (ConfirmationView) throws -> Void) throws { try views.forEach(body) }

  func lines(on screen: Screen) -> [String] {
    TerminalText.lines(ofPapers: views.map(\.text) + (sumWords.map { [$0] } ?? []))
  }

  /// `Scouts, 3 reservations: 297.00 USD in all, 148.50 paid, 148.50 to pay.`
  var sumWords: String? {
    guard let group else { return nil }
    let sums = views.map(\.confirmation.account.sums)
    let (total, paid) = (sums.reduce(0) { $0 + $1.total }, sums.reduce(0) { $0 + $1.paid })
    let balance = sums.reduce(0) { $0 + $1.balance }
    let text = { views.first?.amount($0) ?? "" }
    let rest = balance < 0 ? "a credit of \(text(-balance))" : "\(text(balance)) to pay"
    let currency = views.first?.currency.code ?? ""
    return "\(group), \(Phrases.count(views.count, "reservation")): "
      + "\(text(total)) \(currency) in all, \(text(paid)) paid, \(rest)."
  }
}
