import Persistence

/// The answer about one site: free, or the reasons against it.
package struct SiteAvailability: Hashable, Sendable {
  package let site: CampSite
  /// The reasons against the site; empty when it is free and fits.
  package let reasons: [Problem]
  /// The price of the stay there, in minor units; nil without a price.
  package let total: Int?

  package static let blank = SiteAvailability(site: .blank, reasons: [], total: nil)

  package var isAvailable: Bool { reasons.isEmpty }
}

/// Finds the sites that are free and fit, and the reasons against the others (domain rule R19).
public final class AvailabilityService {
  let store: Store
  let sites: CampSiteTable
  let nights: NightTable
  let rates: RateTable
  let taxes: TaxTable
  let clock: CampgroundClock
  let settings: SettingsTable
  private let named: RuleTable

  package init(store: Store, clock: CampgroundClock = .system) {
    self.store = store
    self.clock = clock
    sites = CampSiteTable(store: store)
    nights = NightTable(store: store, clock: clock)
    settings = SettingsTable(store: store)
    named = RuleTable(store: store)
    rates = RateTable(store: store)
    taxes = TaxTable(store: store)
  }

  /// The sites that are free for a stay and take the party, in natural order.
  ///
  /// - Throws: ``CampingError`` for a stay against the rules of the campground as a whole.
  public func freeSites(for stay: StayRequest, party: Party = Party()) throws -> [CampSite] {
    try free(for: AvailabilityRequest(stay: stay, party: party)).sites
  }

  /// Every requested site, in natural order, each with all reasons against it.
  ///
  /// Throws ``CampingError`` for a request that no campground could meet.
  package func availability(for request: AvailabilityRequest) throws -> [SiteAvailability] {
    try store.read {
      let suitability = try judge(request)
      let (stay, isRequested) = (suitability.stay, CampSiteTable.isNumbered(request.site))
      let taken = try nights.takenWithHolders(from: stay.arrival, before: stay.departure, where: isRequested)
      let judge = try gapJudge(of: stay, suitability.rules)
      let isClean = try judge != nil && choices(for: suitability).contains { !$0.leavesGap }
      let overdue = try overdueParties(before: stay)
      var totals = StayTotals(suitability, taxes: try taxes(by: suitability.rates))
      return try sites.all(where: isRequested).prefix(request.limit ?? .max).map { site in
        let conflict = taken.conflict(with: stay, on: site).map { Problem.nights(.occupied($0)) }
        let gap = isClean && conflict == nil ? judge?.broken(by: stay, on: site).map { Problem.rule(.named($0)) } : nil
        return SiteAvailability(
          site: site,
          reasons: suitability.problems(at: site) + [conflict, gap, overdue[site.siteNumber]].compactMap(\.self),
          total: totals.total(at: site))
      }
    }
  }

  /// The sites that are free and fit for a request, in natural order.
  ///
  /// Throws ``CampingError`` for a request that no campground could meet.
  package func free(for request: AvailabilityRequest) throws -> FreeSites {
    try store.read {
      let suitability = try judge(request)
      let choices = try choices(for: suitability, request.site)
      return FreeSites(
        choices.withoutGaps, StayTotals(suitability, taxes: try taxes(by: suitability.rates)), limit: request.limit)
    }
  }

  /// The sites that are free for the stay and fit, the best first (domain rule R27).
  func free(for suitability: Suitability) throws -> [SiteChoice] {
    try choices(for: suitability).sorted { $0.isBetter(than: $1) }
  }

