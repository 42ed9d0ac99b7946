/// The reason why one rate goes before another that covers the same night (domain rule R20).
///
/// The texts are values that JSON promises to scripts (`because`), not sentences, so they never change.
public enum RatePrecedence: String, Hashable, Sendable, CaseIterable {
  case namesSite = "names its site"
  case namesType = "names its type"
  case isHoliday = "is a holiday"
  /// Its weekly or monthly price counts, so a rate of certain weekdays gives way to it.
  case pricesLongStay = "prices a long stay"
  case namesWeekdays = "names weekdays"
  case shorterSeason = "shorter season"
  case addedLater = "added later"
}

/// A rate that covers a night, and the reason why it goes before the next.
public struct CoveringRate: Hashable, Sendable {
  public let rate: String
  /// The reason; nil for the last.
  public let because: RatePrecedence?
}

extension RateBook {
  /// The rates that cover a night, the one that decides first.
  ///
  /// A weekly or monthly price that the night has a share of is the price of the first.
  func why(_ night: Day, on site: CampSite, stayOf nights: Int, sharing share: PriceShare? = nil) -> [CoveringRate] {
    var covering = rates(for: night, on: site, stayOf: nights)
    if let share, let place = covering.firstIndex(where: { $0.id == share.rate.id }) {
      covering.insert(covering.remove(at: place), at: 0)
    }
    return covering.indices.map { place in
      let next = place + 1 < covering.count ? Precedence(covering[place + 1]) : nil
      return CoveringRate(rate: covering[place].name, because: next.map(Precedence(covering[place]).reason))
    }
  }
}

extension Precedence {
  /// The reason why it goes before the other.
  func reason(before other: Precedence) -> RatePrecedence {
    if scope != other.scope { return scope == 0 ? .namesSite : .namesType }
    if days > other.days { return .pricesLongStay }
    if days != other.days { return days == 0 ? .isHoliday : .namesWeekdays }
    return season != other.season ? .shorterSeason : .addedLater
  }
}
