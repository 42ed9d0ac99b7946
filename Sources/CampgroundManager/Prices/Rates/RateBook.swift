/// All rates, the one that decides first (domain rule R20).
///
/// Of those that cover a night the most specific decides: one of the site before one of its type before one of all
/// sites, then a holiday, then one of certain weekdays before one of any day, then the shorter season, then the one
/// added later.
struct RateBook {
  let rates: [Rate]
  /// The price of each night that people have agreed on, in place of the rates'; their extras stay.
  let nightly: Int?
  /// The length of a stay in nights from which every night has a rate, at any time and on any site; nil when there is
  /// none.
  private let alwaysCovered: Int?

  init(_ rates: [Rate], _ campground: PartyPrices?) {
    guard let campground else {
      self.init(rates)
      return
    }
    self.init(
      rates.map { Rate(id: $0.id, version: $0.version, name: $0.name, terms: $0.terms.over(campground)) })
  }

  init(_ rates: [Rate], nightly: Int? = nil) {
    self.nightly = nightly
    self.rates = rates.sorted { Precedence($0) < Precedence($1) }
    alwaysCovered = rates.filter(\.terms.isForAll).map { $0.terms.minNights ?? 1 }.min()
  }

  /// True without any rate: the campground is unpriced, and every night is sold without a price.
  var isEmpty: Bool { rates.isEmpty && nightly == nil }

  /// The same rates with a price of each night that people have agreed on.
  func with(nightly: Int?) -> RateBook { nightly == nil ? self : RateBook(rates, nightly: nightly) }

  /// The rates that cover a night, the one that decides first.
  func rates(for night: Day, on site: CampSite, stayOf nights: Int) -> [Rate] {
    rates.filter { $0.terms.cover(night, on: site.siteNumber, site.type, stayOf: nights) }
  }

  /// The rate that decides; nil when none covers the night.
  func rate(for night: Day, on site: CampSite, stayOf nights: Int) -> Rate? {
    rates.first { $0.terms.cover(night, on: site.siteNumber, site.type, stayOf: nights) }
  }

  /// The prices of one stay's nights, in their order from its arrival; nil for one that no rate covers.
  func prices(of nights: [(night: Day, site: CampSite)], for party: Party) -> [NightPrice?] {
    if isEmpty { return Array(repeating: nil, count: nights.count) }
    var prices = nights.map { night, site in
      rate(for: night, on: site, stayOf: nights.count).map { NightPrice($0, $0.terms.nightly, for: party) }
    }
    if let nightly { return prices.map { NightPrice(nightly, extras: $0?.extras ?? Extras()) } }
    for share in shares(of: nights) {
      for (place, amount) in zip(share.places, share.amounts) {
        prices[place] = NightPrice(share.rate, amount, for: party)
      }
    }
    return prices
  }

  /// The problem that a night of a stay has no rate there; empty as long as there are no rates at all.
  func problems(of stay: Stay, at site: CampSite) -> [Problem] {
    if isEmpty || nightly != nil || stay.numberOfNights >= alwaysCovered ?? .max { return [] }
    let nights = stay.nights.filter { rate(for: $0, on: site, stayOf: stay.numberOfNights) == nil }
    if nights.isEmpty { return [] }
    let longer = longerRate(for: nights, on: site, stayOf: stay.numberOfNights)
    return [.price(.noRate(nights, on: site.siteNumber, longer: longer))]
  }
}

extension RateTerms {
  /// True when it covers any night on any site.
  fileprivate var isForAll: Bool { site == nil && type == nil && from == nil && before == nil && weekdays.isEmpty }
}

extension NightPrice {
  /// The price of a night at a rate, for a party.
  fileprivate init(_ rate: Rate, _ amount: Int, for party: Party) {
    self.init(amount: amount, rate: rate.name, extras: rate.terms.extras(for: party))
  }
}
