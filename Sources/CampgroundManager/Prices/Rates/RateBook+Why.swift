/// The reason why one rate goes before another that covers the same night (domain rule R20).
///
/// The texts are values that JSON promises to scripts (`because`), not sentences, so they never change.
package enum RatePrecedence: String, Hashable, Sendable, CaseIterable {
  case namesSite = "names its site"
  case namesType = "names its type"
  case namesWeekdays = "names weekdays"
  case shorterSeason = "shorter season"
  case addedLater = "added later"
}

/// A rate that covers a night, and the reason why it goes before the next.
package struct CoveringRate: Hashable, Sendable {
  package let rate: String
  /// The reason; nil for the last.
  package let because: RatePrecedence?
}

extension RateBook {
  /// The rates that cover a night, the one that decides first.
  func why(_ night: Day, on site: CampSite, stayOf nights: Int) -> [CoveringRate] {
    let covering = rates(for: night, on: site, stayOf: nights)
    return covering.indices.map { place in
      let next = place + 1 < covering.count ? Precedence(covering[place + 1]) : nil
      return CoveringRate(rate: covering[place].name, because: next.map(Precedence(covering[place]).reason))
    }
  }
}

extension Precedence {
  /// The reason why it goes before the other.
  fileprivate func reason(before other: Precedence) -> RatePrecedence {
    if scope != other.scope { return scope == 0 ? .namesSite : .namesType }
    if anyDay != other.anyDay { return .namesWeekdays }
    return season != other.season ? .shorterSeason : .addedLater
  }
}
