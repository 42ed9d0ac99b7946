@testable import CampgroundManager

/// The prices of a stay's nights by domain rule R20 as it is written down, apart from the rate book's own arithmetic.
struct StayPriceModel {
  let rates: [Rate]
  /// The length of the stay.
  let nights: Int

  /// One night's price.
  struct Price {
    var rate: String?
    var amount: Int?
    var isShared = false
  }

  typealias Place = (night: Day, site: CampSite)

  /// The deciding rate: those that cover the night, struck out one after the other.
  func deciding(_ night: Day, _ site: CampSite, among rates: [Rate]? = nil) -> Rate? {
    var left = (rates ?? self.rates).filter { covers($0.terms, night, site) }
    func prefer(_ isBetter: (RateTerms) -> Bool) {
      if left.contains(where: { isBetter($0.terms) }) { left = left.filter { isBetter($0.terms) } }
    }
    prefer { $0.site != nil }
    prefer { $0.type != nil || $0.site != nil }
    prefer { $0.holiday }
    prefer { !$0.weekdays.isEmpty }
    let shortest = left.map(length).min()
    left = left.filter { length($0) == shortest }
    return left.max { $0.id.rawValue < $1.id.rawValue }
  }

  private func covers(_ terms: RateTerms, _ night: Day, _ site: CampSite) -> Bool {
    let isHere = (terms.site == nil || terms.site == site.siteNumber) && (terms.type == nil || terms.type == site.type)
    let isThen = (terms.from.map { $0 <= night } ?? true) && (terms.before.map { night < $0 } ?? true)
    let isThatDay = terms.weekdays.isEmpty || terms.weekdays.contains(night.weekday)
    return isHere && isThen && isThatDay && nights >= terms.minNights ?? 0
  }

  private func length(_ rate: Rate) -> Int {
    guard let from = rate.terms.from, let before = rate.terms.before else { return 1_000_000 }
    return before.number - from.number
  }

  /// The prices of the nights: as many months as fit, then as many weeks, then nights of their own.
  func prices(of stay: [Place]) -> [Price] {
    var prices: [Price] = []
    var rest = stay[...]
    while rest.count >= 28 {
      prices += month(Array(rest.prefix(28)))
      rest = rest.dropFirst(28)
    }
    while rest.count >= 7 {
      prices += share(Array(rest.prefix(7)), \.weekly)
      rest = rest.dropFirst(7)
    }
    return prices + rest.map(alone)
  }

  private func month(_ stay: [Place]) -> [Price] {
    let monthly = share(stay, \.monthly)
    let weekly = (0..<4).flatMap { share(Array(stay[(7 * $0)..<(7 * $0 + 7)]), \.weekly, except: \.monthly) }
    return zip(monthly, weekly).map { $0.isShared ? $0 : $1 }
  }

  private func alone(_ place: Place) -> Price {
    let rate = deciding(place.night, place.site)
    return Price(rate: rate?.name, amount: rate?.terms.nightly)
  }

  /// The prices of a week's or a month's nights, each with its share of the price of the rate that then decides.
  private func share(
    _ stay: [Place], _ price: KeyPath<RateTerms, Int?>, except other: KeyPath<RateTerms, Int?>? = nil
  ) -> [Price] {
    let rates = stay.map { place -> Rate? in
      guard let rate = together(place), rate.terms[keyPath: price] != nil else { return nil }
      return other.flatMap { rate.terms[keyPath: $0] } == nil ? rate : nil
    }
    var prices = stay.map(alone)
    for rate in Set(rates.compactMap(\.self)) {
      let places = rates.indices.filter { rates[$0]?.id == rate.id }
      let sum = Self.rounded((rate.terms[keyPath: price] ?? 0) * places.count, by: stay.count)
      for (order, place) in places.enumerated() {
        let amount = sum / places.count + (order < sum % places.count ? 1 : 0)
        prices[place] = Price(rate: rate.name, amount: amount, isShared: true)
      }
    }
    return prices
  }

  /// The rate that decides in a full week or month; nil for one of weekdays that nothing as specific replaces.
  private func together(_ place: Place) -> Rate? {
    guard let first = deciding(place.night, place.site) else { return nil }
    if first.terms.weekdays.isEmpty { return first }
    let alike = rates.filter {
      $0.terms.weekdays.isEmpty && ($0.terms.site == nil) == (first.terms.site == nil)
        && ($0.terms.type == nil) == (first.terms.type == nil)
    }
    return deciding(place.night, place.site, among: alike)
  }

  /// The nearest whole, of two equally near ones the even.
  private static func rounded(_ amount: Int, by divisor: Int) -> Int {
    let (below, rest) = amount.quotientAndRemainder(dividingBy: divisor)
    if 2 * rest == divisor { return below + below % 2 }
    return 2 * rest > divisor ? below + 1 : below
  }
}
