import TestSupport
import Testing

@testable import CampgroundManager

/// Pricing again is a command (domain rule R20).
struct RepriceTests {
  private let camp = TestCampground(sites: 1)

  @Test func `the nights to come cost what they do today, those that are past what was agreed`() throws {
    try camp.makeRate()
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-04")
    try camp.at("2027-07-01").reservations.checkIn(made.reference)
    try camp.makeRate("Newer", "60.00")
    #expect(try camp.now(made).sums.total == 13500)
    let priced = try camp.at("2027-07-02").reservations.reprice(made.reference)
    #expect(priced.nights.map(\.price?.amount) == [4500, 6000, 6000])
    #expect(priced.sums.total == 16500)
    #expect(try priced.difference(of: made.id) == 3000)
    try camp.at("2027-07-02").undoLast()
    #expect(try camp.now(made).sums.total == 13500)
  }

  @Test func `the taxes of today are added`() throws {
    try camp.makeRate()
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    try camp.makeTax { $0.percent = Percent("10%") }
    #expect(try camp.reservations.reprice(made.reference).sums.total == 9900)
    _ = try camp.rates.removeTax("county")
    #expect(try camp.reservations.reprice(made.reference).sums.total == 9000)
  }

  @Test func `a reservation from before there were rates gets a price`() throws {
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    #expect(try !camp.reservations.reprice(made.reference).changed)
    try camp.makeRate()
    #expect(try camp.reservations.reprice(made.reference).sums.total == 9000)
  }

  @Test func `where nothing is different nothing is written`() throws {
    try camp.makeRate()
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    let priced = try camp.reservations.reprice(made.reference)
    #expect(!priced.changed)
    #expect(priced.version == 1)
  }

  @Test func `a night that no rate covers any more keeps its price, one that has none is refused`() throws {
    let unpriced = try camp.reserve(1, "2027-08-01"..<"2027-08-03")
    try camp.makeRate()
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-03", camper: unpriced.camper)
    _ = try camp.rates.removeRate("Standard")
    try camp.makeRate("Spring") { $0.before = "2027-06-01" }
    #expect(try !camp.reservations.reprice(made.reference).changed)
    #expect(try rejected { try camp.reservations.reprice(unpriced.reference) }.problems.map(\.name) == ["noRate"])
  }

  @Test func `a stay in its last hours keeps its taxes, too`() throws {
    try camp.makeRate()
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    try camp.at("2027-07-01").reservations.checkIn(made.reference)
    try camp.makeTax { $0.percent = Percent("10%") }
    #expect(try !camp.at("2027-07-03").reservations.reprice(made.reference).changed)
  }
}
