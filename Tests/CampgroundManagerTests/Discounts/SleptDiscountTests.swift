import TestSupport
import Testing

@testable import CampgroundManager

/// Discounts of stays of which nights are slept (domain rule R28).
struct SleptDiscountTests {
  /// A party that has come to site 1 on the first of July for some nights at 45.00, with a tax of 10 %.
  func party(_ nights: Int, discounts: [String] = [], _ make: (TestCampground) throws -> Void = { _ in }) throws
    -> TestCampground
  {
    let camp = TestCampground.priced()
    try make(camp)
    let days = "2027-07-01"..<Day("2027-07-01").advanced(by: nights)
    try camp.reserve(1, days, discounts: discounts)
    try camp.at("2027-07-01").reservations.checkIn("r-1")
    return camp
  }

  func parts(_ camp: TestCampground) throws -> [Int] {
    try camp.reservations.find("r-1").nights.compactMap { $0.price?.discounts.reduce(0, +) }
  }

  static func long(_ camp: TestCampground) throws {
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
      try camp.charged() == [
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
    #expect(try camp.charged().contains("agreed-apart Tenth -450"))
  }

  @Test func `the kept price of nights that are given up is after discounts`() throws {
    let camp = try party(4, discounts: ["Half"]) { camp in
      try camp.makeDiscounts(["Half": "50%"])
      try camp.agree { $0.early = .keep }
    }
    let left = try camp.at("2027-07-03").reservations.checkOut("r-1")
    #expect(left.result.sums.total == 9900)
    #expect(
      try camp.charged() == [
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
      try camp.charged() == [
        "nights  9000", "taxes county 900", "penalties early departure 9000", "taxes-apart county 900",
        "agreed-apart  -1000", "taxes-apart county -100",
      ])
  }

  @Test func `a percentage is also of what the nights of a week that is left early cost more`() throws {
    let camp = try party(7, discounts: ["Tenth"]) { camp in
      try camp.makeRate("Summer") { $0.weekly = Amount("280.00") }
      try camp.makeDiscounts(["Tenth": "10%"])
      try camp.agree { $0.early = .refund }
    }
    try camp.at("2027-07-04").reservations.checkOut("r-1")
    #expect(
      try camp.charged() == [
        "nights  12000", "discounts Tenth -1200", "taxes county 1080", "nights-apart  1500", "agreed-apart Tenth -150",
        "taxes-apart county 135",
      ])
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
