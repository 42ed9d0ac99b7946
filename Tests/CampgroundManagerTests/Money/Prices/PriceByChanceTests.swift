import TestSupport
import Testing

@testable import CampgroundManager

/// With rates, taxes, parties and stays by chance, sums add up and an undo leaves no cent behind.
struct PriceByChanceTests {
  private let camp = TestCampground(sites: 1)

  private func request(_ priced: inout PricedCampground, _ days: Range<Day>, _ site: SiteNumber = 1) -> ReserveRequest {
    ReserveRequest(
      camper: CamperReference(priced.camper.id), site: site,
      stay: StayRequest(arrival: days.lowerBound, departure: days.upperBound), party: priced.party())
  }

  private func days(_ priced: inout PricedCampground, most: Int = 35) -> Range<Day> {
    let arrival = priced.day()
    return arrival..<arrival.advanced(by: 1 + priced.chance.next(most))
  }

  @Test(arguments: 1...20) func `nights, extras and taxes sum to the total`(seed: UInt64) throws {
    var priced = try PricedCampground(seed: seed)
    for _ in 0..<10 {
      let days = days(&priced)
      let made = try priced.camp.reservations.reserve(request(&priced, days)).result.reservation
      #expect(made.sums.total == Arithmetic.total(made), "seed \(seed), \(days)")
      #expect(try priced.camp.lines(made).map(\.amount).reduce(0, +) == made.sums.total, "seed \(seed), \(days)")
      try priced.camp.undoLast()
    }
  }

  @Test(arguments: 1...20) func `a stay split in two at nightly rates has the same nights`(seed: UInt64) throws {
    var priced = try PricedCampground(seed: seed, isShared: false)
    let days = days(&priced)
    guard days.count > 1 else { return }
    let whole = request(&priced, days)
    let nights = try priced.camp.reservations.reserve(whole).result.nights
    try priced.camp.undoLast()
    let middle = days.lowerBound.advanced(by: 1 + priced.chance.next(days.count - 1))
    var parts: [Night] = []
    for part in [days.lowerBound..<middle, middle..<days.upperBound] {
      var half = whole
      half.stay = StayRequest(arrival: part.lowerBound, departure: part.upperBound)
      parts += try priced.camp.reservations.reserve(half).result.nights
    }
    #expect(parts == nights, "seed \(seed), \(days), \(middle)")
  }

  @Test(arguments: 1...60) func `there and back costs what it did, to the cent`(seed: UInt64) throws {
    var priced = try PricedCampground(seed: seed)
    let days = days(&priced)
    let made = try priced.camp.reservations.reserve(request(&priced, days)).result
    let camp = priced.camp
    let before = (try camp.now(made), try camp.lines(made.reservation))
    for name in ThereAndBack.allCases {
      try name.go(made, in: priced, count: 1 + Int(seed % 30))
      let after = (try camp.now(made), try camp.lines(made.reservation))
      if name == .longerAndShorter, after.0.sums.total < before.0.sums.total {
        // The longer stay was the cheaper one, and a shorter one never costs more (R10).
        for _ in 1...2 { try camp.undoLast() }
        continue
      }
      #expect(after.0.sums == before.0.sums, "seed \(seed), \(name), \(days)")
      #expect(after.0.nights == before.0.nights, "seed \(seed), \(name), \(days)")
      #expect(after.1 == before.1, "seed \(seed), \(name), \(days)")
    }
  }

  @Test func `a percentage is rounded once for a stay, half to even`() throws {
    for (price, percent, tax) in [("0.50", "5%", 2), ("0.70", "5%", 4), ("0.30", "5%", 2), ("0.10", "5%", 0)] {
      let camp = TestCampground(sites: 1)
      try camp.makeRate("Standard", price)
      try camp.makeTax { $0.percent = Percent(percent) }
      try camp.makeTax("other") { $0.percent = Percent(percent) }
      let made = try camp.reserve(1, "2027-07-01"..<"2027-07-02").reservation
      #expect(try camp.lines(made).filter { $0.item == .taxes }.map(\.amount) == (tax == 0 ? [] : [tax, tax]))
    }
    let camp = TestCampground(sites: 1)
    try camp.makeRate("Standard", "0.10")
    try camp.makeTax { $0.percent = Percent("5%") }
    // Rounded night by night it would be nothing.
    #expect(try camp.reserve(1, "2027-07-01"..<"2027-07-11").sums.total == 105)
  }

  @Test(arguments: 1...20) func `a weekly and a monthly price are spread to the last cent`(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    let (weekly, monthly) = (chance.next(100_000), chance.next(400_000))
    try camp.makeRate {
      $0.weekly = Amount(Currency.usDollar.text(weekly))
      $0.monthly = Amount(Currency.usDollar.text(monthly))
    }
    let count = 1 + chance.next(120)
    let nights = try camp.reserve(1, "2027-07-01"..<("2027-07-01" as Day).advanced(by: count)).nights
    let (months, rest) = count.quotientAndRemainder(dividingBy: 28)
    let (weeks, single) = rest.quotientAndRemainder(dividingBy: 7)
    let total = nights.compactMap(\.price?.amount).reduce(0, +)
    #expect(total == months * monthly + weeks * weekly + single * 4500, "seed \(seed), \(count) nights")
    for start in stride(from: 0, to: months * 28, by: 28) {
      let month = nights[start..<start + 28].compactMap(\.price?.amount)
      #expect(month.max()! - month.min()! <= 1, "seed \(seed)")
    }
  }
}
