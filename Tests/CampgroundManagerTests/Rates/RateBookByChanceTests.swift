import TestSupport
import Testing

@testable import CampgroundManager

/// The rate book beside a plain model that looks through all rates and strikes out those that give way.
struct RateBookByChanceTests {
  let sites: [CampSite]

  init() throws {
    let camp = try TestCampground()
    sites = try [1, 2, 3, 4].map { number in
      try camp.makeCampSite(SiteNumber(integerLiteral: number)) { $0.type = number < 3 ? "rv" : "cabin" }
    }
  }

  private func rate(_ id: Int64, _ chance: inout SplitMix64) -> Rate {
    var terms = RateTerms(nightly: 1 + chance.next(9999))
    switch chance.next(3) {
    case 0: terms.site = sites[chance.next(4)].siteNumber
    case 1: terms.type = chance.next(2) == 0 ? "rv" : "cabin"
    default: break
    }
    let from = Day("2027-07-01").advanced(by: chance.next(30))
    if chance.next(3) > 0 { terms.from = from }
    if chance.next(3) > 0 { terms.before = from.advanced(by: 1 + chance.next(20)) }
    if chance.next(2) == 0 { terms.weekdays = Weekday.allCases.filter { _ in chance.next(3) == 0 } }
    if chance.next(4) == 0 { terms.minNights = 1 + chance.next(9) }
    if chance.next(4) == 0 { terms.weekly = chance.next(50_000) }
    if chance.next(4) == 0 { terms.monthly = chance.next(200_000) }
    return Rate(id: RateID(rawValue: id), version: 1, name: "\(id)", terms: terms)
  }

  /// The deciding rate by the rule as it is written down.
  private func deciding(_ rates: [Rate], _ night: Day, _ site: CampSite, _ nights: Int) -> Rate? {
    var left = rates.filter { rate in
      let terms = rate.terms
      let isHere =
        (terms.site == nil || terms.site == site.siteNumber) && (terms.type == nil || terms.type == site.type)
      let isThen = (terms.from.map { $0 <= night } ?? true) && (terms.before.map { night < $0 } ?? true)
      let isThatDay = terms.weekdays.isEmpty || terms.weekdays.contains(night.weekday)
      return isHere && isThen && isThatDay && nights >= terms.minNights ?? 0
    }
    func prefer(_ isBetter: (RateTerms) -> Bool) {
      if left.contains(where: { isBetter($0.terms) }) { left = left.filter { isBetter($0.terms) } }
    }
    prefer { $0.site != nil }
    prefer { $0.type != nil || $0.site != nil }
    prefer { !$0.weekdays.isEmpty }
    let shortest = left.map(length).min()
    left = left.filter { length($0) == shortest }
    return left.max { $0.id.rawValue < $1.id.rawValue }
  }

  private func length(_ rate: Rate) -> Int {
    guard let from = rate.terms.from, let before = rate.terms.before else { return 1_000_000 }
    return before.number - from.number
  }

  @Test(arguments: 0..<60) func `the same rate decides in both`(seed: Int) {
    var chance = SplitMix64(seed: UInt64(seed))
    let rates = (1...(1 + chance.next(12))).map { rate(Int64($0), &chance) }
    let book = RateBook(rates.shuffled(using: &chance))
    for _ in 0..<40 {
      let night = Day("2027-06-25").advanced(by: chance.next(60))
      let (site, nights) = (sites[chance.next(4)], 1 + chance.next(12))
      let expected = deciding(rates, night, site, nights)
      #expect(book.rate(for: night, on: site, stayOf: nights)?.id == expected?.id)
      #expect(book.rates(for: night, on: site, stayOf: nights).first?.id == expected?.id)
    }
  }

  @Test(arguments: 0..<60) func `nights in a row with one rate sum to its prices`(seed: Int) throws {
    var chance = SplitMix64(seed: UInt64(1000 + seed))
    let rates = (1...(1 + chance.next(4))).map { rate(Int64($0), &chance) }
    let stay = (0..<(1 + chance.next(70))).map { (night: Day("2027-06-25").advanced(by: $0), site: sites[0]) }
    let prices = RateBook(rates).prices(of: stay, for: Party())
    let deciding = stay.map { self.deciding(rates, $0.night, $0.site, stay.count) }
    #expect(prices.map { $0?.rate } == deciding.map { $0?.name })
    var start = 0
    while start < stay.count {
      let end = (start..<stay.count).first { deciding[$0]?.id != deciding[start]?.id } ?? stay.count
      if let terms = deciding[start]?.terms {
        let sum = prices[start..<end].compactMap { $0?.amount }.reduce(0, +)
        #expect(sum == price(of: end - start, terms))
      }
      start = end
    }
  }

  /// The price of as many months as fit, then as many weeks, then nights.
  private func price(of count: Int, _ terms: RateTerms) -> Int {
    let months = terms.monthly == nil ? 0 : count / 28
    let left = count - 28 * months
    let weeks = terms.weekly == nil ? 0 : left / 7
    return months * (terms.monthly ?? 0) + weeks * (terms.weekly ?? 0) + (left - 7 * weeks) * terms.nightly
  }
}
