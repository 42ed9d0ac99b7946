/// The price of one stay on each of many sites.
///
/// Sites of one type cost the same, unless a rate names one; so each type is priced once.
struct StayTotals {
  private let suitability: Suitability
  private let taxes: [TaxRule]
  private let named: Set<SiteNumber>
  private var byType: [Slug: Int?] = [:]

  init(_ suitability: Suitability, taxes: [TaxRule]) {
    self.suitability = suitability
    self.taxes = taxes
    named = Set(suitability.rates.rates.compactMap(\.terms.site))
  }

  /// The total in minor units; nil without any rate, where a night has none, and when it exceeds the largest amount.
  mutating func total(at site: CampSite) -> Int? {
    if suitability.rates.isEmpty { return nil }
    if named.contains(site.siteNumber) { return priced(at: site) }
    if let known = byType[site.type] { return known }
    let total = priced(at: site)
    byType[site.type] = .some(total)
    return total
  }

  private func priced(at site: CampSite) -> Int? {
    let price = suitability.price(at: site, taxes: taxes)
    return price.nights.contains(nil) ? nil : try? price.total
  }
}

extension Suitability {
  /// The price of the stay on a site, night by night.
  func price(at site: CampSite, taxes: [TaxRule]) -> StayPrice {
    StayPrice(nights: rates.prices(of: stay.nights.map { ($0, site) }, for: fit.party), taxes: taxes)
      .counted(stay, on: site, for: fit.party)
  }
}
