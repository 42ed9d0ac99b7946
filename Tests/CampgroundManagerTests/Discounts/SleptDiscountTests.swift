import TestSupport
import Testing

@testable import CampgroundManager

/// Discounts of stays of which nights are slept (domain rule R28).
struct SleptDiscountTests {
  /// A party that has come to site 1 on the first of July for some nights at 45.00, with a tax of 10 %.
  private func party(_ nights: Int, discounts: [String] = [], _ make: (TestCampground) throws -> Void = { _ in }) throws
    -> TestCampground
  {
    let camp = try TestCampground.priced()
    try make(camp)
    let days = "2027-07-01"..<Day("2027-07-01").advanced(by: nights)
    try camp.reserve(1, days, discounts: discounts)
    try camp.at("2027-07-01").reservations.checkIn("r-1")
    return camp
  }

  private func lines(_ camp: TestCampground) throws -> [String] {
    try LedgerTable(store: camp.store).lines(of: "r-1").map { "\($0.item.rawValue) \($0.name) \($0.amount)" }
  }

  private func parts(_ camp: TestCampground) throws -> [Int] {
    try camp.reservations.find("r-1").nights.compactMap { $0.price?.discounts.reduce(0, +) }
  }

  private static func long(_ camp: TestCampground) throws {
    try camp.makeDiscount("Long") { ($0.percent, $0.minNights) = (Percent("20%"), 7) }
  }

