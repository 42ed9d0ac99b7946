import TestSupport
import Testing

@testable import CampgroundManager

/// The nights of a dated rate on which another decides; 2027-05-28 is a Friday.
struct DecidingRateTests {
  private let camp = TestCampground(sites: 1) { camp in
    try camp.makeCampSite(2) { $0.type = "cabin" }
    try camp.makeRate()
    try camp.makeRate("Weekend", "60.00") { $0.weekdays = [.fri, .sat] }
  }

  private func deciding(_ change: (inout RateRequest) -> Void = { _ in }) throws -> [DecidingRate] {
    let rate = try camp.makeRate("Memorial Day", "80.00") {
      ($0.from, $0.before) = ("2027-05-28", "2027-05-31")
      change(&$0)
    }
    defer { _ = try? camp.rates.removeRate("Memorial Day") }
    return try camp.at("2027-05-01").rates.ratesBeside(rate).deciding
  }

  @Test func `the weekend decides before dates that are no holiday`() throws {
    let found = try deciding()
    #expect(found.map(\.rate) == ["Weekend"])
    #expect(found.map(\.nights) == [["2027-05-28", "2027-05-29"]])
    #expect(found.map(\.isAlways) == [false])
    #expect(try deciding { $0.holiday = true } == [])
  }

  @Test func `a rate without dates, and one of the past, has no such nights`() throws {
    #expect(try deciding { ($0.from, $0.before) = (nil, nil) } == [])
    let rate = try camp.makeRate("Past") { ($0.from, $0.before) = ("2027-05-28", "2027-05-31") }
    #expect(try camp.at("2027-05-29").rates.ratesBeside(rate).deciding.map(\.nights) == [["2027-05-29"]])
    #expect(try camp.at("2027-05-31").rates.ratesBeside(rate).deciding == [])
  }

  @Test func `a rate of fewer sites decides there`() throws {
    try camp.makeRate("Cabins", "95.00") { $0.type = "cabin" }
    try camp.makeRate("Yurts", "97.00") { $0.type = "yurt" }
    try camp.makeRate("Lake", "99.00") { $0.site = 1 }
    let found = try deciding { $0.holiday = true }
    #expect(found.map(\.rate) == ["Lake", "Yurts", "Cabins"])
    #expect(found.map { $0.site } == [1, nil, nil])
    #expect(found.map { $0.type } == [nil, "yurt", "cabin"])
    #expect(found.map(\.isAlways) == [true, true, true])
    #expect(try deciding { $0.type = "cabin" }.map(\.rate) == [])
  }

  @Test func `only rates that may have the same sites are told`() throws {
    try camp.makeRate("Lake", "99.00") { $0.site = 1 }
    try camp.makeRate("Cabin 2", "99.00") { $0.site = 2 }
    #expect(try deciding { $0.type = "cabin" }.map(\.rate) == ["Cabin 2"])
    #expect(try deciding { $0.site = 2 }.map(\.rate) == [])
    try camp.makeRate("Lake in May", "70.00") { ($0.site, $0.from, $0.before) = (1, "2027-05-01", "2027-06-01") }
    let rate = try camp.makeRate("Cabin 2 in May", "75.00") {
      ($0.site, $0.from, $0.before) = (2, "2027-05-28", "2027-05-31")
    }
    #expect(try camp.at("2027-05-01").rates.ratesBeside(rate).givingWay == [])
  }

  @Test func `of two for the same sites the first decides, and the other on what is left`() throws {
    try camp.makeRate("Saturdays") {
      $0.weekdays = [.sat]
      ($0.from, $0.before) = ("2027-05-01", "2027-06-01")
    }
    let found = try deciding()
    #expect(found.map(\.rate) == ["Saturdays", "Weekend"])
    #expect(found.map(\.nights) == [["2027-05-29"], ["2027-05-28"]])
  }

  @Test func `a rate of longer stays does not decide for every stay`() throws {
    try camp.makeRate("Long weekend") { ($0.weekdays, $0.minNights) = ([.sun], 3) }
    #expect(try deciding().map(\.rate) == ["Weekend"])
    #expect(try deciding { $0.minNights = 3 }.map(\.rate) == ["Long weekend", "Weekend"])
  }

  @Test func `a season without an end is looked through for a year`() throws {
    let found = try deciding { $0.before = nil }
    #expect(found.map(\.nights.count) == [106])
    #expect(found.first?.nights.last == "2028-05-27")
  }

