/// A rate that covers the night of a day, and the reason why it decides there, or gives way (domain rule R20).
public struct RateOnDay: Hashable, Sendable {
  public let rate: Rate
  /// The rate that decides before it wherever it applies, for every stay that it covers; nil for one that decides.
  public let givesWayTo: String?
  /// The next rate on its sites, before which it goes; nil for the last.
  public let over: String?
  /// The reason why it goes before the next, or why the one before goes before it; nil for an only one.
  package let because: RatePrecedence?

  package static let blank = RateOnDay(rate: .blank, givesWayTo: nil, over: nil, because: nil)
}

extension RateBook {
  /// The rates that cover the night of a day, on a site or on any, in the order in which they decide.
  func rates(on day: Day, at site: CampSite?, types: [SiteNumber: Slug]) -> [RateOnDay] {
    let covering = rates.filter { rate in
      site.map { rate.terms.cover(day, on: $0.siteNumber, $0.type, stayOf: .max) } ?? rate.terms.cover(day)
    }
    return covering.enumerated().map { place, rate in
      let others = covering.dropFirst(place + 1)
      let next = others.first { site != nil || $0.terms.applies(besides: rate.terms, types: types) }
      let former = covering.prefix(place).first { other in
        (site != nil || (other.terms.site, other.terms.type) == (rate.terms.site, rate.terms.type))
          && other.terms.minNights ?? 1 <= rate.terms.minNights ?? 1
      }
      let because =
        former.map { Precedence($0).reason(before: Precedence(rate)) }
        ?? next.map { Precedence(rate).reason(before: Precedence($0)) }
      return RateOnDay(rate: rate, givesWayTo: former?.name, over: former == nil ? next?.name : nil, because: because)
    }
  }

  /// The reason for a night without a rate that one covers for longer stays: the one for the shortest of these; nil when
  /// there is none.
  func longerRate(for nights: [Day], on site: CampSite, stayOf length: Int) -> LongerRate? {
    let longer = rates.filter { rate in
      nights.allSatisfy { rate.terms.cover($0, on: site.siteNumber, site.type, stayOf: .max) }
    }
    return longer.compactMap { rate in rate.terms.minNights.map { LongerRate(rate: rate.name, nights: $0) } }
      .filter { $0.nights > length }.min { $0.nights < $1.nights }
  }
}
