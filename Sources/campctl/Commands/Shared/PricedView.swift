import CampgroundManager

/// A reservation after a command that may have changed what it costs.
struct PricedView: View {
  let base: ReservationView
  /// By how much its total is more than before, in minor units; nil without a price.
  let difference: Int?
  /// What was charged for nights given back by leaving early.
  let kept: Int
  /// Whether nights that it had already cost something else now.
  let isPricedAnew: Bool

  var label: String { base.label }
  var text: String { base.text }

  func write(to fields: inout some FieldWriter) {
    base.write(to: &fields)
    fields.field("difference", difference.map(base.currency.text))
    fields.field("early", early)
  }

  /// What became of the price of nights that were given back by leaving early; nil when there was none.
  private var early: EarlyDeparture? {
    if kept > 0 { return .keep }
    return base.reservation.status == .checkedOut && difference ?? 0 < 0 ? .refund : nil
  }
}

extension PricedView {
  private var currency: Currency { base.currency }

  /// `90.00 USD more, 315.00 in all`; nil when the total is what it was.
  var differenceWords: String? {
    guard let difference, difference != 0 else { return nil }
    let amount = "\(currency.text(Int(difference.magnitude))) \(currency)"
    return "\(amount) \(difference > 0 ? "more" : "less"), \(currency.text(base.reservation.sums.total)) in all"
  }

  /// What became of the price of nights that were given back.
  var earlyWords: String? {
    switch early {
    case .keep: "Their price of \(currency.text(kept)) \(currency) is kept"
    case .refund: differenceWords.map { "They are not charged: \($0)" }
    case nil: nil
    }
  }

  /// For people: that more was priced than what was added.
  var notes: [String] {
    guard isPricedAnew else { return [] }
    return ["Nights share a weekly or monthly price, so all that are not slept yet are priced anew."]
  }
}

extension Written {
  /// What a command has made of a reservation, with what it costs now and did before.
  func priced(
    _ reservation: Reservation, by reporter: (Reservation) -> ReservationView
  ) throws -> Written<PricedView> {
    let difference = try difference(of: reservation.id)
    let isPriced = difference != 0 || reservation.nights.contains { $0.price != nil }
    let view = PricedView(
      base: reporter(reservation), difference: isPriced ? difference : nil,
      kept: try penalties(on: reservation.id), isPricedAnew: try hasPricedAnew(reservation.id))
    return map { _ in view }
  }
}

extension Written<Reservation> {
  func priced(by reporter: (Reservation) -> ReservationView) throws -> Written<PricedView> {
    try priced(result, by: reporter)
  }
}
