import CampgroundManager

/// A reservation after a command that may have changed its price.
struct PricedReport: Report {
  let base: ReservationReport
  /// The change of its total, in minor units; nil without a price.
  let difference: Int?
  /// The amount charged for nights given back by leaving early.
  let kept: Int
  /// True when nights that it had already have another price now.
  let isPricedAnew: Bool

  var label: String { base.label }
  var text: String { base.text }

  func write(to fields: inout some FieldWriter) {
    base.write(to: &fields)
    fields.field("difference", difference.map(base.currency.text))
    fields.field("early", early)
  }

  /// The treatment of the price of nights given back by leaving early; nil when there were none.
  private var early: EarlyDeparture? {
    if kept > 0 { return .keep }
    return base.reservation.status == .checkedOut && difference ?? 0 < 0 ? .refund : nil
  }
}

extension PricedReport {
  private var currency: Currency { base.currency }

  /// `90.00 USD more, 315.00 in all`; nil when the total has not changed.
  var differenceWords: String? {
    guard let difference, difference != 0 else { return nil }
    let amount = "\(currency.text(Int(difference.magnitude))) \(currency)"
    return "\(amount) \(difference > 0 ? "more" : "less"), \(currency.text(base.reservation.sums.total)) in all"
  }

  /// The words about the price of nights given back by leaving early.
  var earlyWords: String? {
    switch early {
    case .keep: "Their price of \(currency.text(kept)) \(currency) is kept"
    case .refund: differenceWords.map { "They are not charged: \($0)" }
    case nil: nil
    }
  }

  /// The notes that more nights were priced than the added ones.
  var notes: [String] {
    guard isPricedAnew else { return [] }
    return ["Nights share a weekly or monthly price, so all that are not slept yet are priced anew."]
  }
}

extension Written {
  /// The report of a reservation after a command, with its price now and before.
  func priced(
    _ reservation: Reservation, by reporter: (Reservation) -> ReservationReport
  ) throws -> Written<PricedReport> {
    let difference = try difference(of: reservation.id)
    let isPriced = difference != 0 || reservation.nights.contains { $0.price != nil }
    let report = PricedReport(
      base: reporter(reservation), difference: isPriced ? difference : nil,
      kept: try penalties(on: reservation.id), isPricedAnew: try hasPricedAnew(reservation.id))
    return map { _ in report }
  }
}

extension Written<Reservation> {
  func priced(by reporter: (Reservation) -> ReservationReport) throws -> Written<PricedReport> {
    try priced(result, by: reporter)
  }
}
