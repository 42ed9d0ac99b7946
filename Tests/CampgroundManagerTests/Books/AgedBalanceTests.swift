import TestSupport
import Testing

@testable import CampgroundManager

/// Balances that campers owe, by the days since they were due, as they stood before a day began.
struct AgedBalanceTests {
  private let camp = TestCampground.priced()

  private func rows(_ camp: TestCampground, on day: Day) throws -> [String] {
    try camp.reports.balances(on: day).rows.map { "\($0.stay.id) \($0.balance) \($0.age.rawValue)" }
  }

  @Test func `a stay that is over is due since its departure, by 30 days`() throws {
    try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    try camp.pay("9.00")
    #expect(try rows(camp, on: "2027-06-01") == [])
    #expect(try rows(camp, on: "2027-06-02") == ["r-1 9000 0-30"])
    #expect(try rows(camp, on: "2027-08-02") == ["r-1 9000 0-30"])
    #expect(try rows(camp, on: "2027-08-03") == ["r-1 9000 31-60"])
    #expect(try rows(camp, on: "2027-09-01") == ["r-1 9000 31-60"])
    #expect(try rows(camp, on: "2027-09-02") == ["r-1 9000 61-90"])
    #expect(try rows(camp, on: "2027-10-01") == ["r-1 9000 61-90"])
    #expect(try rows(camp, on: "2027-10-02") == ["r-1 9000 90+"])
  }

  @Test func `a later charge is due on its day, and one that is taken back never was`() throws {
    try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    let autumn = camp.at("2027-10-01")
    try autumn.charge("20.00")
    #expect(try rows(camp, on: "2027-10-02") == ["r-1 11900 0-30"])
    try autumn.undoLast()
    #expect(try rows(camp, on: "2027-10-02") == ["r-1 9900 90+"])
  }

  @Test func `what is paid, written off or transferred later was owed before`() throws {
    try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    try camp.reserve(2, "2027-07-01"..<"2027-07-02")
    try camp.at("2027-07-10").pay("99.00")
    try camp.at("2027-07-11").transfer(5000, from: "r-1", to: "r-2")
    try camp.at("2027-07-12").writeOff("50.00")
    #expect(try rows(camp, on: "2027-07-10") == ["r-2 4950 0-30", "r-1 9900 0-30"])
    #expect(try rows(camp, on: "2027-07-11") == ["r-2 4950 0-30"])
    #expect(try rows(camp, on: "2027-07-12") == ["r-1 5000 0-30"])
    #expect(try rows(camp, on: "2027-07-13") == [])
  }

  @Test func `a cancelled stay owes its penalty since that day, and a hold that ran out nothing`() throws {
    try camp.agree { $0.cancellation = CancellationBands("0:50%") }
    try camp.reserve(1, "2027-12-01"..<"2027-12-03")
    _ = try camp.reservations.hold(camp.request(2, arrival: "2027-07-01"), minutes: 30)
    #expect(try rows(camp, on: "2027-06-02") == ["r-1 9900 0-30"])
    _ = try camp.at("2027-06-10").reservations.cancel("r-1")
    #expect(try rows(camp, on: "2027-06-11") == ["r-1 4950 0-30"])
    #expect(try rows(camp, on: "2027-07-12") == ["r-1 4950 31-60"])
  }

  @Test func `the oldest debt is first, and sums by age are those of the rows`() throws {
    try camp.reserve(2, "2027-09-01"..<"2027-09-02")
    try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    let report = try camp.reports.balances(on: "2027-09-20")
    #expect(report.rows.map(\.stay.id.description) == ["r-2", "r-1"])
    #expect(report.byAge == [.upTo90: 9900, .upTo30: 4950])
    #expect(report.total == 14_850)
  }
}
