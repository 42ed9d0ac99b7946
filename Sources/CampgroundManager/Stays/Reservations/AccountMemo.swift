/// The memo of an entry that a command adds to an account.
///
/// A memo is stored with its entry and never changed, like one typed by hand: a value of the ledger, not a sentence.
struct AccountMemo {
  let before: Reservation?
  let after: Reservation

  func text(_ line: LedgerLine) -> String {
    switch line.item {
    case .nights: nightsText(line.amount)
    case .nightsApart, .extrasApart:
      (line.name.isEmpty ? "" : line.name + ", ")
        + (isLonger ? "no longer as a shorter stay" : "as a shorter stay")
    case .discounts, .agreedApart:
      !line.name.isEmpty
        ? line.name : [.cancelled, .noShow].contains(after.status) ? after.status.rawValue : after.discountReason
    case .extras, .taxes, .fees, .feesApart, .taxesApart, .chargeTaxes, .chargeFees, .surcharges, .writeOffs, .money,
      .security:
      line.name
    // A late party has its waivers again.
    case .discountsApart where line.amount < 0: "as before the no-show"
    // Charges made by hand are only ever reversed, with all others; a waiver goes with its charge.
    case .other, .discountsApart: after.status.rawValue
    case .penalties: line.name + (line.name == Penalty.early ? "" : " fee")
    }
  }

  private var isLonger: Bool { before.map { after.numberOfNights > $0.numberOfNights } ?? false }

  private func nightsText(_ amount: Int) -> String {
    let change = charged(after) - (before.map(charged) ?? 0)
    let count = change.magnitude == 1 ? "1 night" : "\(change.magnitude) nights"
    guard let before, before.status != after.status || !before.nights.isEmpty else { return count }
    switch after.status {
    case .cancelled, .expired: return "\(after.status.rawValue), \(count)"
    case .noShow: return "no-show, \(count)"
    case _ where change == 0 && amounts(before) == amounts(after):
      // The nights cost the same, and only the included taxes in them are others, as of a discount.
      return amount < 0 ? "more tax in the price" : "less tax in the price"
    default: return change > 0 ? "\(count) more" : change < 0 ? "\(count) fewer" : "new price"
    }
  }

  /// The prices of the nights before discounts.
  private func amounts(_ reservation: Reservation) -> [Day: Int?] {
    Dictionary(reservation.nights.map { ($0.night, $0.price?.amount) }) { first, _ in first }
  }

  /// The charged price. A no-show keeps the past nights, but pays the fee instead of them.
  private func charged(_ reservation: Reservation) -> Int {
    reservation.status == .noShow ? 0 : reservation.nights.count
  }
}

extension Reservation {
  /// The reason of its last discount by hand.
  fileprivate var discountReason: String { terms?.discounts.last(where: \.isByHand)?.because ?? "discount" }
}
