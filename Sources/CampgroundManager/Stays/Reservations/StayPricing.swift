/// Prices stays: the nights that a change adds, those that cost something else, and the terms that people agree on (domain
/// rules R10 and R28).
struct StayPricing: StayProcedure {
  let tables: StayTables
  /// The types of the sites, where they are known.
  var types: [SiteNumber: Slug]?

  /// Prices the nights that a change has added, and the extras of another party; reports nights without a rate in
  /// `problems`.
  ///
  /// Agreed prices stay: only added nights are priced by the rates of today. Prices by length are judged for the stay as
  /// it has become (R10).
  func price(
    _ reservation: inout Reservation, insteadOf before: Reservation, _ problems: inout [Problem]
  ) throws {
    let terms = (now: reservation.terms, before: before.terms)
    guard reservation.stay != before.stay || reservation.party != before.party || terms.now != terms.before else {
      return
    }
    let book = try rateBook().with(nightly: terms.now?.nightly)
    guard !book.isEmpty else { return }
    let known = Set(before.nights.map(\.unpriced))
    let prices = try prices(of: reservation, by: book)
    let isAnew = terms.now?.nightly != terms.before?.nightly
    let hasOtherParty = !isAnew && reservation.party != before.party
    let agreed = hasOtherParty ? try agreedExtras(of: reservation, insteadOf: before, book) : [:]
    try price(&reservation, at: prices, &problems) { night in
      // A party that stays past its departure has used nights that are priced all the same.
      if !known.contains(night.unpriced) { return .anew }
      if night.night < today { return .nothing }
      return isAnew ? .anew : hasOtherParty ? .extras(agreed[night.night]) : .nothing
    }
    if reservation.stay != before.stay, terms.now?.nightly == nil {
      try judgeLength(of: &reservation, insteadOf: before, book)
    }
    if reservation.taxes.isEmpty, before.nights.allSatisfy({ $0.price == nil }) {
      reservation.taxes = try currentTaxes(for: reservation)
    }
  }

  /// The taxes and fees of today, of which the reservation's certificate exempts from some.
  func currentTaxes(for reservation: Reservation) throws -> [TaxRule] { try currentTaxes(under: reservation.terms) }

  /// The same under the terms of a request.
  func currentTaxes(under terms: AgreedTerms?) throws -> [TaxRule] {
    let taxes = try TaxRule.ofStays(presentTaxes())
    return terms?.exempting(taxes) ?? taxes
  }

  /// Prices all nights that are not slept yet by the rates and taxes of today; without any rate, and with no such
  /// night, all prices stay.
  func reprice(_ reservation: inout Reservation, _ problems: inout [Problem]) throws {
    let book = try rateBook().with(nightly: reservation.terms?.nightly)
    guard !book.isEmpty, reservation.nights.contains(where: { $0.night >= today }) else { return }
    try price(&reservation, at: prices(of: reservation, by: book), &problems) { $0.night < today ? .nothing : .anew }
    reservation.taxes = try currentTaxes(for: reservation)
    try settle(&reservation, .all)
  }

  /// Prices the nights from a day on by the rates of today, as nights of the whole stay; its taxes stay.
  func reprice(_ reservation: inout Reservation, from day: Day, _ problems: inout [Problem]) throws {
    let book = try rateBook().with(nightly: reservation.terms?.nightly)
    guard !book.isEmpty else { return }
    let wasPriced = reservation.isPriced
    try price(&reservation, at: prices(of: reservation, by: book), &problems) { $0.night < day ? .nothing : .anew }
    if !wasPriced, reservation.taxes.isEmpty { reservation.taxes = try currentTaxes(for: reservation) }
    try settle(&reservation)
  }

  /// The amount by which the nights from a day on cost more at today's rates than at the agreed ones; nil without a
  /// price. It is charged when `isCharged`, and then nights without a rate are reported in `problems`.
  func priceDifference(
    _ reservation: inout Reservation, from day: Day, isCharged: Bool, _ problems: inout [Problem]
  ) throws -> Int? {
    var (priced, missing) = (reservation, [Problem]())
    try reprice(&priced, from: day, &missing)
    guard priced.isPriced else { return nil }
    let difference = try priced.price.total - reservation.price.total
    if isCharged {
      reservation = priced
      problems += missing
    }
    return difference
  }

