/// What changed nights cost.
extension ReservationService {
  /// Prices the nights that a change has added, and the extras of another party; names in `problems` what has no rate.
  ///
  /// What was agreed stays as it was: only added nights are priced. Where nights share a weekly or monthly price,
  /// those not slept yet are priced anew, as nights of the whole stay; nights that are past never are (R10).
  func price(
    _ reservation: inout Reservation, insteadOf before: Reservation, _ problems: inout [Problem]
  ) throws {
    guard reservation.stay != before.stay || reservation.party != before.party else { return }
    let book = try rates.book()
    guard !book.isEmpty else { return }
    let known = Set(before.nights)
    let prices = try prices(of: reservation, by: book)
    let isShared =
      reservation.stay != before.stay
      && zip(reservation.nights, prices).contains { night, price in
        [night.price?.rate, price?.rate].compactMap(\.self).contains(where: book.sharesPrices)
      }
    let kept: Part = reservation.party == before.party ? .nothing : .extras
    try price(&reservation, at: prices, &problems) { night in
      isShared ? .anew : known.contains(night) ? kept : .anew
    }
    if reservation.taxes.isEmpty, before.nights.allSatisfy({ $0.price == nil }) {
      reservation.taxes = try taxes.taxes().map(\.rule)
    }
  }

  /// Prices all nights that are not slept yet by the rates and taxes of today.
  func reprice(_ reservation: inout Reservation, _ problems: inout [Problem]) throws {
    let book = try rates.book()
    try price(&reservation, at: prices(of: reservation, by: book), &problems) { _ in .anew }
    reservation.taxes = try taxes.taxes().map(\.rule)
  }

  /// What of a night's price is set.
  private enum Part {
    case anew
    /// The night costs what was agreed; what the party costs beside it follows the party.
    case extras
    case nothing
  }

  /// What its nights cost by the rates of today, as nights of one stay.
  private func prices(of reservation: Reservation, by book: RateBook) throws -> [NightPrice?] {
    var sites: [SiteNumber: CampSite] = [:]
    for number in Set(reservation.nights.map(\.site)) { sites[number] = try self.sites.find(number) }
    let nights = reservation.nights.compactMap { night in sites[night.site].map { (night.night, $0) } }
    return book.prices(of: nights, for: reservation.party)
  }

  private func price(
    _ reservation: inout Reservation, at prices: [NightPrice?], _ problems: inout [Problem],
    _ part: (Night) -> Part
  ) throws {
    let today = journal.clock.today
    var missing: [Night] = []
    reservation.nights = zip(reservation.nights, prices).map { night, price in
      guard night.night >= today else { return night }
      switch part(night) {
      case .nothing: return night
      case .anew:
        if price == nil, night.price == nil { missing.append(night) }
        return Night(site: night.site, night: night.night, price: price ?? night.price)
      case .extras:
        guard var agreed = night.price, let price else { return night }
        agreed.extras = price.extras
        return Night(site: night.site, night: night.night, price: agreed)
      }
    }
    for site in Set(missing.map(\.site)).sorted() {
      problems.append(.noRate(missing.filter { $0.site == site }.map(\.night), on: site))
    }
  }
}
