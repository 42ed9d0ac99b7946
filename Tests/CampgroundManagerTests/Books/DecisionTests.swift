import TestSupport
import Testing

@testable import CampgroundManager

/// The report of what people have decided about nights (domain rule R29).
struct DecisionTests {
  private let camp = TestCampground.priced()

  @Test func `a named discount counts on its nights, month by month`() throws {
    try camp.makeDiscount("Pass") { $0.percent = Percent("50%") }
    try camp.agree("2027-07-30"..<"2027-08-02") { $0.discount = ["Pass"] }
    #expect(try camp.decisions().lines == ["Pass: 3 nights, -6750"])
    #expect(try camp.decisions(by: .month).lines == ["2027-07: 2 nights, -4500", "2027-08: 1 nights, -2250"])
    #expect(try camp.decisions(by: .reason).lines == ["none: 3 nights, -6750"])
  }

  @Test func `a night without a part of a discount is not one of its nights`() throws {
    try camp.makeDiscount("Tuesday") {
      $0.perNight = Amount("5.00")
      $0.weekdays = [.tue]
    }
    try camp.agree("2027-07-05"..<"2027-07-12") { $0.discount = ["Tuesday"] }
    #expect(try camp.decisions().lines == ["Tuesday: 1 nights, -500"])
  }

