import CampgroundManager
import TestSupport
import Testing

struct TodayTests {
  private let camp = TestCampground(sites: 1, 2, 3, 10)
  let desk: TestCampground

  /// The desk on 4 July at noon, with a site for each sort of party.
  init() { desk = camp.at("2027-07-04") }

  private func ids(_ reservations: [Reservation]) -> [String] { reservations.map { $0.id?.description ?? "" } }

  @discardableResult
  private func arrived(_ site: SiteNumber, _ days: Range<Day>) throws -> Reserved {
    let made = try camp.reserve(site, days)
    try camp.at(days.lowerBound).reservations.checkIn(made.reference)
    return made
  }

  @Test func `who comes today and is not here yet arrives, by site`() throws {
    try camp.reserve(10, "2027-07-04"..<"2027-07-06")
    try camp.reserve(2, "2027-07-04"..<"2027-07-05")
    try camp.reserve(1, "2027-07-05"..<"2027-07-06")
    try arrived(3, "2027-07-04"..<"2027-07-05")
    let day = try desk.frontDesk.today()
    #expect(day.day == "2027-07-04")
    #expect(ids(day.arrivals) == ["r-2", "r-1"])
    #expect(ids(day.onSite) == ["r-4"])
  }

  @Test func `who leaves today departs, also when they are gone`() throws {
    let gone = try arrived(1, "2027-07-02"..<"2027-07-04")
    try arrived(2, "2027-07-03"..<"2027-07-04")
    try arrived(3, "2027-07-03"..<"2027-07-05")
    try camp.at("2027-07-04", "09:00").reservations.checkOut(gone.reference)
    let day = try desk.frontDesk.today()
    #expect(ids(day.departures) == ["r-1", "r-2"])
    #expect(day.departures.map(\.status) == [.checkedOut, .checkedIn])
    #expect(ids(day.onSite) == ["r-2", "r-3"])
  }

  @Test func `who leaves early departs on that day`() throws {
    let made = try arrived(1, "2027-07-02"..<"2027-07-09")
    try desk.reservations.checkOut(made.reference)
    #expect(try ids(desk.frontDesk.today().departures) == ["r-1"])
  }

  @Test func `before check-out nobody who leaves today is late, after it they are`() throws {
    try arrived(1, "2027-07-02"..<"2027-07-04")
    #expect(try camp.at("2027-07-04", "11:00").frontDesk.today().overdueDepartures.isEmpty)
    #expect(try ids(camp.at("2027-07-04", "11:31").frontDesk.today().overdueDepartures) == ["r-1"])
  }

  @Test func `who did not come yesterday is overdue`() throws {
    try camp.reserve(1, "2027-07-03"..<"2027-07-06")
    try camp.reserve(2, "2027-07-04"..<"2027-07-06")
    let day = try desk.frontDesk.today()
    #expect(ids(day.overdueArrivals) == ["r-1"])
    #expect(ids(day.arrivals) == ["r-2"])
    #expect(try ids(camp.at("2027-07-03").frontDesk.today().overdueArrivals) == [])
  }

  @Test func `holds are listed while they stand, the one that expires first first`() throws {
    _ = try camp.reservations.hold(camp.request(1), minutes: 90)
    _ = try camp.reservations.hold(camp.request(2), minutes: 30)
    #expect(try ids(camp.at(TestCampground.today, "00:10").frontDesk.today().holds) == ["r-2", "r-1"])
    #expect(try ids(camp.at(TestCampground.today, "00:30").frontDesk.today().holds) == ["r-1"])
    #expect(try ids(camp.at(TestCampground.today, "01:30").frontDesk.today().holds) == [])
  }

  @Test func `what is cancelled or did not come is nobody's business today`() throws {
    try camp.cancel(try camp.reserve(1, "2027-07-04"..<"2027-07-06"))
    let missed = try camp.reserve(2, "2027-07-03"..<"2027-07-06")
    try desk.reservations.markNoShow(missed.reference)
    let day = try desk.frontDesk.today()
    let all = day.arrivals + day.departures + day.onSite + day.overdueArrivals + day.overdueDepartures + day.holds
    #expect(all.isEmpty)
    #expect(day.turnovers.isEmpty)
  }

  @Test func `an arrival that owes something is a balance due`() throws {
    let camp = TestCampground.priced(tax: nil)
    try camp.reserve(1, "2027-07-04"..<"2027-07-06")
    try camp.reserve(2, "2027-07-04"..<"2027-07-06")
    try camp.pay("90.00", on: "r-1")
    try camp.pay("30.00", on: "r-2")
    let due = try camp.at("2027-07-04").frontDesk.today().balancesDue
    #expect(ids(due) == ["r-2"])
    #expect(due.map(\.sums.balance) == [6000])
  }

  @Test func `only sites that somebody leaves are turned over today`() throws {
    try arrived(1, "2027-07-02"..<"2027-07-04")
    try camp.reserve(1, "2027-07-04"..<"2027-07-06")
    try camp.reserve(2, "2027-07-04"..<"2027-07-06")
    #expect(try desk.frontDesk.today().turnovers.map(\.site) == [1])
  }
}
