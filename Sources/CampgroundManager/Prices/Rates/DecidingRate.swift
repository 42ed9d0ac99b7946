/// A rate that decides before another on some of its nights (domain rule R20).
package struct DecidingRate: Hashable, Sendable {
  package let rate: String
  /// The only site, or the only type of site, on which it decides; nil when it decides wherever the other applies.
  package let site: SiteNumber?
  package let type: Slug?
  package internal(set) var nights: [Day]
  /// True when they are all nights that were looked at.
  package internal(set) var isAlways: Bool
}

extension RateBook {
  /// The rates that decide before one of the book on some nights, in the order in which they decide.
  ///
  /// Of those for the same sites the first decides. One that needs longer stays decides only for these, and is left out.
  func rates(decidingBefore rate: Rate, on nights: Range<Day>, types: [SiteNumber: Slug]) -> [DecidingRate] {
    let own = nights.filter(rate.terms.cover)
    let earlier = rates.prefix { $0.id != rate.id }.filter {
      $0.terms.applies(besides: rate.terms, types: types) && $0.terms.minNights ?? 1 <= rate.terms.minNights ?? 1
    }
    var decided: [Scope: Set<Day>] = [:]
    return earlier.compactMap { other in
      let scope = Scope(site: other.terms.site, type: other.terms.type)
      let nights = own.filter { other.terms.cover($0) && !decided[scope, default: []].contains($0) }
      guard !nights.isEmpty else { return nil }
      decided[scope, default: []].formUnion(nights)
      let isNarrower = other.terms.scope < rate.terms.scope
      return DecidingRate(
        rate: other.name, site: isNarrower ? scope.site : nil, type: isNarrower ? scope.type : nil, nights: nights,
        isAlways: nights.count == own.count)
    }
  }

  private struct Scope: Hashable {
    let site: SiteNumber?
    let type: Slug?
  }
}

extension RateTerms {
  /// True when some site may have nights of both.
  fileprivate func applies(besides other: RateTerms, types: [SiteNumber: Slug]) -> Bool {
    if let site, let only = other.site, site != only { return false }
    let (own, others) = (type ?? site.flatMap { types[$0] }, other.type ?? other.site.flatMap { types[$0] })
    return own == nil || others == nil || own == others
  }
}
