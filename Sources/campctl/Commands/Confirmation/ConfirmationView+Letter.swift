import CampgroundManager

/// The words for the occasion of a letter; a confirmation has none of them.
extension ConfirmationView {
  var occasion: LetterOccasion? { confirmation.occasion }

  /// `Your stay at Apache Trout`, and the occasion.
  var title: String {
    let stay = "Your stay" + (settings.name.map { " at \($0)" } ?? "")
    return switch occasion {
    case nil: stay
    case .change: "\(stay) has changed"
    case .cancel: "\(stay) is cancelled"
    case .reminder: "\(stay) is coming up"
    }
  }

  /// The sentences before everything else.
  var opening: [String] {
    switch occasion {
    case nil: []
    case .change: ["Your stay has changed. These are the new details."]
    case .cancel:
      [
        "Your stay from \(DayWords.full(reservation.arrival)) to \(DayWords.full(reservation.departure)) is cancelled."
      ] + cancellationWords
    case .reminder:
      ["We look forward to seeing you on \(DayWords.full(reservation.arrival)), from \(settings.checkIn)."]
        + (balance > 0 ? ["\(money(balance)) is due on arrival."] : [])
    }
  }

  /// The facts that were others before the change.
  var formerFacts: [(name: String, value: String)] {
    guard let former = confirmation.former else { return [] }
    let now = facts
    return facts(of: ReservationView(reservation: former, clock: stay.clock, currency: currency)).filter { fact in
      fact.name != "Hookups" && !now.contains { $0 == fact }
    }
  }

  /// The list of things to bring; none for a stay that does not come about.
  var bringList: [String] { occasion == .cancel ? [] : settings.bringList }

  /// The campground's contact; the way there and the quiet hours are for those who come.
  var contactRows: [(name: String, value: String)] {
    var contact = settings.contact.contactRows
    if occasion == .cancel { contact.removeAll { ["Directions", "Quiet hours"].contains($0.name) } }
    return contact
  }

  private var balance: Int { confirmation.account.sums.balance }

  private func money(_ sum: Int) -> String { "\(amount(sum)) \(currency)" }

  /// The fee, and the money that goes back or is still to come; nothing without any money.
  private var cancellationWords: [String] {
    guard confirmation.isPriced else { return [] }
    let fee = confirmation.cancellationFee
    let refunded = confirmation.account.refunded
    return [
      fee > 0 ? "The cancellation fee is \(money(fee))." : "There is no cancellation fee.",
      refunded > 0 ? "\(money(refunded)) has been refunded." : nil,
      balance < 0 ? "\(money(-balance)) will be refunded to you." : nil,
      balance > 0 ? "\(money(balance)) is still due." : nil,
    ].compactMap(\.self)
  }
}

extension Account {
  /// The money that went back, less refunds that were undone.
  fileprivate var refunded: Int {
    entries.filter { $0.kind == .refund && $0.item == .money }.reduce(0) { $0 + $1.amount }
  }
}
