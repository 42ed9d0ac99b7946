import Persistence

/// The answer about one stay on one site: free, or the reasons against it.
package struct StayAvailability: Hashable, Sendable {
  package let stay: Stay
  package let availability: SiteAvailability

  package static let blank = StayAvailability(stay: .blank, availability: .blank)
}

/// The search for free stays among many.
extension AvailabilityService {
  /// Calls the body with the free stays of a window, site by site: by arrival, then nights, then the sites' natural
  /// order.
  ///
  /// With `explained`, every stay on every site is given, with the reasons against it. Throws ``CampingError`` for a
  /// window that no campground could answer. Nothing of the store is held while the body runs.
  package func forEachStay(
    in window: AvailabilityWindow, explained: Bool = false, _ body: (StayAvailability) throws -> Void
  ) throws {
    try window.problems.refuse()
    let requested = try store.read { try RequestedSites(window, explained: explained, self) }
    var left = window.limit ?? .max
    for stay in window.stays {
      let suitability = Suitability(stay, requested.fit, StayBounds(rules: requested.rules), rates: requested.rates)
      var totals = StayTotals(suitability, taxes: requested.taxes)
      let gaps = requested.gaps(leftBy: suitability)
      let overdue = stay.nights.contains(requested.rules.today) ? requested.overdue : [:]
      for (site, unfit) in requested.sites where window.site == nil || window.site == site.siteNumber {
        guard left > 0 else { return }
        let closed = suitability.closed(at: site)
        let gap = gaps[site.id].map { Problem.rule(.named($0)) }
        let party = overdue[site.siteNumber]
        guard explained || party == nil && gap == nil && closed.isEmpty && requested.taken.isFree(stay, on: site) else {
          continue
        }
        let conflict = requested.taken.conflict(with: stay, on: site).map { Problem.nights(.occupied($0)) }
        let reasons = closed + unfit + [conflict, gap, party].compactMap(\.self)
        let availability = SiteAvailability(site: site, reasons: reasons, total: totals.total(at: site))
        try body(StayAvailability(stay: stay, availability: availability))
        left -= 1
      }
    }
  }
}

/// The sites and rules by which the stays of a window are judged, read at once.
private struct RequestedSites {
  let rules: StayRules
  let rates: RateBook
  let taxes: [TaxRule]
  let fit: Fit
  /// The sites in natural order, each with the reasons why it does not fit; without `explained` only those that fit.
  let sites: [(CampSite, unfit: [Problem])]
  let taken: TakenNights
  /// The problems of the sites whose parties should have left by now.
  let overdue: [SiteNumber: Problem]

  init(_ window: AvailabilityWindow, explained: Bool, _ service: AvailabilityService) throws {
    fit = Fit(party: window.party, needs: window.needs)
    service.store.expect([{ _ = try service.rules() }, { _ = try service.taxes(by: service.rates.book()) }])
    let rules = try service.rules()
    self.rules = rules
    let reach = rules.named.compactMap(\.terms.minGap).max()
    // Another site may do without a gap.
    let numbered = CampSiteTable.isNumbered(reach == nil ? window.site : nil)
    let condition: SQL = explained ? numbered : "\(numbered) AND \(fit.condition)"
    let first = reach.map { max(min(rules.today, window.arrival), window.arrival.advanced(by: -$0)) } ?? window.arrival
    let end = window.arrivalBefore.advanced(by: window.mostNights + (reach ?? 0))
    func taken() throws -> TakenNights {
      explained
        ? try service.nights.takenWithHolders(from: first, before: end, where: condition)
        : try service.nights.taken(from: first, before: end, where: condition)
    }
    let days = Stay(arrival: window.arrival, departure: end)
    service.store.expect([
      { _ = try days.map(service.overdueParties) }, { _ = try service.sites.all(where: condition) },
      { _ = try taken() },
    ])
    rates = try service.rates.book()
    taxes = try service.taxes(by: rates)
    overdue = try days.map(service.overdueParties) ?? [:]
    let fit = fit
    sites = try service.sites.all(where: condition).map { ($0, unfit: fit.problems(at: $0)) }
    self.taken = try taken()
  }

  /// The rules that a stay breaks by a gap, by the site; empty where it leaves one on every free site that fits.
  func gaps(leftBy suitability: Suitability) -> [Int64: BrokenRule] {
    let stay = suitability.stay
    guard rules.longestGap(for: stay) != nil else { return [:] }
    let judge = GapJudge(rules: rules, taken: taken)
    let free = sites.filter { site, unfit in
      unfit.isEmpty && suitability.closed(at: site).isEmpty && taken.isFree(stay, on: site)
    }
    let gaps = free.compactMap { site, _ in judge.broken(by: stay, on: site).map { (site.id, $0) } }
    return gaps.count == free.count ? [:] : Dictionary(uniqueKeysWithValues: gaps)
  }
}
