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

/// The rates and taxes of which prices are made.
extension AvailabilityService {
  /// The taxes and fees on prices; nothing is read as long as there are none.
  func taxes(by rates: RateBook) throws -> [TaxRule] {
    rates.isEmpty ? [] : try TaxRule.ofStays(taxes.taxes())
  }

  /// True when there is any rate, so that nights have prices.
  package var isPriced: Bool {
    get throws { try !rates.book().isEmpty }
  }
}

/// The sites that are free for a stay and fit.
package struct FreeSites: Hashable, Sendable {
  /// The sites in natural order.
  package let sites: [CampSite]
  /// The price of the stay on each of them, in minor units; nil without a price.
  package let totals: [Int?]
  /// The best of the free sites (domain rule R27); nil when it is the only one.
  package let best: CampSite?
  /// The reason why it is the best.
  package let because: ChoiceReason?

  init(_ choices: [SiteChoice], _ totals: StayTotals, limit: Int? = nil) {
    sites = choices.prefix(limit ?? .max).map(\.site)
    var totals = totals
    self.totals = sites.map { totals.total(at: $0) }
    var ahead: [SiteChoice] = []
    for choice in choices {
      // The best two suffice.
      let place = ahead.firstIndex { choice.isBetter(than: $0) } ?? ahead.count
      ahead.insert(choice, at: place)
      if ahead.count > 2 { ahead.removeLast() }
    }
    best = ahead.count < 2 ? nil : ahead[0].site
    because = ahead.count < 2 ? nil : ahead[0].reason(over: ahead.dropFirst())
  }
}
