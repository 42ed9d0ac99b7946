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