  @Test func `rows are grouped by several keys, in the order of these`() throws {
    try camp.makeDiscount("Pass") { $0.perNight = Amount("1.00") }
    try camp.makeDiscount("Club") { $0.perNight = Amount("2.00") }
    try camp.agree("2027-07-31"..<"2027-08-02") { $0.discount = ["Pass", "Club"] }
    try camp.discount("10.00", because: "mud")
    try camp.discount("4.00", because: "noise")
    #expect(
      try camp.decisions(by: .name, .month).lines == [
        "Club, 2027-07: 1 nights, -200", "Club, 2027-08: 1 nights, -200", "Pass, 2027-07: 1 nights, -100",
        "Pass, 2027-08: 1 nights, -100", "by hand, 2027-07: 2 nights, -700", "by hand, 2027-08: 2 nights, -700",
      ])
    #expect(
      try camp.decisions(by: .month, .reason).lines == [
        "2027-07, mud: 1 nights, -500", "2027-07, noise: 1 nights, -200", "2027-07, none: 2 nights, -300",
        "2027-08, mud: 1 nights, -500", "2027-08, noise: 1 nights, -200", "2027-08, none: 2 nights, -300",
      ])
    #expect(try camp.decisions(by: .name, .month, .reason).rows.count == 8)
    let total = DecisionAmounts(nights: 8, amount: -2000)
    for keys in [[], [.name], [.month], [.reason], [.name, .month, .reason]] as [[ReportKey<Decision>]] {
      #expect(try camp.reports.decisions(by: keys).total == total)
    }
  }

  @Test func `a discount by hand of a stay that is over is of the day on which it was given`() throws {
    try camp.reserve(1, "2027-06-01"..<"2027-06-03")
    _ = try camp.reservations.checkIn("r-1")
    let later = camp.at("2027-06-03")
    _ = try later.reservations.checkOut("r-1")
    try later.at("2027-07-02").discount("10.00", because: "mud")
    #expect(try camp.decisions(by: .name, .month, .reason).lines == ["by hand, 2027-07, mud: 0 nights, -1000"])
  }

  @Test func `an own price counts by its difference from the rates of the day on which it was agreed`() throws {
    try camp.agree(nightly: "30.00", because: "a friend")
    try camp.agree(nightly: "50.00", because: "with a view", on: 2)
    try camp.makeRate("Higher", "60.00")
    #expect(
      try camp.decisions(by: .name, .reason).lines == [
        "own price, a friend: 2 nights, -3000", "own price, with a view: 2 nights, 1000",
      ])
  }

  @Test func `an own price that ended counts on the nights that were slept at it`() throws {
    try camp.agree(nightly: "30.00", because: "a friend", "2027-06-01"..<"2027-06-04")
    _ = try camp.reservations.checkIn("r-1")
    try camp.at("2027-06-02").change { $0.nightly = .clear }
    #expect(try camp.decisions().lines == ["own price: 1 nights, -1500"])
  }

  @Test func `an own price where no rate covers the night differs from nothing`() throws {
    let camp = TestCampground(sites: 1)
    try camp.agree(nightly: "30.00", because: "a friend")
    #expect(try camp.decisions().lines == ["own price: 2 nights, 0"])
  }

  @Test func `an exemption has the taxes that its nights would have`() throws {
    let camp = TestCampground.priced(tax: Percent("7.25%"))
    try camp.makeTax("bed") { $0.perNight = Amount("1.50") }
    try camp.makeFee("linen") { $0.perStay = Amount("9.99") }
    try camp.agree("2027-07-31"..<"2027-08-02") { $0.taxExempt = .set("C-17") }
    try camp.agree("2027-07-31"..<"2027-08-02", on: 2) {
      $0.taxExempt = .set("C-18")
      $0.taxExemptFrom = ["bed"]
    }
    // 7.25 % of 90.00 is 6.525, and so 6.52 for the stay; 1.50 a night; a fee is no tax.
    #expect(
      try camp.decisions(by: .name, .reason).lines == [
        "exemption, C-17: 2 nights, 0 + 952", "exemption, C-18: 2 nights, 0 + 300",
      ])
    #expect(try camp.decisions(by: .month).total == DecisionAmounts(nights: 4, taxNotCharged: 1252))
    #expect(try camp.revenue().total.taxes == 652)
  }

  @Test func `a hold past its expiry has decided nothing`() throws {
    try camp.makeDiscount("Pass") { $0.perStay = Amount("5.00") }
    let terms = TermsRequest { $0.discount = ["Pass"] }
    _ = try camp.reservations.hold(camp.request { $0.terms = terms }, minutes: 30)
    #expect(try camp.decisions().lines == ["Pass: 2 nights, -500"])
    #expect(try camp.at("2027-06-02").decisions().rows.isEmpty)
  }

  @Test func `undoing takes a decision out, and redoing brings it back`() throws {
    try camp.reserve()
    try camp.discount("10%", because: "mud")
    let lines = try camp.decisions(by: .name, .reason).lines
    #expect(lines == ["by hand, mud: 2 nights, -900"])
    let undone = try camp.campground.undo.undo().result
    #expect(try camp.decisions().rows.isEmpty)
    try camp.campground.undo.undo(EntryReference(undone.entry.description))
    #expect(try camp.decisions(by: .name, .reason).lines == lines)
  }

  @Test func `only what is of the requested days counts`() throws {
    try camp.makeDiscount("Pass") { $0.perNight = Amount("5.00") }
    try camp.agree("2027-07-01"..<"2027-07-06") { $0.discount = ["Pass"] }
    #expect(try camp.decisions("2027-07-02"..<"2027-07-04").lines == ["Pass: 2 nights, -1000"])
    #expect(try camp.decisions("2027-07-06"..<"2027-08-01").rows.isEmpty)
    #expect(try camp.decisions("2026-01-01"..<"2027-07-02").lines == ["Pass: 1 nights, -500"])
    let year: Range<Day> = "2027-01-01"..<"2028-01-01"
    #expect(try camp.decisions().days == year)
  }

  @Test(arguments: [("JPY", "45", -1), ("KWD", "45.000", -1500)])
  func `amounts are of the currency's smallest unit`(code: String, nightly: String, amount: Int) throws {
    let camp = try TestCampground()
    try camp.set { $0.currency = code }
    try camp.makeCampSite()
    try camp.makeRate("Standard", nightly)
    try camp.makeDiscount("Pass") { $0.percent = Percent("3.333%") }
    try camp.agree("2027-07-01"..<"2027-07-02") { $0.discount = ["Pass"] }
    let report = try camp.decisions()
    #expect(report.currency.code == code)
    // 3.333 % of 45 is 1.49985.
    #expect(report.total == DecisionAmounts(nights: 1, amount: amount))
  }
}