  /// Prices the nights of a move that it neither held nor lost to an existing block: an undo has given back the
  /// reservation, but not them.
  func price(_ reservation: inout Reservation, besides agreed: Set<Day>, _ problems: inout [Problem]) throws {
    guard !reservation.nights.allSatisfy({ agreed.contains($0.night) }) else { return }
    let book = try rateBook().with(nightly: reservation.terms?.nightly)
    guard !book.isEmpty else { return }
    try price(&reservation, at: prices(of: reservation, by: book), &problems) {
      agreed.contains($0.night) ? .nothing : .anew
    }
    try countTaxes(of: &reservation, .added)
  }

  /// The terms that a request agrees on; reports in `problems` whatever is invalid.
  ///
  /// Throws ``CampingError`` for a discount or tax that there is not.
  func terms(
    _ request: TermsRequest?, insteadOf former: AgreedTerms? = nil, taxes: [TaxRule]? = nil,
    _ problems: inout [Problem]
  ) throws -> AgreedTerms? {
    guard let request, !request.isEmpty else { return former }
    return try request.applied(
      to: former, in: campgroundSettings().currency, discounts.discounts(),
      taxes ?? presentTaxes().map(\.rule), &problems)
  }

  /// The agreed price of a night; reports in `problems` whatever is wrong with the terms.
  func nightly(of terms: TermsRequest?, _ problems: inout [Problem]) throws -> Int? {
    do {
      return try self.terms(terms, &problems)?.nightly
    } catch let error as CampingError {
      problems += error.problems
      // The terms beside a name that is not there.
      guard var rest = terms, rest.discount != nil || rest.taxExemptFrom != nil else { return nil }
      if rest.discount == nil { rest.taxExemptFrom = nil }
      rest.discount = nil
      return try nightly(of: rest, &problems)
    }
  }

  /// Agrees on other terms of a reservation; nights that are slept keep the discounts that end.
  func agree(on request: TermsRequest?, _ reservation: inout Reservation, _ problems: inout [Problem]) throws {
    guard let request, !request.isEmpty else { return }
    let terms = try terms(request, insteadOf: reservation.terms, taxes: reservation.taxes, &problems)
    reservation.adopt(terms, on: today)
    let former = reservation.taxes
    reservation.taxes = (terms ?? AgreedTerms()).exempting(former)
    reservation.keepExemptions(from: former, before: today)
  }

  /// The pricing of a night.
  private enum Pricing {
    case anew
    /// The agreed price of the night stays; the extras follow the party, by the terms agreed where they are known.
    case extras(Extras?)
    case nothing
  }

  /// The prices of the held nights by the rates of today, as nights of the whole stay.
  private func prices(of reservation: Reservation, by book: RateBook) throws -> [NightPrice?] {
    let nights = try priceable(nightsOf: reservation)
    let prices = book.prices(of: nights, for: reservation.party)
    let held = Set(reservation.nights.map(\.night))
    return zip(nights, prices).filter { held.contains($0.0.night) }.map(\.1)
  }

  private func price(
    _ reservation: inout Reservation, at prices: [NightPrice?], _ problems: inout [Problem], _ part: (Night) -> Pricing
  ) throws {
    var missing: [Night] = []
    reservation.nights = zip(reservation.nights, prices).map { night, price in
      switch part(night) {
      case .nothing: return night
      case .anew:
        if price == nil, night.price == nil { missing.append(night) }
        return Night(site: night.site, night: night.night, price: price ?? night.price)
      case .extras(let agreed):
        guard let extras = agreed ?? price?.extras else { return night }
        var changed = night
        changed.price?.extras = extras
        return changed
      }
    }
    for site in Set(missing.map(\.site)).sorted() {
      problems.append(.price(.noRate(missing.filter { $0.site == site }.map(\.night), on: site)))
    }
  }
}

extension StayProcedure {
  var pricing: StayPricing { StayPricing(tables: tables) }
}

extension Reservation {
  /// True when a night has a price.
  var isPriced: Bool { nights.contains { $0.price != nil } }
}
