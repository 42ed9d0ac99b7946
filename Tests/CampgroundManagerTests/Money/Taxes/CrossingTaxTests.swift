import TestSupport
import Testing

@testable import CampgroundManager

/// A stay that becomes longer or shorter than a tax of 10 % on stays up to 29 nights; a night costs 45.00.
struct CrossingTaxTests {
  private let camp = TestCampground(sites: 1) { camp in
    try camp.makeRate()
    try camp.makeTax { ($0.percent, $0.staysUpTo) = (Percent("10%"), 29) }
    try camp.agree { $0.early = .refund }
  }

  private func stay(_ nights: Int) throws {
    let first: Day = "2027-07-01"
    try camp.reserve(1, first..<first.advanced(by: nights))
    try camp.at(first).reservations.checkIn("r-1")
  }

  private func stayOn(until departure: Day, on day: Day) throws {
    try camp.at(day).edit { $0.depart = departure }
  }

  @Test func `a stay that crosses the line on site gets its tax back, for slept nights as a line of the day`() throws {
    try stay(28)
    #expect(try camp.charged() == ["nights  126000", "taxes county 12600"])
    try stayOn(until: "2027-08-02", on: "2027-07-06")
    // 32 nights; the tax of the five slept ones, 22.50, stays theirs and is given back on the day.
    #expect(try camp.charged() == ["nights  144000", "taxes county 2250", "taxes-apart county -2250"])
    #expect(try camp.sums().total == 144_000)
  }

  @Test func `the tax of slept nights is earned on their days, and given back on that of the change`() throws {
    try stay(28)
    try stayOn(until: "2027-08-02", on: "2027-07-06")
    let report = try camp.revenue("2027-07-01"..<"2027-08-02", by: .day)
    #expect(report.rows.prefix(7).map(\.amounts.taxes) == [450, 450, 450, 450, 450, -2250, 0])
    #expect(report.total.taxes == 0)
    #expect(report.supplement.accounts.taxes == 0)
  }

  @Test func `it owes the tax again when it becomes shorter`() throws {
    try stay(28)
    try stayOn(until: "2027-08-02", on: "2027-07-06")
    try stayOn(until: "2027-07-11", on: "2027-07-08")
    // Ten nights of 4.50: five had it, two were slept without it, and three are open.
    #expect(try camp.charged() == ["nights  45000", "taxes county 3600", "taxes-apart county 900"])
    #expect(try camp.sums().total == 49_500)
  }

  @Test func `a party that leaves a long stay early owes the tax of its nights`() throws {
    try stay(32)
    #expect(try camp.charged() == ["nights  144000"])
    try camp.at("2027-07-21").reservations.checkOut("r-1")
    #expect(try camp.charged() == ["nights  90000", "taxes-apart county 9000"])
  }

  @Test func `before the stay there is no line of its own`() throws {
    try camp.reserve(1, "2027-07-01"..<"2027-07-29")
    try stayOn(until: "2027-08-02", on: "2027-06-10")
    #expect(try camp.charged() == ["nights  144000"])
  }

  @Test func `undo and redo restore the account to the cent`() throws {
    try stay(28)
    let before = try camp.charged()
    try stayOn(until: "2027-08-02", on: "2027-07-06")
    let after = try camp.charged()
    try camp.undoLast()
    #expect(try camp.charged() == before)
    try camp.redo()
    #expect(try camp.charged() == after)
    #expect(try camp.campground.checks.check().problems.isEmpty)
  }
}
