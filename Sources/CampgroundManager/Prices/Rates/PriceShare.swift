/// Nights of one rate in a full week or month of a stay, which share its weekly or monthly price (domain rule R20).
struct PriceShare {
  let rate: Rate
  /// The first night of the week or month, counted from arrival.
  let start: Int
  /// The number of nights of the whole: 7 of a week, 28 of a month.
  let length: Int
  /// The price of the whole week or month, in minor units.
  let price: Int
  /// The nights of the rate, counted from arrival.
  var places: [Int]

  /// The price of its nights together, rounded once.
  var amount: Int { MinorUnits.share(of: price, places.count, outOf: length) }

  /// The prices of its nights, one by one.
  var amounts: [Int] { MinorUnits.spread(amount, over: places.count) }
}

extension RateBook {
  /// The shares of weekly and monthly prices that one stay's nights have, in their order from its arrival.
  ///
  /// Full months come first, then full weeks of the rest. A night whose rate has no monthly price counts in its week of
  /// the month.
  func shares(of nights: [(night: Day, site: CampSite)]) -> [PriceShare] {
    let (inMonths, inWeeks) = (nights.count / 28 * 28, nights.count / 7 * 7)
    var shares: [PriceShare] = []
    for place in 0..<inWeeks {
      let (night, site) = nights[place]
      guard let rate = anyDayRate(for: night, on: site, stayOf: nights.count) else { continue }
      let length = place < inMonths && rate.terms.monthly != nil ? 28 : 7
      guard let price = length == 28 ? rate.terms.monthly : rate.terms.weekly else { continue }
      let start = place / length * length
      if let known = shares.lastIndex(where: { $0.rate.id == rate.id && $0.start == start && $0.length == length }) {
        shares[known].places.append(place)
      } else {
        shares.append(PriceShare(rate: rate, start: start, length: length, price: price, places: [place]))
      }
    }
    return shares
  }

  /// The rate that decides in a full week or month: one of certain weekdays gives way to one of any day that is as
  /// specific, never to a more general one; nil when it stays, and has no price but its nightly one.
  private func anyDayRate(for night: Day, on site: CampSite, stayOf nights: Int) -> Rate? {
    var scope: Int?
    for rate in rates where rate.terms.cover(night, on: site.siteNumber, site.type, stayOf: nights) {
      if let scope, rate.terms.scope != scope { return nil }
      if rate.terms.weekdays.isEmpty { return rate }
      scope = rate.terms.scope
    }
    return nil
  }
}
