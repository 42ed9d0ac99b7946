import CampgroundManager

/// The price of a reservation after a command that may have changed it.
struct PriceChange {
  private let reservation: String
  private let sums: AccountSums
  private let currency: Currency
  /// By how much the total is more than before, in minor units; nil without a price.
  private let difference: Int?
  /// The charge for nights given back by leaving early, in minor units.
  private let kept: Int
  private let isCheckedOut: Bool
  /// True when nights that it had already cost something else now.
  private let isPricedAnew: Bool
  /// The amount by which the nights stayed cost more as the stay that they became, in minor units.
  private let corrections: Int
  /// The taxes that are due, or not, because the stay has another length.
  private let taxesByLength: [LengthTax]

  init<Thing>(of view: ReservationView, by written: WriteResult<Thing>) throws {
    let reservation = view.reservation
    let difference = try written.difference(of: reservation.id)
    self.reservation = view.label
    let isPriced = difference != 0 || reservation.nights.contains { $0.price != nil }
    sums = reservation.sums
    currency = view.currency
    self.difference = isPriced ? difference : nil
    kept = try written.penalties(on: reservation.id)
    isCheckedOut = reservation.status == .checkedOut
    isPricedAnew = try written.hasPricedAnew(reservation.id)
    corrections = try written.corrections(on: reservation.id)
    taxesByLength = try written.taxesByLength(on: reservation.id)
  }

  var extras: Extras {
    .field("difference", difference.map(currency.text)) + .field("early", early)
      + .list("taxNotes", taxesByLength.map(lengthWords))
  }

  /// The outcome of nights that were given back by leaving early; nil when there was none.
  private var early: EarlyDeparture? {
    if kept > 0 { return .keep }
    return isCheckedOut && difference ?? 0 < 0 ? .refund : nil
  }
}

extension PriceChange {
  /// `90.00 USD more, 315.00 in all`; nil when the total is the same as before.
  var words: String? {
    guard let difference, difference != 0 else { return nil }
    let amount = "\(currency.text(Int(difference.magnitude))) \(currency)"
    return "\(amount) \(difference > 0 ? "more" : "less"), \(currency.text(sums.total)) in all"
  }

  /// The price of nights that were given back, kept or not charged; nil when there was none.
  var earlyWords: String? {
    switch early {
    case .keep: "Their price of \(currency.text(kept)) \(currency) is kept"
    case .refund: words.map { "They are not charged: \($0)" }
    case nil: nil
    }
  }

  /// The notes that more nights were priced than the added ones, and that more was paid than the stay now costs.
  var notes: [String] {
    let open = "The price of a night depends on the length of the stay, so the nights to come are priced anew."
    return (isPricedAnew ? [open] : []) + [correctionWords].compactMap(\.self) + taxesByLength.map(lengthWords)
      + [creditWords].compactMap(\.self)
  }

  /// `Occ is due on stays of up to 29 nights: 80.00 USD.`
  private func lengthWords(_ tax: LengthTax) -> String {
    let (amount, stays) = ("\(currency.text(Int(tax.amount.magnitude))) \(currency)", Phrases.nights(tax.longest))
    return tax.amount > 0
      ? "\(tax.name) is due on stays of up to \(stays): \(amount)."
      : "\(tax.name) is due only on stays of up to \(stays): \(amount) less."
  }

  /// The amount of a tax that the law makes due although the stay has become shorter, where the total rises by it; nil for
  /// any other change.
  var lawWords: String? {
    guard let difference, difference > 0, let tax = taxesByLength.first(where: { $0.amount > 0 }) else { return nil }
    return "\(lengthWords(tax)) That makes \(words ?? "")"
  }

  /// The credit that a lower price leaves; nil when there is none, and for a party that has left, whose answer has it.
  private var creditWords: String? {
    guard !isCheckedOut, difference ?? 0 < 0, sums.balance < 0 else { return nil }
    return NextCommand.refund(credit: currency.text(-sums.balance), currency, of: reservation)
  }

  /// The note that the nights stayed cost more, or that this is taken back; nil when neither is so.
  private var correctionWords: String? {
    guard corrections != 0 else { return nil }
    let amount = "\(currency.text(Int(corrections.magnitude))) \(currency)"
    return corrections > 0
      ? "The stay has become shorter than its price was for, so the nights stayed cost \(amount) more."
      : "The nights stayed cost \(amount) less in the stay that it has become."
  }
}
