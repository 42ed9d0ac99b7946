import Persistence

/// The answer about one stay on one site: free, or the reasons against it.
public struct StayAvailability: Hashable, Sendable {
  public let stay: Stay
  public let availability: SiteAvailability

  package static let blank = StayAvailability(stay: .blank, availability: .blank)
}

/// The search for free stays among many.
extension AvailabilityService {
  /// Gives the stays of a window that are free, site by site: by arrival, then nights, then the sites' natural order.
  ///
  /// With `explained`, every stay on every site is given, with the reasons against it. Throws ``CampingError`` for a
  /// window that no campground could answer. Nothing of the store is held while the body runs.
  public func forEachStay(
    in window: AvailabilityWindow, explained: Bool = false, _ body: (StayAvailability) throws -> Void
  ) throws {
    try window.problems.refuse()
    let asked = try store.read { try AskedSites(window, explained: explained, self) }
    var left = window.limit ?? .max
    for stay in window.stays {
      let suitability = Suitability(stay, asked.fit, rules: asked.rules, rates: asked.rates)
      var totals = StayTotals(suitability, taxes: asked.taxes)
      for (site, unfit) in asked.sites {
        guard left > 0 else { return }
        let closed = suitability.closed(at: site)
        guard explained || closed.isEmpty && asked.taken.isFree(stay, on: site) else { continue }
        let conflict = asked.taken.conflict(with: stay, on: site).map(Problem.occupied)
        let reasons = closed + unfit + [conflict].compactMap(\.self)
        let availability = SiteAvailability(site: site, reasons: reasons, total: totals.total(at: site))
        try body(StayAvailability(stay: stay, availability: availability))
        left -= 1
      }
    }
  }
}

/// The sites and rules by which the stays of a window are judged, read at once.
private struct AskedSites {
  let rules: StayRules
  let rates: RateBook
  let taxes: [TaxRule]
  let fit: Fit
  /// The sites in natural order, each with the reasons why it does not fit; without `explained` only those that fit.
  let sites: [(CampSite, unfit: [Problem])]
  let taken: TakenNights

  init(_ window: AvailabilityWindow, explained: Bool, _ service: AvailabilityService) throws {
    fit = Fit(party: window.party, needs: window.needs)
    let numbered = CampSiteTable.isNumbered(window.site)
    let asked: SQL = explained ? numbered : "\(numbered) AND \(fit.condition)"
    let (first, end) = (window.arrival, window.arrivalBefore.advanced(by: window.mostNights))
    rules = try service.rules()
    rates = try service.rates.book()
    taxes = try service.taxes(by: rates)
    let fit = fit
    sites = try service.sites.all(where: asked).map { ($0, unfit: fit.problems(at: $0)) }
    taken =
      explained
      ? try service.nights.takenWithHolders(from: first, before: end, where: asked)
      : try service.nights.taken(from: first, before: end, where: asked)
  }
}
