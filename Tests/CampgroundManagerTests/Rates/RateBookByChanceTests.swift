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
    terms.holiday = terms.weekdays.isEmpty && terms.from != nil && terms.before != nil && chance.next(2) == 0
    if chance.next(4) == 0 { terms.minNights = 1 + chance.next(9) }
    if chance.next(2) == 0 { terms.weekly = chance.next(50_000) }
    if chance.next(3) == 0 { terms.monthly = chance.next(200_000) }
    return Rate(id: RateID(rawValue: id), version: 1, name: "\(id)", terms: terms)
  }

  @Test(arguments: 0..<60) func `the same rate decides in both`(seed: Int) {
    var chance = SplitMix64(seed: UInt64(seed))
    let rates = (1...(1 + chance.next(12))).map { rate(Int64($0), &chance) }
    let book = RateBook(rates.shuffled(using: &chance))
    for _ in 0..<40 {
      let night = Day("2027-06-25").advanced(by: chance.next(60))
      let (site, nights) = (sites[chance.next(4)], 1 + chance.next(12))
      let expected = StayPriceModel(rates: rates, nights: nights).deciding(night, site)
      #expect(book.rate(for: night, on: site, stayOf: nights)?.id == expected?.id)
      #expect(book.rates(for: night, on: site, stayOf: nights).first?.id == expected?.id)
    }
  }

  @Test(arguments: 0..<100) func `weeks and months cost what they do night by night in the model`(seed: Int) {
    var chance = SplitMix64(seed: UInt64(1000 + seed))
    let rates = (1...(1 + chance.next(6))).map { rate(Int64($0), &chance) }
    var site = sites[chance.next(4)]
    let stay = (0..<(1 + chance.next(70))).map { place in
      if chance.next(12) == 0 { site = sites[chance.next(4)] }
      return (night: Day("2027-06-25").advanced(by: place), site: site)
    }
    let book = RateBook(rates.shuffled(using: &chance))
    let model = StayPriceModel(rates: rates, nights: stay.count).prices(of: stay)
    let prices = book.prices(of: stay, for: Party())
    #expect(prices.map { $0?.rate } == model.map(\.rate))
    #expect(prices.map { $0?.amount } == model.map(\.amount))
    #expect(book.shares(of: stay).isEmpty != model.contains(where: \.isShared))
  }
}
