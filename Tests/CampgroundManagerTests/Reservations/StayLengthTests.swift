import TestSupport
import Testing

@testable import CampgroundManager

/// Stays that become another while the party is there: prices by length are judged for the stay as it has become (R10).
struct StayLengthTests {
  /// A site at 45.00 a night, 280.00 a week, and 1,000.00 a month where it is given; a tax of 15 %.
  private func camp(
    nightly: String = "45.00", weekly: String? = "280.00", monthly: String? = nil, shortened: ShortenedStay = .reprice,
    early: EarlyDeparture = .refund
  ) throws -> TestCampground {
    let camp = try TestCampground(today: "2027-06-01")
    try camp.makeCampSite()
    try camp.makeRate("Summer", nightly) {
      $0.weekly = weekly.flatMap { Amount($0) }
      $0.monthly = monthly.flatMap { Amount($0) }
    }
    try camp.agree {
      $0.early = early
      $0.shortened = shortened
    }
    return camp
  }

  /// A party that has come on the first of July for some nights.
  private func party(_ nights: Int, at camp: TestCampground) throws {
    try camp.reserve(1, "2027-07-01"..<Day("2027-07-01").advanced(by: nights))
    try camp.at("2027-07-01").reservations.checkIn("r-1")
  }

  private func amounts(_ camp: TestCampground) throws -> [Int] {
    try camp.reservations.find("r-1").nights.compactMap { $0.price?.amount }
  }

  @Test func `staying on into a week costs the week`() throws {
    let camp = try camp()
    try party(6, at: camp)
    try camp.at("2027-07-06").change(nights: 7)
    #expect(try amounts(camp) == [4500, 4500, 4500, 4500, 4500, 2750, 2750])
    #expect(try camp.sums().total == 28000)
  }

  @Test func `nights beyond the week are priced as always, and slept ones are never rewritten`() throws {
    let camp = try camp(nightly: "50.00")
    try party(6, at: camp)
    let later = camp.at("2027-07-07")
    try later.rates.removeRate("Summer")
    try later.makeRate("Summer", "45.00") { $0.weekly = Amount("280.00") }
    try camp.at("2027-07-07").change(nights: 8)
    #expect(try amounts(camp) == [5000, 5000, 5000, 5000, 5000, 5000, 0, 4500])
    #expect(try camp.sums().total == 34500)
  }

  @Test func `a month left after five nights costs five nights, as a line of its own`() throws {
    let camp = try camp(weekly: nil, monthly: "1000.00")
    try camp.makeTax { $0.percent = Percent("15%") }
    try party(28, at: camp)
    let written = try camp.at("2027-07-06").reservations.checkOut("r-1")
    let left = written.result
    // The answer tells of no penalty, and of the difference without its tax.
    #expect(try written.penalties(on: left.id) == 0)
    #expect(try written.corrections(on: left.id) == 4640)
    #expect(left.sums.total == 22500 + 3375)
    #expect(left.nights.compactMap { $0.price?.amount } == [3572, 3572, 3572, 3572, 3572])
    let lines = try LedgerTable(store: camp.store).lines(of: "r-1")
    #expect(lines.sum(of: .nightsApart) == 22500 - 5 * 3572)
    let fresh = TestCampground.priced(tax: Percent("15%"))
    try fresh.reserve(1, "2027-07-01"..<"2027-07-06")
    #expect(try fresh.sums().total == left.sums.total)
    try camp.at("2027-07-06").undoLast()
    #expect(try camp.sums().total == 115000)
  }

  @Test(arguments: [(27, 100000), (5, 22500), (7, 28000), (8, 32500), (1, 4500)])
  func `leaving early costs the stay that it became, and never more than the longer one`(nights: Int, total: Int) throws
  {
    let camp = try camp(monthly: "1000.00")
    try party(28, at: camp)
    try camp.at(Day("2027-07-01").advanced(by: nights)).reservations.checkOut("r-1")
    #expect(try camp.sums().total == total)
  }

  @Test func `out after six of seven nights costs six nights`() throws {
    let camp = try camp()
    try party(7, at: camp)
    try camp.at("2027-07-07").reservations.checkOut("r-1")
    #expect(try camp.sums().total == 27000)
  }

  @Test(arguments: [(ShortenedStay.keep, EarlyDeparture.refund, 5 * 3572), (.reprice, .keep, 100000)])
  func `a policy may keep the price of the nights stayed, or of those given up`(
    shortened: ShortenedStay, early: EarlyDeparture, total: Int
  ) throws {
    let camp = try camp(monthly: "1000.00", shortened: shortened, early: early)
    try party(28, at: camp)
    try camp.at("2027-07-06").reservations.checkOut("r-1")
    #expect(try camp.sums().total == total)
  }

  @Test func `a stay that is shortened and then stays on after all costs the month again`() throws {
    let camp = try camp(weekly: nil, monthly: "1000.00")
    try party(28, at: camp)
    try camp.at("2027-07-06").change(nights: 6)
    #expect(try camp.sums().total == 27000)
    try camp.at("2027-07-06").change(nights: 7)
    #expect(try camp.sums().total == 31500)
    try camp.at("2027-07-06").change(nights: 28)
    #expect(try camp.sums().total == 100000)
    for _ in 1...3 { try camp.at("2027-07-06").undoLast() }
    #expect(try amounts(camp) == MinorUnits.spread(100000, over: 28))
  }

  @Test func `nights agreed keep their rates, and an added one has the rate of today`() throws {
    let camp = try camp(weekly: nil)
    try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    try camp.rates.removeRate("Summer")
    try camp.makeRate("Summer", "50.00")
    try camp.at("2027-06-02").change(nights: 3)
    #expect(try amounts(camp) == [4500, 4500, 5000])
  }

  @Test func `a removed week still decides for the nights that were agreed by it`() throws {
    let camp = try camp()
    try camp.reserve(1, "2027-07-01"..<"2027-07-08")
    try camp.rates.removeRate("Summer")
    try camp.makeRate("Summer", "60.00")
    try camp.at("2027-06-02").change(nights: 5)
    #expect(try amounts(camp) == [4500, 4500, 4500, 4500, 4500])
  }

  @Test func `a rate that is missing today refuses no check-out`() throws {
    let camp = try camp(monthly: "1000.00")
    try party(28, at: camp)
    let later = camp.at("2027-07-06")
    try later.rates.removeRate("Summer")
    try later.makeRate("Tents", "20.00") { $0.type = "tent-only" }
    try later.reservations.checkOut("r-1")
    #expect(try camp.sums().total == 22500)
  }

  @Test func `a shorter stay never costs more than the longer one`() throws {
    let camp = try camp(weekly: "200.00")
    try camp.reserve(1, "2027-07-01"..<"2027-07-08")
    try camp.at("2027-06-02").change(nights: 6)
    #expect(try camp.sums().total == 20000)
  }
}
