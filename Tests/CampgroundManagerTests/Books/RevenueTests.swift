import TestSupport
import Testing

@testable import CampgroundManager

/// Revenue by the night stayed, receipts by the day paid.
struct RevenueTests {
  private let camp = TestCampground(sites: 1)

  @Test func `a night is earned on the day it begins, with its extras and its share of taxes and fees`() throws {
    try camp.makeRate("Standard", "45.00") { $0.extraAdult = Amount("5.00") }
    try camp.makeTax("county") { $0.percent = Percent("7.25%") }
    try camp.makeTax("bed") { $0.perNight = Amount("1.50") }
    try camp.makeFee("linen") { $0.perStay = Amount("9.99") }
    try camp.reserve(1, "2027-07-30"..<"2027-08-02") { $0.party.adults = 3 }
    let revenue = try camp.revenue(by: .day)
    #expect(revenue.rows.map(\.key[0]) == [day(of: "2027-07-30"), day(of: "2027-07-31"), day(of: "2027-08-01")])
    #expect(revenue.rows.map(\.amounts.nights) == [4500, 4500, 4500])
    #expect(revenue.rows.map(\.amounts.extras) == [500, 500, 500])
    #expect(revenue.rows.map(\.amounts.fees) == [999, 0, 0])
    // 7.25 % of 150.00 is 10.875, and so 10.88 for the stay.
    #expect(revenue.rows.map(\.amounts.taxes) == [513, 513, 512])
    #expect(revenue.total.taxes == 1088 + 450)
    let months = try camp.revenue("2027-07-31"..<"2027-08-15")
    let spans: [ReportValue] = [.days("2027-07-31"..<"2027-08-01"), .days("2027-08-01"..<"2027-08-15")]
    #expect(months.rows.map(\.key[0]) == spans)
    #expect(months.total.nights == 9000)
    #expect(months.total.earned == 10_000)
  }

  @Test func `what was received is of the day it was paid, whatever the night`() throws {
    try camp.makeRate()
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    try camp.pay(made, 4500)
    try camp.at("2027-06-03").append(.refund, 1000, to: ReservationID(rawValue: 1))
    let rows = try camp.revenue(by: .day).rows
    #expect(rows.map(\.amounts.received) == [4500, -1000, 0, 0])
    #expect(rows.map(\.amounts.earned) == [0, 0, 4500, 4500])
    #expect(try camp.revenue("2027-06-01"..<"2027-07-01").total.balance == -3500)
    #expect(try camp.revenue("2028-01-01"..<"2029-01-01").rows.isEmpty)
    #expect(try camp.revenue("2028-01-01"..<"2029-01-01").supplement.accounts.balance == 5500)
  }

  @Test func `a fee for cancelling is earned on the day of the cancellation`() throws {
    try camp.makeRate()
    try camp.agree { $0.cancellation = CancellationBands("0:50%") }
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    try camp.at("2027-06-20").cancel(made)
    let rows = try camp.revenue(by: .day).rows
    #expect(rows.map(\.key[0]) == [day(of: "2027-06-20")])
    #expect(rows.map(\.amounts.penalties) == [4500])
    #expect(rows.map(\.amounts.nights) == [0])
  }

  @Test func `what is charged by hand is earned on that day, where the reservation is`() throws {
    let camp = try TestCampground()
    try camp.makeCampSites(1, 10, 2) { $0.type = "tent" }
    try camp.makeRate()
    let made = try camp.reserve(10, "2027-07-01"..<"2027-07-03")
    try camp.reserve(2, "2027-07-01"..<"2027-07-02")
    try camp.append(.charge, 700, to: ReservationID(rawValue: 1), name: "firewood")
    _ = try camp.reservations.move(made.reference, to: 1, from: "2027-07-02")
    let sites = try camp.revenue(by: .site)
    let keys: [ReportValue] = [.site(1), .site(2), .site(10)]
    #expect(sites.rows.map(\.key[0]) == keys)
    #expect(sites.rows.map(\.amounts.nights) == [4500, 4500, 4500])
    #expect(sites.rows.map(\.amounts.other) == [0, 0, 700])
    let types: [ReportValue] = [.name("tent")]
    #expect(try camp.revenue(by: .type).rows.map(\.key[0]) == types)
  }

  @Test func `nights from today on are still to come`() throws {
    try camp.makeRate()
    try camp.makeTax { $0.perNight = Amount("1.00") }
    try camp.reserve(1, "2027-06-01"..<"2027-06-04")
    let later = try camp.at("2027-06-02").revenue()
    #expect(later.supplement.toCome.earned == 9000)
    #expect(later.supplement.toCome.taxes == 200)
    #expect(try camp.at("2027-06-04").revenue().supplement.toCome == RevenueAmounts())
  }

  @Test func `a hold past its expiry earns nothing, swept or not`() throws {
    try camp.makeRate()
    _ = try camp.reservations.hold(camp.request(), minutes: 30)
    try camp.append(.charge, 700, to: ReservationID(rawValue: 1), name: "firewood")
    #expect(try camp.revenue().total.earned == 9700)
    let later = camp.at("2027-06-02")
    #expect(try later.revenue().total == RevenueAmounts())
    #expect(try later.revenue().supplement.accounts == RevenueAmounts())
    try later.makeCamper("Maple Syrup", phoneNumber: "555-0101")
    #expect(try later.revenue().total == RevenueAmounts())
  }

  @Test func `without days it is the year, with one of them the rest or the beginning of its year`() throws {
    var request = ReportDays()
    let year: Range<Day> = "2027-01-01"..<"2028-01-01"
    #expect(try request.days(today: "2027-06-01", or: .year) == year)
    request.from = "2026-05-01"
    let rest: Range<Day> = "2026-05-01"..<"2027-01-01"
    #expect(try request.days(today: "2027-06-01", or: .year) == rest)
    request.before = "2026-05-01"
    #expect(throws: CampingError.self) { try request.days(today: "2027-06-01", or: .year) }
    request.from = nil
    let beginning: Range<Day> = "2026-01-01"..<"2026-05-01"
    #expect(try request.days(today: "2027-06-01", or: .year) == beginning)
    request.before = "2026-01-01"
    let yearBefore: Range<Day> = "2025-01-01"..<"2026-01-01"
    #expect(try request.days(today: "2027-06-01", or: .year) == yearBefore)
  }

  @Test func `a sum that is larger than any amount is refused`() throws {
    for number in 1...2 {
      let night = ("2027-07-01" as Day).advanced(by: number)
      try camp.reserve(1, night..<night.advanced(by: 1))
      try camp.append(.charge, MinorUnits.largest, to: ReservationID(rawValue: Int64(number)), name: "gold")
    }
    #expect(try rejected { try camp.revenue() }.problems.map(\.name) == ["invalidAmount"])
  }

  private func day(of day: Day) -> ReportValue { .days(day..<day.advanced(by: 1)) }
}
