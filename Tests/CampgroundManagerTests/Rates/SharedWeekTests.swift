import CampgroundManager
import TestSupport
import Testing

/// Weeks and months in which several rates apply (domain rule R20), to the cent; 2027-07-01 is a Thursday.
struct SharedWeekTests {
  private let camp = TestCampground(sites: 1) { camp in
    try camp.makeCampSite(2) { $0.type = "cabin" }
  }

  private func amounts(_ nights: Int, on site: SiteNumber = 1, from first: Day = "2027-07-01") throws -> [Int] {
    let made = try camp.reserve(site, first..<first.advanced(by: nights))
    defer { try? camp.undoLast() }
    return made.nights.compactMap { $0.price?.amount }
  }

  private func total(_ nights: Int, on site: SiteNumber = 1, from first: Day = "2027-07-01") throws -> Int {
    try amounts(nights, on: site, from: first).reduce(0, +)
  }

  private func makeWeekend(_ nightly: String = "60.00", _ change: (inout RateRequest) -> Void = { _ in }) throws {
    try camp.makeRate("Weekend", nightly) {
      $0.weekdays = [.fri, .sat]
      change(&$0)
    }
  }

  private func makeHoliday() throws {
    try camp.makeRate("Fourth of July", "90.00") { ($0.from, $0.before) = ("2027-07-04", "2027-07-05") }
  }

  @Test func `28 nights without a monthly price are four weeks`() throws {
    try camp.makeRate { $0.weekly = Amount("280.00") }
    #expect(try total(28) == 112_000)
  }

  @Test func `a holiday keeps its price within a week`() throws {
    try camp.makeRate { $0.weekly = Amount("275.00") }
    try makeHoliday()
    // 275.00 × 6 / 7 is 235.714.
    #expect(try amounts(7) == [3929, 3929, 3929, 9000, 3928, 3928, 3928])
    #expect(try total(7) == 32_571)
  }

  @Test func `a weekend gives way to the week of a rate as general, but not to single nights`() throws {
    try camp.makeRate { $0.weekly = Amount("275.00") }
    try makeWeekend()
    #expect(try total(7) == 27_500)
    #expect(try total(6) == 4 * 4500 + 2 * 6000)
    #expect(try total(9, from: "2027-07-02") == 27_500 + 2 * 6000)
  }

  @Test func `a cabin's own weekend is not undercut by the week of all sites`() throws {
    try camp.makeRate { $0.weekly = Amount("275.00") }
    try makeWeekend("140.00") { $0.type = "cabin" }
    // 275.00 × 5 / 7 is 196.43.
    #expect(try total(7, on: 2) == 19_643 + 2 * 14_000)
  }

  @Test func `a cabin's own rate without a week is not undercut by the week of all sites`() throws {
    try camp.makeRate { $0.weekly = Amount("275.00") }
    try camp.makeRate("Cabin", "95.00") { $0.type = "cabin" }
    try makeWeekend("140.00") { $0.type = "cabin" }
    #expect(try total(7, on: 2) == 5 * 9500 + 2 * 14_000)
  }

  @Test func `a weekend before a rate without a week keeps its price`() throws {
    try camp.makeRate()
    try makeWeekend()
    #expect(try amounts(7) == [4500, 6000, 6000, 4500, 4500, 4500, 4500])
  }

  @Test func `a week over the border of two seasons has shares of both`() throws {
    try camp.makeRate("Spring", "40.00") {
      $0.weekly = Amount("240.00")
      $0.before = "2027-07-04"
    }
    try camp.makeRate("Summer", "50.00") {
      $0.weekly = Amount("300.00")
      $0.from = "2027-07-04"
    }
    // 240.00 × 3 / 7 is 102.857; 300.00 × 4 / 7 is 171.429.
    #expect(try amounts(7) == [3429, 3429, 3428, 4286, 4286, 4286, 4285])
  }

  @Test func `weeks are counted from arrival, whatever rates are before them`() throws {
    try camp.makeRate("Spring", "40.00") { $0.before = "2027-07-04" }
    try camp.makeRate("Summer", "50.00") {
      $0.weekly = Amount("280.00")
      $0.from = "2027-07-04"
    }
    #expect(try total(10) == 3 * 4000 + 16_000 + 3 * 5000)
  }

  @Test func `a night whose rate has no monthly price counts in its week of the month`() throws {
    try camp.makeRate("Month", "45.00") { $0.monthly = Amount("1000.00") }
    try camp.makeRate("Fair", "60.00") {
      $0.weekly = Amount("350.00")
      ($0.from, $0.before) = ("2027-07-06", "2027-07-10")
    }
    // 24 nights of the month are 857.14; the fair has two nights of the first week, and two of the second.
    #expect(try total(28) == 85_714 + 10_000 + 10_000)
  }

  @Test func `a month with one holiday costs 27 nights of it, and the holiday`() throws {
    try camp.makeRate { $0.monthly = Amount("1000.00") }
    try makeHoliday()
    #expect(try total(28) == 96_429 + 9000)
  }

  @Test func `a weekly price of certain weekdays never counts`() throws {
    try camp.makeRate()
    try makeWeekend { $0.weekly = Amount("7.00") }
    #expect(try total(7) == 5 * 4500 + 2 * 6000)
  }

  @Test func `half a cent is rounded to the even one`() throws {
    try camp.makeRate("Month", "45.00") { $0.monthly = Amount("1000.01") }
    try camp.makeRate("July", "10.00") { $0.from = "2027-07-15" }
    // 1,000.01 × 14 / 28 is 500.005.
    #expect(try total(28) == 50_000 + 14 * 1000)
  }

  @Test func `the people beyond those included pay by the rate of the week`() throws {
    try camp.makeRate {
      $0.weekly = Amount("280.00")
      $0.extraAdult = Amount("5.00")
    }
    try makeWeekend { $0.extraAdult = Amount("8.00") }
    #expect(try camp.reserve(1, "2027-07-01"..<"2027-07-08") { $0.party.adults = 3 }.sums.total == 28_000 + 7 * 500)
  }

  @Test func `a first night that a block has taken counts where the next one is`() throws {
    try camp.makeRate { $0.weekly = Amount("275.00") }
    try camp.makeRate("Cabin", "95.00") {
      $0.type = "cabin"
      $0.weekly = Amount("560.00")
    }
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-08")
    try camp.blockSite(1, "2027-07-01"..<"2027-07-02", isForced: true)
    _ = try camp.reservations.move(made.reference, to: 2, from: "2027-07-05")
    let repriced = try camp.reservations.reprice(made.reference)
    // 275.00 × 4 / 7 is 157.143, of which the lost night has the first cent.
    #expect(repriced.nights.map { $0.price?.amount } == [3929, 3928, 3928, 8000, 8000, 8000])
  }

  @Test func `a move to a cabin within the week has its share there`() throws {
    try camp.makeRate { $0.weekly = Amount("280.00") }
    try camp.makeRate("Cabin", "95.00") {
      $0.type = "cabin"
      $0.weekly = Amount("560.00")
    }
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-08")
    _ = try camp.reservations.move(made.reference, to: 2, from: "2027-07-05")
    let repriced = try camp.reservations.reprice(made.reference)
    #expect(repriced.nights.map { $0.price?.amount } == [4000, 4000, 4000, 4000, 8000, 8000, 8000])
  }
}
