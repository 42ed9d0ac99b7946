/// The sites that are free for a stay and fit.
public struct FreeSites: Hashable, Sendable {
  /// In natural order.
  public let sites: [CampSite]
  /// The price of the stay on each of them, in minor units; nil without a price.
  public let totals: [Int?]
  /// The site to take when any will do (domain rule R27); nil when there is no other to compare it with.
  public let best: CampSite?
  /// The reason why it is the best.
  public let because: String?

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
    because = ahead.count < 2 ? nil : ahead[0].explanation(over: ahead[1])
  }
}
