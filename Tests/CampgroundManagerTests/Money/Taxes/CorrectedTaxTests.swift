import TestSupport
import Testing

@testable import CampgroundManager

/// A line that corrects slept nights carries the base of each tax (domain rule R10): 40.00 a night.
struct CorrectedTaxTests {
  private let camp = TestCampground(sites: 1) { camp in
    try camp.agree { $0.early = .refund }
  }
  private let first: Day = "2027-06-01"

  private func stay(_ nights: Int, _ terms: TermsRequest? = nil) throws {
    try camp.reserve(1, first..<first.advanced(by: nights)) { $0.terms = terms }
    try camp.reservations.checkIn("r-1")
  }

  private func leave(on day: Day) throws { try camp.at(day).reservations.checkOut("r-1") }

  /// The months of the report, each with its taxed and its exempt base, and the tax.
  private func months(_ name: String? = nil) throws -> [[Int]] {
    try camp.taxes(by: [.name, .month]).rows.filter { name == nil || $0.key[0].name == name }
      .map { [$0.amounts.taxed, $0.amounts.exempt, $0.amounts.tax] }
  }

  /// The revenue that the taxes are on.
  private func revenue() throws -> Int {
    let total = try camp.revenue().total
    return total.nights + total.extras + total.discounts
  }

  @Test func `leaving a month makes a tax due on what the nights then cost`() throws {
    try camp.makeRate("Standard", "40.00") { $0.monthly = Amount("900.00") }
    try camp.makeTax("occ") { ($0.percent, $0.staysUpTo) = (Percent("10%"), 29) }
    try stay(40)
    try leave(on: "2027-06-21")
    #expect(try camp.sums().total == 88_000)
    #expect(try months() == [[80_000, 0, 8000]])
    #expect(try revenue() == 80_000)
  }

  @Test func `a late discount lowers the tax and its base in the month in which it is given`() throws {
    try camp.makeRate("Standard", "50.00")
    try camp.makeTax { $0.percent = Percent("10%") }
    try stay(2)
    try leave(on: "2027-06-03")
    try camp.at("2027-07-02").discount("20.00")
    #expect(try months() == [[10_000, 0, 1000], [-2000, 0, -200]])
    #expect(try revenue() == 8000)
  }

  @Test func `an exemption that is granted later moves the base of slept nights on its day`() throws {
    try camp.makeRate("Standard", "40.00")
    try camp.makeTax { $0.percent = Percent("10%") }
    try camp.reserve(1, "2027-06-29"..<"2027-07-04")
    try camp.at("2027-06-29").reservations.checkIn("r-1")
    try camp.at("2027-07-02").change { $0.taxExempt = .set("form 7") }
    #expect(try camp.sums().total == 20_000)
    // Two nights of June had it; July gives back those and the one that was slept in it.
    #expect(try months() == [[8000, 0, 800], [-8000, 20_000, -800]])
    try camp.at("2027-07-02").undoLast()
    #expect(try months() == [[8000, 0, 800], [12_000, 0, 1200]])
  }

  @Test func `a tax that falls away keeps the base as exempt, and takes it back when it falls due again`() throws {
    try camp.makeRate("Standard", "40.00")
    try camp.makeTax("occ") { ($0.percent, $0.staysUpTo) = (Percent("10%"), 5) }
    try camp.reserve(1, "2027-06-28"..<"2027-07-02")
    try camp.at("2027-06-28").reservations.checkIn("r-1")
    try camp.at("2027-07-01").change(nights: 8)
    #expect(try months() == [[12_000, 0, 1200], [-12_000, 32_000, -1200]])
    try camp.at("2027-07-01").change(nights: 4)
    #expect(try months() == [[12_000, 0, 1200], [4000, 0, 400]])
  }

  @Test func `an exempt tax of no amount has its base all the same`() throws {
    try camp.makeRate("Standard", "40.00") { $0.weekly = Amount("210.00") }
    try camp.makeTax { $0.percent = Percent("10%") }
    try stay(7, TermsRequest { $0.taxExempt = .set("form 7") })
    try leave(on: "2027-06-04")
    #expect(try camp.sums().total == 12_000)
    #expect(try months() == [[0, 12_000, 0]])
    // An entry of no amount stands in no statement.
    #expect(try camp.accounts.account("r-1").lines(lapsedOn: first).allSatisfy { $0.amount != 0 })
  }

  @Test func `a waiver takes back no tax`() throws {
    try camp.makeRate("Standard", "50.00")
    try camp.makeTax { $0.percent = Percent("10%") }
    try stay(2)
    try leave(on: "2027-06-03")
    try camp.at("2027-07-02").waive("22.00", because: "noise")
    #expect(try months() == [[10_000, 0, 1000]])
  }
}
