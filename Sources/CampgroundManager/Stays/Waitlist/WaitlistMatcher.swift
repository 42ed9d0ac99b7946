/// The offers that can be made now to waiting parties: the free nights of some sites, and the stays that the rules
/// allow.
struct WaitlistMatcher {
  let sites: [CampSite]
  let taken: [SiteNumber: Set<Day>]
  let rules: StayRules
  /// The judge of gaps; nil when no rule has a smallest one.
  var gaps: GapJudge?
  /// The nights of which a stay must have one; nil takes any stay.
  var among: Set<Night>?

  /// The sites that one of the wished stays could have, in natural order, each with the first such stay; none that leaves
  /// a gap which a rule forbids, unless all do.
  func matches(for entry: WaitlistEntry) -> [(site: CampSite, stay: Stay)] {
    let fit = Fit(party: entry.party, needs: entry.needs)
    let matches = sites.compactMap { site -> (site: CampSite, stay: Stay)? in
      guard entry.site == nil || entry.site == site.siteNumber, fit.problems(at: site).isEmpty else { return nil }
      return firstStay(of: entry.wish, on: site).map { (site, $0) }
    }
    let clean = matches.filter { gaps?.broken(by: $0.stay, on: $0.site) == nil }
    return clean.isEmpty ? matches : clean
  }

  /// The stay of the earliest arrival, then the most nights.
  private func firstStay(of wish: StayWish, on site: CampSite) -> Stay? {
    let taken = taken[site.siteNumber] ?? []
    let rules = rules.on(site)
    for arrival in wish.arrivals(from: rules.today) {
      let free = (0..<wish.maxNights).prefix { !taken.contains(arrival.advanced(by: $0)) }.count
      guard free >= wish.minNights else { continue }
      let lengths = (wish.minNights...free).reversed()
      let stays = lengths.lazy.compactMap { Stay(arrival: arrival, numberOfNights: $0) }
      if let stay = stays.first(where: { isAmong($0, on: site.siteNumber) && rules.allow($0) }) { return stay }
    }
    return nil
  }

  private func isAmong(_ stay: Stay, on site: SiteNumber) -> Bool {
    guard let among else { return true }
    return stay.nights.contains { among.contains(Night(site: site, night: $0, price: nil)) }
  }
}

/// An entry of the waitlist, its camper, and the sites that could be offered to it.
public struct Waiting: Hashable, Sendable {
  public let entry: WaitlistEntry
  public let camper: Camper
  /// The sites in natural order.
  public let matches: [SiteNumber]

  package static let blank = Waiting(entry: .blank, camper: .blank, matches: [])
}
