import Persistence

/// One site's answer to a request: free, or why not.
public struct SiteAvailability: Hashable, Sendable {
  public let site: CampSite
  /// Empty when the site is free and fits.
  public let reasons: [Problem]

  public var isAvailable: Bool { reasons.isEmpty }
}

/// Tells which sites are free and fit, and why the others are not (domain rule R19).
public final class AvailabilityService {
  private let store: Store
  private let clock: CampgroundClock
  private let sites: CampSiteTable
  private let nights: NightTable
  private let settings: SettingsTable

  public init(store: Store, clock: CampgroundClock = .system) {
    self.store = store
    self.clock = clock
    sites = CampSiteTable(store: store)
    nights = NightTable(store: store, clock: clock)
    settings = SettingsTable(store: store)
  }

  /// Every site, in natural order, each with all reasons against it.
  ///
  /// Throws ``CampingError`` for a request that no campground could meet.
  public func availability(for request: AvailabilityRequest) throws -> [SiteAvailability] {
    try store.read {
      let rules = try rules()
      var problems: [Problem] = []
      let asked = rules.stay(
        arrival: request.stay.arrival, numberOfNights: request.stay.numberOfNights, &problems)
      guard let stay = asked, request.party.problems.isEmpty else {
        throw CampingError(.invalidRequest, problems + request.party.problems)
      }
      let suitability = Suitability(stay, Fit(party: request.party, needs: request.needs), rules: rules)
      return try sitesWithFirstTakenNight(stay).map { site, isTaken in
        let conflict = isTaken ? try nights.conflict(on: site, stay) : nil
        return SiteAvailability(
          site: site, reasons: suitability.problems(at: site) + (conflict.map { [Problem.occupied($0)] } ?? []))
      }
    }
  }

  /// The sites that are free for the stay and do for it, the best first (domain rule R27).
  func free(for suitability: Suitability) throws -> [SiteChoice] {
    let today = clock.today
    let stay = suitability.stay
    let sites = try sitesWithFirstTakenNight(stay).filter { !$0.isTaken && suitability.standing(at: $0.site).isEmpty }
    return try sites.map { site, _ in
      let around = try nights.taken(
        on: site, from: stay.arrival.advanced(by: -1), before: stay.departure.advanced(by: 1))
      // A night before today cannot be sold any more, so it leaves no gap.
      let before = stay.arrival <= today || around.contains(stay.arrival.advanced(by: -1))
      return SiteChoice(
        site: site, fillsGap: before && around.contains(stay.departure),
        isOverridden: !suitability.overridden(at: site).isEmpty)
    }
    .sorted { $0.isBetter(than: $1) }
  }

  /// The nearest free stays of the same length on a site, before and after, that the rules of its type allow, or a
  /// person's decision lets through.
  func nearestStays(
    to stay: Stay, on site: CampSite, _ rules: StayRules, _ overrides: Overrides
  ) throws -> [Stay] {
    let reach = 366
    let rules = rules.on(site.type)
    let first = max(clock.today, stay.arrival.advanced(by: -reach))
    let end = stay.departure.advanced(by: reach)
    let taken = try nights.taken(on: site, from: first, before: end)
    func free(_ arrival: Day) -> Stay? {
      guard let other = Stay(arrival: arrival, numberOfNights: stay.numberOfNights),
        rules.problems(of: other).allSatisfy(overrides.cover), other.departure <= end,
        other.nights.allSatisfy({ !taken.contains($0) })
      else { return nil }
      return other
    }
    let earlier = (0...reach).lazy.map { stay.arrival.advanced(by: -$0) }.prefix { $0 >= first }
    let later = (0...reach).lazy.map { stay.arrival.advanced(by: $0) }
    return [earlier.compactMap(free).first, later.compactMap(free).first].compactMap(\.self)
  }

  private func rules() throws -> StayRules {
    StayRules(settings: try settings.settings(), today: clock.today)
  }

  private func sitesWithFirstTakenNight(_ stay: Stay) throws -> [(site: CampSite, isTaken: Bool)] {
    try store.rows(
      """
      SELECT \(CampSiteTable.columns),
        EXISTS (SELECT 1 FROM night WHERE night.site = site.id
          AND night.night >= \(stay.arrival) AND night.night < \(stay.departure) AND \(nights.isHeld))
      FROM camp_site AS site ORDER BY site.order_key, site.number
      """
    ) { try (CampSiteTable.site($0), $0[CampSiteTable.width]) }
  }
}
