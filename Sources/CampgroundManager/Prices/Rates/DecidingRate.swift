/// A rate beside another that covers some of the same nights (domain rule R20): the one that decides there, or the one
/// that no longer does.
package struct DecidingRate: Hashable, Sendable {
  package let rate: String
  /// The price of a night at it, in minor units.
  package let nightly: Int
  /// The only site, or the only type of site, on which it decides, or did; nil when that is wherever the other applies.
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
    let earlier = rates.prefix { $0.id != rate.id }.filter {
      $0.terms.minNights ?? 1 <= rate.terms.minNights ?? 1
    }
    return pairs(of: rate, and: earlier, on: nights, types) { other, night, scope in
      // Another one before it decides there, too.
      !rates.prefix { $0.id != other.id }.contains { $0.terms.cover(night) && $0.terms.scopes(over: scope, types) }
    }
  }

  /// The rates that one of the book takes over from on some nights: they decided as long as it was not there.
  ///
  /// The rate for any night of the year is left out, as every other is there to take over from it.
  func rates(givingWayTo rate: Rate, on nights: Range<Day>, types: [SiteNumber: Slug]) -> [DecidingRate] {
    let later = rates.drop { $0.id != rate.id }.dropFirst().filter { !$0.terms.isOfAnyNight }
    return pairs(of: rate, and: Array(later), on: nights, types) { other, night, scope in
      !rates.prefix { $0.id != other.id }.contains {
        $0.id != rate.id && $0.terms.cover(night) && $0.terms.scopes(over: scope, types)
      }
    }
  }

  /// The others of which some nights are nights of a rate and pass the test, one of the two being dated.
  private func pairs(
    of rate: Rate, and others: [Rate], on nights: Range<Day>, _ types: [SiteNumber: Slug],
    _ isMeant: (Rate, Day, Scope) -> Bool
  ) -> [DecidingRate] {
    let own = nights.filter(rate.terms.cover)
    return others.filter { $0.terms.applies(besides: rate.terms, types: types) }.compactMap { other in
      guard rate.terms.isDated || other.terms.isDated else { return nil }
      let isNarrower = other.terms.scope < rate.terms.scope
      let narrow = isNarrower ? other.terms : rate.terms
      let scope = Scope(site: narrow.site, type: narrow.type)
      let nights = own.filter { other.terms.cover($0) && isMeant(other, $0, scope) }
      if nights.isEmpty { return nil }
      return DecidingRate(
        rate: other.name, nightly: other.terms.nightly, site: isNarrower ? scope.site : nil,
        type: isNarrower ? scope.type : nil, nights: nights, isAlways: nights.count == own.count)
    }
  }

  fileprivate struct Scope {
    let site: SiteNumber?
    let type: Slug?
  }
}

extension RateTerms {
  /// True with a beginning or an end.
  var isDated: Bool { from != nil || before != nil }
  /// True when it covers any night of the year.
  var isOfAnyNight: Bool { !isDated && weekdays.isEmpty }

  /// True when some site may have nights of both.
  func applies(besides other: RateTerms, types: [SiteNumber: Slug]) -> Bool {
    if let site, let only = other.site, site != only { return false }
    let (own, others) = (type ?? site.flatMap { types[$0] }, other.type ?? other.site.flatMap { types[$0] })
    return own == nil || others == nil || own == others
  }

  /// True when it covers every site of a scope.
  fileprivate func scopes(over scope: RateBook.Scope, _ types: [SiteNumber: Slug]) -> Bool {
    if let site { return site == scope.site }
    guard let type else { return true }
    return type == scope.type ?? scope.site.flatMap { types[$0] }
  }
}
