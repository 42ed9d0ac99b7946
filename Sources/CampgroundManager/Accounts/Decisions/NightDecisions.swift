import Persistence

/// Reads the decisions that nights have: discounts, prices that people agreed on, and exemptions from taxes.
///
/// A hold past its expiry has none (domain rule R13).
struct NightDecisions {
  private let store: Store
  private let table: ReservationTable
  private let nights: NightTable
  private let reservations: ReservationService
  /// The number of reservations that are read at once.
  private static let slice = 200

  init(store: Store, clock: CampgroundClock, reservations: ReservationService) {
    self.store = store
    self.reservations = reservations
    table = ReservationTable(store: store, clock: clock)
    nights = NightTable(store: store, clock: clock)
  }

  /// Calls the body with the decisions of some nights; a stay is read whole, because its taxes are spread over all of
  /// it.
  func forEach(on days: ClosedRange<Day>, _ body: (Decision) throws -> Void) throws {
    let ids = try ids(on: days)
    for some in Slices.of(ids, by: Self.slice) {
      for reservation in try table.reservations("\(SQL("r.id", isOneOf: some)) ORDER BY r.id") {
        let decisions = try reservation.discountDecisions + ownPrices(of: reservation) + reservation.exemptions
        for decision in decisions where days.contains(decision.day) { try body(decision) }
      }
    }
  }

  /// The reservations that may have any; terms that ended may leave slept nights as they were.
  private func ids(on days: ClosedRange<Day>) throws -> [ReservationID] {
    try store.ifAny {
      try store.rows(
        """
        SELECT DISTINCT r.id FROM camp_site AS site CROSS JOIN night CROSS JOIN reservation AS r
        WHERE night.site = site.id AND night.night >= \(days.lowerBound) AND night.night <= \(days.upperBound)
          AND night.price IS NOT NULL AND \(nights.isHeld) AND r.id = night.reservation
          AND (r.terms IS NOT NULL OR night.discounts <> '' OR night.rate = \(NightPrice.own))
        ORDER BY r.id
        """
      ) { try $0[0] }
    }
  }

  /// The nights at a price that people agreed on, each with the difference from the rates by which it was agreed, as far
  /// as the journal has them (R10); a night that no rate covers has none.
  private func ownPrices(of reservation: Reservation) throws -> [Decision] {
    let own = reservation.nights.filter { $0.price?.rate == NightPrice.own }
    guard !own.isEmpty else { return [] }
    let agreed = try reservations.pricing.agreedRates(of: reservation)
    let rates = try reservations.pricing.agreedPrices(
      of: reservation, agreed, RateBook([]), besides: reservation.nights)
    return own.map { night in
      let price = night.price?.amount ?? 0
      return Decision(
        .ownPrice, on: night.night, because: reservation.terms?.nightlyReason,
        DecisionAmounts(nights: 1, amount: price - (rates[night.night]?.amount ?? price)))
    }
  }
}

extension Reservation {
  /// The parts of its discounts that its nights have.
  fileprivate var discountDecisions: [Decision] {
    guard let discounts = terms?.discounts else { return [] }
    return nights.flatMap { night in
      zip(discounts, night.price?.discounts ?? []).filter { $1 > 0 }.map { discount, part in
        Decision(
          ReportValue(ofDiscount: discount.rule.name), on: night.night,
          because: discount.isByHand ? discount.because : nil, DecisionAmounts(nights: 1, amount: -part))
      }
    }
  }

  /// Its priced nights, each with its share of the taxes from which a certificate exempts.
  fileprivate var exemptions: [Decision] {
    guard let certificate = terms?.certificate else { return [] }
    let sums = price.sums
    let shares = taxes.filter(\.isExempt).map { tax in
      var tax = tax
      tax.isExempt = false
      return tax.shares(of: sums)
    }
    return nights.filter { $0.price != nil }.enumerated().map { place, night in
      let tax = shares.reduce(0) { $0 + $1[place] }
      return Decision(
        .exemption, on: night.night, because: certificate, DecisionAmounts(nights: 1, taxNotCharged: tax))
    }
  }
}