  /// The nearest free stays of the same length on a site, before and after, that the rules of its type or an override
  /// allow, those about gaps, too.
  func nearestStays(
    to stay: Stay, on site: CampSite, _ rules: StayRules, _ overrides: Overrides
  ) throws -> [Stay] {
    let reach = 366
    let first = max(clock.today, stay.arrival.advanced(by: -reach))
    let end = stay.departure.advanced(by: reach)
    let judge = try gapJudge(from: first, before: end, rules, where: "site.id = \(site.id)")
    let rules = rules.on(site)
    func free(_ arrival: Day) -> Stay? {
      guard let other = Stay(arrival: arrival, numberOfNights: stay.numberOfNights),
        rules.problems(of: other).allSatisfy(overrides.cover), other.departure <= end,
        judge.isClear(other, on: site, overrides)
      else { return nil }
      return other
    }
    let earlier = (0...reach).lazy.map { stay.arrival.advanced(by: -$0) }.prefix { $0 >= first }
    let later = (0...reach).lazy.map { stay.arrival.advanced(by: $0) }
    return [earlier.compactMap(free).first, later.compactMap(free).first].compactMap(\.self)
  }

  func rules() throws -> StayRules {
    StayRules(settings: try settings.settings(), named: try named.rules(), today: clock.today)
  }

  /// The suitability that a request requires of sites; throws the problems that no site could solve.
  func judge(_ request: AvailabilityRequest) throws -> Suitability {
    var closed: [Problem] = []
    store.expect([{ _ = try self.rules() }, { _ = try self.rates.book() }, { _ = try self.taxes.taxes() }])
    let rules = try rules()
    let stay = rules.stay(arrival: request.stay.arrival, numberOfNights: request.stay.numberOfNights, &closed)
    var problems = request.party.problems
    if let limit = request.limit, limit < 0 { problems.append(.report(.invalidLimit(limit))) }
    guard let stay, problems.isEmpty else { throw CampingError(.invalidRequest, closed + problems) }
    return Suitability(
      stay, Fit(party: request.party, needs: request.needs), StayBounds(rules: rules), rates: try rates.book())
  }

  /// The suitable sites of a condition whose nights are all free, in natural order: those that the anti-join leaves.
  ///
  /// Sorting the few that are left takes less than to look each site up by its place in an index.
  private func choices(for suitability: Suitability, _ only: SiteNumber? = nil) throws -> [SiteChoice] {
    if only == nil { store.expect([{ _ = try self.unjudged(suitability, CampSiteTable.isNumbered(nil)) }]) }
    let judge = try gapJudge(of: suitability.stay, suitability.rules)
    // Another site may do without a gap.
    let isRequested = CampSiteTable.isNumbered(judge == nil ? only : nil)
    let overdue = try overdueParties(before: suitability.stay)
    let empty = try unjudged(suitability, isRequested).filter { overdue[$0.site.siteNumber] == nil }
    let free = judged(empty, for: suitability, judge)
    guard judge != nil, let only else { return free }
    let isClean = free.contains { !$0.leavesGap }
    return free.filter { $0.site.siteNumber == only && !(isClean && $0.leavesGap) }
  }

  func unjudged(_ suitability: Suitability, _ isRequested: SQL) throws -> [SiteChoice] {
    let stay = suitability.stay
    var choices: [SiteChoice] = []
    // A night before today can no longer be sold, so it leaves no gap.
    let isFirst = stay.arrival <= clock.today
    try store.forEach(
      """
      SELECT \(CampSiteTable.columns), CASE WHEN \(isFirst) OR \(taken(stay.arrival.advanced(by: -1), stay.arrival))
        THEN \(taken(stay.departure, stay.departure.advanced(by: 1))) ELSE FALSE END
      FROM camp_site AS site WHERE \(suitability.condition) AND \(isRequested) AND NOT \(taken(stay.arrival, stay.departure))
      ORDER BY site.order_key || '', site.number
      """
    ) { row in
      var place = 0
      let site = try CampSite.read(row, at: &place)
      guard suitability.allows(site) else { return }
      choices.append(
        SiteChoice(site, place: choices.count, fillsGap: try row[place], for: suitability))
    }
    return choices
  }

  /// A condition on `site`, true when some night between two days is taken.
  private func taken(_ first: Day, _ end: Day) -> SQL {
    """
    EXISTS (SELECT 1 FROM night WHERE night.site = site.id AND night.night >= \(first) AND night.night < \(end)
      AND \(nights.isHeld))
    """
  }
}
