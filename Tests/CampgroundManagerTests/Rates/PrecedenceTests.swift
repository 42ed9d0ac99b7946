import CampgroundManager
import TestSupport
import Testing

/// The order in which rates that cover a night set its price, one test for each step of domain rule R20.
struct PrecedenceTests {
  private let camp = TestCampground { camp in
    try camp.makeCampSite(1) { $0.type = "rv" }
    try camp.makeCampSite(2) { $0.type = "rv" }
    try camp.makeCampSite(3) { $0.type = "tent-only" }
  }

  /// The rates of the nights of a stay; 2027-07-01 is a Thursday.
  private func rates(_ site: SiteNumber = 1, _ days: Range<Day> = "2027-07-01"..<"2027-07-02") throws -> [String?] {
    try camp.reserve(site, days).nights.map { $0.price?.rate }
  }

  @Test func `a rate of the site comes before one of its type, and that before one of all sites`() throws {
    try camp.makeRate("Site") { $0.site = 1 }
    try camp.makeRate("Type") { $0.type = "rv" }
    try camp.makeRate("All")
    #expect(try rates(1) == ["Site"])
    #expect(try rates(2) == ["Type"])
    #expect(try rates(3) == ["All"])
  }

  @Test func `a rate of certain weekdays comes before one of any day`() throws {
    try camp.makeRate("Weekend") { $0.weekdays = [.fri, .sat] }
    try camp.makeRate("Any day") { ($0.from, $0.before) = ("2027-07-01", "2027-07-05") }
    #expect(
      try rates(1, "2027-07-01"..<"2027-07-05") == ["Any day", "Weekend", "Weekend", "Any day"])
  }

  @Test func `a holiday comes before certain weekdays, and after a rate of the type`() throws {
    try camp.makeRate("Weekend") { $0.weekdays = [.fri, .sat] }
    try camp.makeRate("Independence Day") {
      $0.holiday = true
      ($0.from, $0.before) = ("2027-07-03", "2027-07-06")
    }
    try camp.makeRate("Tents") { $0.type = "tent-only" }
    #expect(
      try rates(1, "2027-07-02"..<"2027-07-05") == ["Weekend", "Independence Day", "Independence Day"])
    #expect(try rates(3, "2027-07-02"..<"2027-07-05") == ["Tents", "Tents", "Tents"])
    try camp.makeRate("Fourth") {
      $0.holiday = true
      ($0.from, $0.before) = ("2027-07-04", "2027-07-05")
    }
    #expect(try rates(2, "2027-07-03"..<"2027-07-06") == ["Independence Day", "Fourth", "Independence Day"])
  }

  @Test func `a rate of all sites on weekdays does not come before one of the type on any day`() throws {
    try camp.makeRate("Weekend") { $0.weekdays = [.thu] }
    try camp.makeRate("Type") { $0.type = "rv" }
    #expect(try rates(1) == ["Type"])
    #expect(try rates(3) == ["Weekend"])
  }

  @Test func `the shorter season comes first, and one without an end is the longest`() throws {
    try camp.makeRate("Week") { ($0.from, $0.before) = ("2027-07-01", "2027-07-08") }
    try camp.makeRate("Summer") { ($0.from, $0.before) = ("2027-06-15", "2027-09-01") }
    try camp.makeRate("From June on") { $0.from = "2027-06-01" }
    #expect(try rates(1, "2027-07-07"..<"2027-07-09") == ["Week", "Summer"])
    #expect(try rates(1, "2027-08-31"..<"2027-09-02") == ["Summer", "From June on"])
  }

  @Test func `of two that are alike the one added later decides`() throws {
    try camp.makeRate("First", "45.00")
    try camp.makeRate("Second", "50.00")
    #expect(try rates() == ["Second"])
  }

  @Test func `the day after the season's last night is not in it`() throws {
    try camp.makeRate("All")
    try camp.makeRate("July") { ($0.from, $0.before) = ("2027-07-01", "2027-08-01") }
    #expect(try rates(1, "2027-06-30"..<"2027-07-02") == ["All", "July"])
    #expect(try rates(1, "2027-07-31"..<"2027-08-02") == ["July", "All"])
  }

  @Test func `a rate of long stays covers none that is shorter`() throws {
    try camp.makeRate("All")
    try camp.makeRate("Three nights") { $0.minNights = 3 }
    #expect(try rates(1, "2027-07-01"..<"2027-07-03") == ["All", "All"])
    #expect(try rates(2, "2027-07-01"..<"2027-07-04") == ["Three nights", "Three nights", "Three nights"])
  }

  @Test func `the list has the one that decides first`() throws {
    try camp.makeRate("All")
    try camp.makeRate("Weekend") { $0.weekdays = [.sat] }
    try camp.makeRate("Type") { $0.type = "rv" }
    try camp.makeRate("Site") { $0.site = 1 }
    try camp.makeRate("All again")
    #expect(try camp.rates.listRates().map(\.name) == ["Site", "Type", "Weekend", "All again", "All"])
  }

  @Test func `a night without a rate is refused once there is any, and free before`() throws {
    #expect(try camp.reserve(1).nights.map(\.price) == [nil, nil])
    try camp.makeRate("Weekend") { $0.weekdays = [.fri, .sat] }
    let error = try rejected { try camp.reserve(2, "2027-07-01"..<"2027-07-05") }
    #expect(error.problems == [.price(.noRate(["2027-07-01", "2027-07-04"], on: 2))])
    #expect(try camp.reserve(2, "2027-07-02"..<"2027-07-04").sums.total == 9000)
  }
}
