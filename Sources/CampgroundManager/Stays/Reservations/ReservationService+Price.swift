/// The prices of changed nights.
extension ReservationService {
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
    let book = try rates.book().with(nightly: terms.now?.nightly)
    guard !book.isEmpty else { return }
    let known = Set(before.nights.map(\.unpriced))
    let prices = try prices(of: reservation, by: book)
    let kept: Pricing =
      terms.now?.nightly != terms.before?.nightly ? .anew : reservation.party == before.party ? .nothing : .extras
    let today = journal.clock.today
    let agreed = kept == .extras ? try agreedExtras(of: reservation, insteadOf: before, book) : [:]
    try price(&reservation, at: prices, extras: agreed, &problems) { night in
      // A party that stays past its departure has used nights that are priced all the same.
      if !known.contains(night.unpriced) { return .anew }
      return night.night < today ? .nothing : kept
    }
    if reservation.stay != before.stay, terms.now?.nightly == nil {
      try judgeLength(of: &reservation, insteadOf: before, book)
    }
    if reservation.taxes.isEmpty, before.nights.allSatisfy({ $0.price == nil }) {
      reservation.taxes = try currentTaxes(for: reservation)
    }
  }

  /// The taxes and fees of today, of which the reservation's certificate exempts from some.
  func currentTaxes(for reservation: Reservation) throws -> [TaxRule] {
    let taxes = try TaxRule.ofStays(taxes.taxes())
    return reservation.terms?.exempting(taxes) ?? taxes
  }

  /// Prices all nights that are not slept yet by the rates and taxes of today; without any rate, and with no such
  /// night, all prices stay.
  func reprice(_ reservation: inout Reservation, _ problems: inout [Problem]) throws {
    let book = try rates.book().with(nightly: reservation.terms?.nightly)
    let today = journal.clock.today
    guard !book.isEmpty, reservation.nights.contains(where: { $0.night >= today }) else { return }
    try price(&reservation, at: prices(of: reservation, by: book), &problems) { $0.night < today ? .nothing : .anew }
    reservation.taxes = try currentTaxes(for: reservation)
    try settle(&reservation, .all)
  }

  /// Prices the nights from a day on by the rates of today, as nights of the whole stay; its taxes stay.
  func reprice(_ reservation: inout Reservation, from day: Day, _ problems: inout [Problem]) throws {
    let book = try rates.book().with(nightly: reservation.terms?.nightly)
    guard !book.isEmpty else { return }
    let wasPriced = reservation.isPriced
    try price(&reservation, at: prices(of: reservation, by: book), &problems) { $0.night < day ? .nothing : .anew }
    if !wasPriced, reservation.taxes.isEmpty { reservation.taxes = try currentTaxes(for: reservation) }
    try settle(&reservation)
  }

  /// Prices the nights of a move that it neither held nor lost to an existing block: an undo has given back the
  /// reservation, but not them.
  func price(_ reservation: inout Reservation, besides agreed: Set<Day>, _ problems: inout [Problem]) throws {
    guard !reservation.nights.allSatisfy({ agreed.contains($0.night) }) else { return }
    let book = try rates.book().with(nightly: reservation.terms?.nightly)
    guard !book.isEmpty else { return }
    try price(&reservation, at: prices(of: reservation, by: book), &problems) {
      agreed.contains($0.night) ? .nothing : .anew
    }
    try countTaxes(of: &reservation, .added)
  }

  /// The pricing of a night.
  private enum Pricing {
    case anew
    /// The agreed price of the night stays; the extras follow the party.
    case extras
    case nothing
  }

  /// The prices of the held nights by the rates of today, as nights of the whole stay.
  private func prices(of reservation: Reservation, by book: RateBook) throws -> [NightPrice?] {
    let nights = try priceable(nightsOf: reservation)
    let prices = book.prices(of: nights, for: reservation.party)
    let held = Set(reservation.nights.map(\.night))
    return zip(nights, prices).filter { held.contains($0.0.night) }.map(\.1)
  }

  /// The prices of the nights of a stay by the rates by which each was agreed, and of added ones by those of today; none
  /// for a night that the journal does not know. A slept night has the extras of the party that slept it.
  func agreedPrices(
    of reservation: Reservation, _ agreed: AgreedRates, _ book: RateBook, besides known: [Night]
  ) throws -> [Day: NightPrice] {
    var places = reservation
    places.nights = reservation.nights.map {
      Night(site: agreed.sites[$0.night] ?? $0.site, night: $0.night, price: $0.price)
    }
    let nights = try priceable(nightsOf: places)
    let known = Set(known.map(\.night))
    let today = journal.clock.today
    let parties = nights.map { night, _ in
      night < today ? agreed.party(of: night, journal.clock) ?? reservation.party : reservation.party
    }
    var prices: [Day: NightPrice] = [:]
    for (entry, rates) in agreed.books.map({ (Optional($0), $1.with(nightly: book.nightly)) }) + [(nil, book)] {
      for party in Set(parties) {
        for (place, price) in rates.prices(of: nights, for: party).enumerated() where parties[place] == party {
          let night = nights[place].night
          guard agreed.entries[night] == entry, entry != nil || !known.contains(night) else { continue }
          prices[night] = price
        }
      }
    }
    return prices
  }

  /// The nights of a stay with their sites.
  ///
  /// A night that a block has taken is among them, on the site of the night before: the others cost no more for its
  /// lack.
  private func priceable(nightsOf reservation: Reservation) throws -> [(night: Day, site: CampSite)] {
    let places = Dictionary(reservation.nights.map { ($0.night, $0.site) }) { first, _ in first }
    var sites: [SiteNumber: CampSite] = [:]
    for number in Set(places.values) { sites[number] = try self.sites.find(number) }
    guard var site = reservation.nights.first.flatMap({ sites[$0.site] }) else { return [] }
    return (reservation.arrival..<reservation.departure).map { night in
      site = places[night].flatMap { sites[$0] } ?? site
      return (night, site)
    }
  }

  /// The extras of another party on the nights that were agreed, by the terms of each (R10).
  private func agreedExtras(
    of reservation: Reservation, insteadOf before: Reservation, _ book: RateBook
  ) throws -> [Day: Extras] {
    let agreed = try AgreedRates(of: before, in: journal.store)
    var former = before
    former.party = reservation.party
    return try agreedPrices(of: former, agreed, book, besides: before.nights).mapValues(\.extras)
  }

  private func price(
    _ reservation: inout Reservation, at prices: [NightPrice?], extras agreed: [Day: Extras] = [:],
    _ problems: inout [Problem], _ part: (Night) -> Pricing
  ) throws {
    var missing: [Night] = []
    reservation.nights = zip(reservation.nights, prices).map { night, price in
      switch part(night) {
      case .nothing: return night
      case .anew:
        if price == nil, night.price == nil { missing.append(night) }
        return Night(site: night.site, night: night.night, price: price ?? night.price)
      case .extras:
        guard let extras = agreed[night.night] ?? price?.extras else { return night }
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

extension Night {
  /// The night alone, whatever it costs.
  fileprivate var unpriced: Night { Night(site: site, night: night, price: nil) }
}
