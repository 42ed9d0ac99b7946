/// Discounts by hand (domain rules R28 and R29).
extension ReservationService {
  /// Takes an amount or a percentage off the price of a reservation's nights, extras included.
  ///
  /// It is spread over the nights that are still open; where none is, it is a line of today. An amount stays when the
  /// nights change, a percentage follows them.
  ///
  /// - Parameters:
  ///   - reference: The reservation, of which a night is charged.
  ///   - share: The amount or the percentage.
  ///   - reason: The reason, which the account shows.
  /// - Returns: The reservation with its new price.
  /// - Throws: ``CampingError`` when no night is charged, for an amount above their price, and without a reason.
  @discardableResult
  package func discount(
    _ reference: ReservationReference, _ share: DiscountShare, because reason: String
  ) throws -> WriteResult<Reservation> {
    steps.expectChange(of: reference)
    return try journal.record("discount") { entry in
      let before = try finder.find(reference, for: .charges)
      try entry.requireVersion(of: before)
      var problems: [Problem] = []
      let reason = PersonText.reason(reason, field: "because", &problems)
      let measure = try share.measure(in: settings.settings().currency, &problems)
      try problems.refuse()
      try requireCharge(of: before, measure, share)
      entry.record(DiscountByHand(reservation: before.id, share: share, because: reason))
      var after = before
      after.version += 1
      var terms = before.terms ?? AgreedTerms()
      var rule = DiscountRule(name: "", share: measure)
      rule.includesExtras = true
      terms.discounts.append(AgreedDiscount(rule: rule, because: reason))
      after.adopt(terms, on: today)
      return try discounted(before, after, &entry)
    }
  }

  /// The problems of a discount as far as it is given, each of which stands whatever the other parts are.
  package func problems(
    ofDiscounting reference: ReservationReference?, _ share: DiscountShare?, because reason: String?
  ) throws -> [Problem] {
    var problems: [Problem] = []
    if let reason { _ = PersonText.reason(reason, field: "because", &problems) }
    var invalid: [Problem] = []
    let measure = try share?.measure(in: settings.settings().currency, &invalid)
    if invalid.isEmpty, let share, let measure, let before = try finder.found(reference, for: .charges) {
      try invalid.finding { try requireCharge(of: before, measure, share) }
    }
    return problems + invalid
  }

  private func discounted(
    _ before: Reservation, _ reservation: Reservation, _ entry: inout JournalEntry
  ) throws -> Reservation {
    var after = reservation
    // The others of a stay that is over are charged as they were when the party left.
    try pricing.settle(&after, keepingDiscounts: after.status == .checkedOut ? before.terms?.discounts.count ?? 0 : 0)
    guard after.discountAmounts.last ?? 0 != 0 else { return before }
    return try writer.keep([(before, after)], &entry)[0]
  }

  /// Throws unless a night is charged whose price the amount does not exceed.
  private func requireCharge(of reservation: Reservation, _ measure: Measure, _ share: DiscountShare) throws {
    guard let id = reservation.id else { return }
    let isOver = [.cancelled, .noShow, .expired].contains(reservation.status)
    guard !isOver, reservation.nights.contains(where: { $0.price != nil }) else {
      throw CampingError(.invalidRequest, [.price(.nothingToDiscount(id))], remedies: [.waive])
    }
    let rest = try priceLeft(of: reservation)
    if case .perStay(let amount) = measure, amount > rest, case .amount(let requested) = share {
      let currency = try settings.settings().currency
      throw CampingError(
        .invalidRequest, [.money(.discountAbovePrice(requested, price: max(0, rest), id, currency))])
    }
  }

  /// The price of the nights after all discounts, those beside the nights too.
  private func priceLeft(of reservation: Reservation) throws -> Int {
    try MinorUnits.sum(reservation.price.became.sums, field: "total")
  }
}

/// An amount or a percentage that is taken off by hand.
package enum DiscountShare: Hashable, Sendable {
  case percent(Percent)
  case amount(Amount)

  /// The measure in the currency's minor units; reports in `problems` whatever is invalid.
  fileprivate func measure(in currency: Currency, _ problems: inout [Problem]) -> Measure {
    switch self {
    case .percent(let percent): .percent(percent.part(field: "what", &problems) ?? .all)
    case .amount(let amount): .perStay(amount.minorUnits(in: currency, field: "what", &problems) ?? 0)
    }
  }
}

extension DiscountShare: LosslessStringConvertible {
  /// Reads an amount, or a percentage with its sign.
  package init?(_ text: String) {
    if let percent = Percent(text) {
      self = .percent(percent)
    } else if let amount = Amount(text) {
      self = .amount(amount)
    } else {
      return nil
    }
  }

  package var description: String {
    switch self {
    case .percent(let percent): percent.description
    case .amount(let amount): amount.description
    }
  }
}

/// A request for a discount by hand, as the journal keeps it.
private struct DiscountByHand: FieldWritable {
  let reservation: ReservationID?
  let share: DiscountShare
  let because: String

  func write(to fields: inout some FieldWriter) {
    fields.field("reservation", reservation)
    fields.field("what", share.description)
    fields.field("because", because)
  }
}
