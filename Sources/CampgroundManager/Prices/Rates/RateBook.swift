/// All rates, the one that decides first (domain rule R20).
///
/// Of those that cover a night the most specific decides: one of the site before one of its type before one of all
/// sites, then one of certain weekdays before one of any day, then the shorter season, then the one added later.
struct RateBook {
  let rates: [Rate]
  /// The length of a stay in nights from which every night has a rate, at any time and on any site; nil when there is
  /// none.
  private let alwaysCovered: Int?

  init(_ rates: [Rate]) {
    self.rates = rates.sorted { Precedence($0) < Precedence($1) }
    alwaysCovered = rates.filter(\.terms.isForAll).map { $0.terms.minNights ?? 1 }.min()
  }

  /// With no rate at all the campground is unpriced, and every night is sold without a price.
  var isEmpty: Bool { rates.isEmpty }

  /// The rates that cover a night, the one that decides first.
  func rates(for night: Day, on site: CampSite, stayOf nights: Int) -> [Rate] {
    rates.filter { $0.terms.cover(night, on: site.siteNumber, site.type, stayOf: nights) }
  }

  /// The rate that decides; nil when none covers the night.
  func rate(for night: Day, on site: CampSite, stayOf nights: Int) -> Rate? {
    rates.first { $0.terms.cover(night, on: site.siteNumber, site.type, stayOf: nights) }
  }

  /// The prices of one stay's nights, in their order; nil for one that no rate covers.
  ///
  /// As many times as 28 and then 7 nights in a row have the same rate, they share its monthly and weekly price.
  func prices(of nights: [(night: Day, site: CampSite)], for party: Party) -> [NightPrice?] {
    if isEmpty { return Array(repeating: nil, count: nights.count) }
    return runs(of: nights).flatMap { rate, count -> [NightPrice?] in
      guard let rate else { return Array(repeating: nil, count: count) }
      let extras = rate.terms.extras(for: party)
      return rate.terms.amounts(ofNightsInARow: count).map {
        NightPrice(amount: $0, rate: rate.name, extras: extras)
      }
    }
  }

  /// True when some nights of one stay share a weekly or monthly price, which then depends on the nights beside them.
  func sharesPrices(of nights: [(night: Day, site: CampSite)]) -> Bool {
    runs(of: nights).contains { rate, count in rate?.terms.sharesPrice(ofNightsInARow: count) ?? false }
  }

  /// The nights of one stay, in runs of the same rate.
  private func runs(of nights: [(night: Day, site: CampSite)]) -> [(rate: Rate?, count: Int)] {
    var runs: [(rate: Rate?, count: Int)] = []
    var last: Day?
    for (night, site) in nights {
      let rate = rate(for: night, on: site, stayOf: nights.count)
      if let run = runs.last, run.rate?.id == rate?.id, last?.advanced(by: 1) == night {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((rate, 1))
      }
      last = night
    }
    return runs
  }

  /// The problem that a night of a stay has no rate there; empty as long as there are no rates at all.
  func problems(of stay: Stay, at site: CampSite) -> [Problem] {
    if isEmpty || stay.numberOfNights >= alwaysCovered ?? .max { return [] }
    let nights = stay.nights.filter { rate(for: $0, on: site, stayOf: stay.numberOfNights) == nil }
    return nights.isEmpty ? [] : [.noRate(nights, on: site.siteNumber)]
  }
}

extension RateTerms {
  /// True when it covers any night on any site.
  fileprivate var isForAll: Bool { site == nil && type == nil && from == nil && before == nil && weekdays.isEmpty }

  /// True when a number of nights in a row is enough for a weekly or monthly price.
  func sharesPrice(ofNightsInARow count: Int) -> Bool {
    monthly != nil && count >= 28 || weekly != nil && count >= 7
  }

  /// The prices of a number of nights in a row, one by one.
  func amounts(ofNightsInARow count: Int) -> [Int] {
    var amounts: [Int] = []
    for (length, price) in [(28, monthly), (7, weekly)] {
      guard let price else { continue }
      while count - amounts.count >= length { amounts += MinorUnits.spread(price, over: length) }
    }
    return amounts + Array(repeating: nightly, count: count - amounts.count)
  }
}

/// The rank of a rate among those that cover the same night; the lowest decides.
struct Precedence: Comparable {
  /// 0 for a rate of a site, 1 of a type, 2 of all.
  let scope: Int
  let anyDay: Int
  let season: Int
  let id: Int64

  init(_ rate: Rate) {
    let terms = rate.terms
    scope = terms.site != nil ? 0 : terms.type != nil ? 1 : 2
    anyDay = terms.weekdays.isEmpty ? 1 : 0
    season = terms.seasonLength
    id = rate.id.rawValue
  }

  static func < (left: Precedence, right: Precedence) -> Bool {
    if left.scope != right.scope { return left.scope < right.scope }
    if left.anyDay != right.anyDay { return left.anyDay < right.anyDay }
    if left.season != right.season { return left.season < right.season }
    return left.id > right.id
  }
}