  @Test func `one that a longer stay earns later covers the whole stay, for slept nights as a line of the day`() throws
  {
    let camp = try party(6, discounts: ["Long"], Self.long)
    #expect(try camp.sums().total == 29700)
    let changed = try camp.at("2027-07-05").change(nights: 7).result
    #expect(changed.discountAmounts.first == 6300)
    #expect(try parts(camp) == [0, 0, 0, 0, 900, 900, 900])
    #expect(
      try lines(camp) == [
        "nights  31500", "taxes county 2880", "discounts Long -2700", "agreed-apart Long -3600",
        "taxes-apart county -360",
      ])
    #expect(changed.sums.total == 31500 - 6300 + 2520)
    #expect(try camp.at("2027-07-05").change(nights: 6).result.sums.total <= 27720)
  }

  @Test func `a stay that becomes too short for it never costs more than the longer one`() throws {
    let camp = try party(7, discounts: ["Long"], Self.long)
    #expect(try camp.sums().total == 27720)
    // Six nights at 45.00 are 270.00, more than seven with the discount.
    #expect(try camp.at("2027-07-03").change(nights: 6).result.sums.total == 27720)
    #expect(try camp.at("2027-07-03").change(nights: 7).result.sums.total == 27720)
    #expect(try camp.at("2027-07-03").change(nights: 3).result.sums.total == 14850)
  }

  @Test func `it costs as much as the longer one where the slept nights alone cost more`() throws {
    let camp = try party(7, discounts: ["Long"]) { camp in
      try camp.makeDiscount("Long") { ($0.percent, $0.minNights) = (Percent("50%"), 7) }
    }
    #expect(try camp.sums().total == 17325)
    // Four nights at 45.00 are 180.00, more than the half of seven.
    #expect(try camp.at("2027-07-05").change(nights: 5).result.sums.total == 17325)
    #expect(try camp.at("2027-07-05").change(nights: 7).result.sums.total == 17325)
  }

  @Test func `leaving early takes back what is for longer stays, unless the policy keeps it`() throws {
    for (shortened, total) in [(ShortenedStay.reprice, 9900), (.keep, 7920)] {
      let camp = try party(7, discounts: ["Long"]) { camp in
        try Self.long(camp)
        try camp.agree { ($0.early, $0.shortened) = (.refund, shortened) }
      }
      #expect(try camp.at("2027-07-03").reservations.checkOut("r-1").result.sums.total == total)
      #expect(try parts(camp) == [900, 900])
    }
  }

  @Test func `a voucher for longer stays goes, also with the parts that slept nights have`() throws {
    let camp = try party(4, discounts: ["Voucher"]) { camp in
      try camp.makeDiscount("Voucher") { ($0.perStay, $0.minNights) = (Amount("40.00"), 4) }
    }
    let changed = try camp.at("2027-07-03").change(nights: 3).result
    #expect(changed.discountAmounts == [0])
    #expect(changed.sums.total == 14850)
  }

  @Test func `a percentage that comes again is of every night, for slept ones without it as a line of the day`() throws
  {
    let camp = try party(4, discounts: ["Tenth"]) { try $0.makeDiscounts(["Tenth": "10%"]) }
    try camp.at("2027-07-02").change { $0.discount = [] }
    try camp.at("2027-07-03").change { $0.discount = ["Tenth"] }
    #expect(try parts(camp) == [450, 0, 450, 450])
    #expect(try lines(camp).contains("agreed-apart Tenth -450"))
  }

  @Test func `the kept price of nights that are given up is after discounts`() throws {
    let camp = try party(4, discounts: ["Half"]) { camp in
      try camp.makeDiscounts(["Half": "50%"])
      try camp.agree { $0.early = .keep }
    }
    let left = try camp.at("2027-07-03").reservations.checkOut("r-1")
    #expect(left.result.sums.total == 9900)
    #expect(
      try lines(camp) == [
        "nights  9000", "discounts Half -4500", "taxes county 450", "penalties early departure 4500",
        "taxes-apart county 450",
      ])
    #expect(left.result.reservation.discountAmounts.first == 4500)
  }

  @Test func `after a party has left, the penalty for leaving early stays`() throws {
    let camp = try party(4) { try $0.agree { $0.early = .keep } }
    try camp.at("2027-07-03").reservations.checkOut("r-1")
    try camp.at("2027-07-05").discount("10.00")
    #expect(
      try lines(camp) == [
        "nights  9000", "taxes county 900", "penalties early departure 9000", "taxes-apart county 900",
        "agreed-apart  -1000", "taxes-apart county -100",
      ])
  }

  @Test func `by hand it is spread over the open nights, and earned and taxed with them`() throws {
    let camp = try party(4)
    let written = try camp.at("2027-07-03").discount("30.00")
    #expect(try parts(camp) == [0, 0, 1500, 1500])
    #expect(written.result.sums.total == 18000 - 3000 + 1500)
    #expect(try lines(camp).contains("discounts  -3000"))
    #expect(
      try camp.at("2027-07-03").accounts.account("r-1").entries.first { $0.item == .discounts }?.memo == "noise")
  }

  @Test func `slept nights keep their parts of one by hand, and the open ones have the rest alone`() throws {
    let camp = try party(4) { try $0.agree { $0.shortened = .keep } }
    try camp.at("2027-07-03").discount("30.00")
    let changed = try camp.at("2027-07-04").change(nights: 5).result
    #expect(try parts(camp) == [0, 0, 1500, 750, 750])
    #expect(changed.discountAmounts == [3000])
    #expect(changed.sums.total == 5 * 4500 - 3000 + 1950)
  }

  @Test func `a percentage is also of what the nights of a week that is left early cost more`() throws {
    let camp = try party(7, discounts: ["Tenth"]) { camp in
      try camp.makeRate("Summer") { $0.weekly = Amount("280.00") }
      try camp.makeDiscounts(["Tenth": "10%"])
      try camp.agree { $0.early = .refund }
    }
    try camp.at("2027-07-04").reservations.checkOut("r-1")
    #expect(
      try lines(camp) == [
        "nights  12000", "discounts Tenth -1200", "taxes county 1080", "nights-apart  1500", "agreed-apart Tenth -150",
        "taxes-apart county 135",
      ])
  }

  @Test func `an amount by hand stays when nights change, and a percentage follows them`() throws {
    for (what, totals) in [("30.00", [15000, 19500, 6000]), ("10%", [16200, 20250, 8100])] {
      let camp = try TestCampground.priced(tax: nil)
      try camp.reserve(1, "2027-07-01"..<"2027-07-05")
      try camp.discount(what)
      var seen = [try camp.sums().total]
      for nights in [5, 2] { seen.append(try camp.change(nights: nights).result.sums.total) }
      #expect(seen == totals)
    }
  }

  @Test func `what the open nights have no room for is a line of the day`() throws {
    let camp = try party(3)
    let written = try camp.at("2027-07-03").discount("100.00")
    #expect(try parts(camp) == [0, 0, 4500])
    #expect(try written.discountApart(on: "r-1") == 5500)
    #expect(written.result.sums.total == 13500 - 10000 + 350)
  }

  @Test func `where no night is open it is a line of the day, taxed that day`() throws {
    let camp = try party(2)
    try camp.at("2027-07-03").reservations.checkOut("r-1")
    let written = try camp.at("2027-07-05").discount("10%", because: "ants")
    #expect(written.result.sums.total == 8910)
    #expect(try lines(camp).suffix(2) == ["agreed-apart  -900", "taxes-apart county -90"])
    try camp.at("2027-07-05").discount("20.00", because: "more ants")
    #expect(try camp.sums().total == 8910 - 2200)
    let revenue = try camp.at("2027-07-05").campground.revenue.report().total
    #expect(revenue.discounts == -2900 && revenue.charged == 6710)
    try camp.at("2027-07-05").undoLast()
    #expect(try camp.sums().total == 8910)
  }

  @Test func `on the day on which a party came and left, too, and other discounts stay`() throws {
    let camp = try party(3, discounts: ["Voucher"]) { camp in
      try camp.makeDiscount("Voucher") { $0.perStay = Amount("30.00") }
      try camp.agree { $0.early = .keep }
    }
    let today = camp.at("2027-07-01")
    try today.reservations.checkOut("r-1")
    let before = try today.reservations.find("r-1").discountAmounts
    let written = try today.discount("5.00")
    #expect(written.result.discountAmounts == before + [500])
    #expect(try lines(today).contains("agreed-apart  -500"))
    #expect(try today.checks.check() == Checkup())
  }

  @Test func `a percentage after the party has left takes no more than the other discounts leave`() throws {
    let camp = try party(4) { camp in
      try camp.makeDiscounts(["Family": "80%"])
      try camp.makeDiscount("Long") { ($0.percent, $0.minNights) = (Percent("15%"), 4) }
      try camp.agree { $0.early = .keep }
    }
    try camp.at("2027-07-03").change { $0.discount = ["Family", "Long"] }
    try camp.at("2027-07-04").reservations.checkOut("r-1")
    let left = camp.at("2027-07-05")
    let total = try camp.sums().total
    try left.discount("90%")
    #expect(try (0..<total).contains(camp.sums().total))
    #expect(try !left.discount("90%").changed)
    #expect(try left.checks.check() == Checkup())
  }

  @Test func `where slept nights keep their discounts, another is at most what those have left`() throws {
    let camp = try party(3) { camp in
      try camp.makeDiscount("Voucher") { ($0.perStay, $0.includesExtras) = (Amount("90.00"), true) }
      try camp.agree { $0.shortened = .keep }
    }
    try camp.discount("80%")
    let changed = try camp.at("2027-07-04").change { $0.discount = ["Voucher"] }.result
    #expect(changed.sums.total == 0)
    #expect(changed.discountAmounts.reduce(0, +) == 13500)
  }

  @Test func `where no night is charged it is refused, and waiving is named`() throws {
    let camp = try TestCampground.priced()
    try camp.reserve()
    try camp.reservations.cancel("r-1")
    let error = try #require(throws: CampingError.self) { try camp.discount("5.00") }
    #expect(error.problems == [.price(.nothingToDiscount("r-1"))] && error.remedies == [.waive])
    let unpriced = try TestCampground()
    try unpriced.makeCampSite()
    try unpriced.reserve()
    #expect(throws: CampingError.self) { try unpriced.discount("10%") }
  }

  @Test func `more than the nights cost cannot be taken off`() throws {
    let camp = try TestCampground.priced()
    try camp.reserve()
    let error = try #require(throws: CampingError.self) { try camp.discount("90.01") }
    #expect(error.problems.map(\.name) == ["invalidAmount"])
    #expect(try camp.discount("90.00").result.sums.total == 0)
    #expect(try !camp.discount("10%").changed)
  }

  @Test func `one that ends by a change stays with the slept nights`() throws {
    let camp = try party(4, discounts: ["Half"]) { try $0.makeDiscounts(["Half": "50%", "Tenth": "10%"]) }
    try camp.at("2027-07-03").change { $0.discount = [] }
    #expect(try parts(camp) == [2250, 2250, 0, 0])
    #expect(try camp.sums().total == 18000 - 4500 + 1350)
    try camp.at("2027-07-03").change { $0.discount = ["Tenth"] }
    #expect(try parts(camp) == [2250, 2250, 450, 450])
  }
}