  @Test(arguments: 0..<40) func `on those nights another rate has the price, and on no other`(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    let camp = TestCampground(sites: 1)
    let first: Day = "2027-07-01"
    for number in 0..<(1 + chance.next(6)) {
      try camp.makeRate("Rate \(number)") {
        if chance.next(2) == 0 { $0.weekdays = [[.fri, .sat], [.sun], [.mon, .wed]][chance.next(3)] }
        if chance.next(2) == 0 { $0.from = first.advanced(by: chance.next(20)) }
        if chance.next(2) == 0 { $0.before = ($0.from ?? first).advanced(by: 1 + chance.next(20)) }
        $0.holiday = $0.weekdays == nil && $0.from != nil && $0.before != nil && chance.next(2) == 0
      }
    }
    let rate = try camp.makeRate("New") {
      ($0.from, $0.before) = (first, first.advanced(by: 1 + chance.next(25)))
      if chance.next(2) == 0 { $0.weekdays = [.fri, .sat, .sun] } else { $0.holiday = chance.next(2) == 0 }
    }
    let (found, former) = try camp.rates.ratesBeside(rate)
    try camp.rates.removeRate("New")
    var taken: [String: [Day]] = [:]
    for night in first..<(rate.terms.before ?? first)
    where rate.terms.weekdays.isEmpty || rate.terms.weekdays.contains(night.weekday) {
      let rates = try camp.rates.listRates(on: night, at: 1)
      guard let before = rates.first?.rate, !found.contains(where: { $0.nights.contains(night) }) else { continue }
      if before.terms.isDated || !before.terms.weekdays.isEmpty { taken[before.name, default: []].append(night) }
    }
    #expect(Dictionary(uniqueKeysWithValues: former.map { ($0.rate, $0.nights) }) == taken)
    try camp.undoLast()
    var expected: [String: [Day]] = [:]
    for night in first..<(rate.terms.before ?? first)
    where rate.terms.weekdays.isEmpty
      || rate.terms.weekdays.contains(night.weekday)
    {
      let stay = StayRequest(arrival: night, numberOfNights: 1)
      let price = try camp.quotes.quote(QuoteRequest(site: 1, stay: stay)).nights.first?.price
      if let price, price.rate != "New" { expected[price.rate, default: []].append(night) }
    }
    #expect(Dictionary(uniqueKeysWithValues: found.map { ($0.rate, $0.nights) }) == expected)
  }

  @Test func `a weekend rate that is added later takes over from dates`() throws {
    try camp.rates.removeRate("Weekend")
    try camp.makeRate("Xmas", "90.00") { ($0.from, $0.before) = ("2027-12-27", "2028-01-01") }
    let weekend = try camp.makeRate("Weekend", "65.00") { $0.weekdays = [.fri, .sat] }
    let (deciding, givingWay) = try camp.at("2027-06-01").rates.ratesBeside(weekend)
    #expect(deciding == [])
    #expect(givingWay.map(\.rate) == ["Xmas"])
    #expect(givingWay.map(\.nightly) == [9000])
    #expect(givingWay.map(\.nights) == [["2027-12-31"]])
  }

  @Test func `a site's own rate takes over from dates there`() throws {
    try camp.makeRate("Xmas", "90.00") { ($0.from, $0.before) = ("2027-12-27", "2028-01-01") }
    let lake = try camp.makeRate("Lake", "99.00") { $0.site = 1 }
    let givingWay = try camp.at("2027-06-01").rates.ratesBeside(lake).givingWay
    #expect(givingWay.map(\.rate) == ["Xmas"])
    #expect(givingWay.map(\.nights.count) == [4])
  }

  @Test func `stays too short for a rate pay the next, or have none`() throws {
    let fourth = try camp.makeRate("July 4th", "60.00") {
      ($0.from, $0.before, $0.holiday, $0.minNights) = ("2027-07-02", "2027-07-06", true, 3)
    }
    #expect(try camp.rates.ratesOfShorterStays(than: fourth).map { $0?.name } == ["Weekend", "Standard"])
    try camp.rates.removeRate("Standard")
    #expect(try camp.rates.ratesOfShorterStays(than: fourth).map { $0?.name } == ["Weekend", nil])
  }

  @Test func `of the rates of a day each says why it decides or gives way`() throws {
    try camp.makeRate("Lake", "99.00") { $0.site = 1 }
    let rates = try camp.rates.listRates(on: "2027-05-28")
    #expect(rates.map(\.rate.name) == ["Lake", "Weekend", "Standard"])
    #expect(rates.map(\.givesWayTo) == [nil, nil, "Weekend"])
    #expect(rates.map(\.over) == ["Weekend", "Standard", nil])
    #expect(rates.map(\.because) == [.namesSite, .namesWeekdays, .namesWeekdays])
    #expect(try camp.rates.listRates(on: "2027-05-28", at: 1).map(\.givesWayTo) == [nil, "Lake", "Lake"])
    #expect(try camp.rates.listRates(on: "2027-05-27", at: 2).map(\.because) == [nil])
    // A rate of long stays decides for these alone.
    try camp.makeRate("Long", "40.00") { $0.minNights = 7 }
    let thursday = try camp.rates.listRates(on: "2027-05-27", at: 2)
    #expect(thursday.map(\.rate.name) == ["Long", "Standard"])
    #expect(thursday.map(\.givesWayTo) == [nil, nil])
  }

  @Test func `a night that only longer stays have a rate for names it`() throws {
    try camp.rates.removeRate("Standard")
    try camp.rates.removeRate("Weekend")
    try camp.makeRate("WE", "65.00") { $0.minNights = 2 }
    let error = try rejected { try camp.reserve(1, "2027-07-01"..<"2027-07-02") }
    #expect(
      error.problems == [.price(.noRate(["2027-07-01"], on: 1, longer: LongerRate(rate: "WE", nights: 2)))])
  }
}
