import TestSupport
import Testing

@testable import CampgroundManager

/// Discounts by hand of a party that is here or has left.
extension SleptDiscountTests {
  @Test func `by hand it is spread over the open nights, and earned and taxed with them`() throws {
    let camp = try party(4)
    let written = try camp.at("2027-07-03").discount("30.00")
    #expect(try parts(camp) == [0, 0, 1500, 1500])
    #expect(written.result.sums.total == 18000 - 3000 + 1500)
    #expect(try camp.charged().contains("discounts  -3000"))
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

  @Test func `an amount by hand stays when nights change, and a percentage follows them`() throws {
    for (what, totals) in [("30.00", [15000, 19500, 6000]), ("10%", [16200, 20250, 8100])] {
      let camp = TestCampground.priced(tax: nil)
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
    #expect(try written.discountCorrections(on: "r-1") == 5500)
    #expect(written.result.sums.total == 13500 - 10000 + 350)
  }

  @Test func `where no night is open it is a line of the day, taxed that day`() throws {
    let camp = try party(2)
    try camp.at("2027-07-03").reservations.checkOut("r-1")
    let written = try camp.at("2027-07-05").discount("10%", because: "ants")
    #expect(written.result.sums.total == 8910)
    #expect(try camp.charged().suffix(2) == ["agreed-apart  -900", "taxes-apart county -90"])
    try camp.at("2027-07-05").discount("20.00", because: "more ants")
    #expect(try camp.sums().total == 8910 - 2200)
    let revenue = try camp.at("2027-07-05").campground.reports.revenue().total
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
    #expect(try today.charged().contains("agreed-apart  -500"))
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
    let camp = TestCampground.priced()
    try camp.reserve()
    try camp.reservations.cancel("r-1")
    let error = try rejected { try camp.discount("5.00") }
    #expect(error.problems == [.price(.nothingToDiscount("r-1"))] && error.remedies == [.waive])
    let unpriced = TestCampground(sites: 1)
    try unpriced.reserve()
    #expect(throws: CampingError.self) { try unpriced.discount("10%") }
  }

  @Test func `more than the nights cost cannot be taken off`() throws {
    let camp = TestCampground.priced()
    try camp.reserve()
    #expect(try rejected { try camp.discount("90.01") }.problems.map(\.name) == ["invalidAmount"])
    #expect(try camp.discount("90.00").result.sums.total == 0)
    #expect(try !camp.discount("10%").changed)
  }
}
