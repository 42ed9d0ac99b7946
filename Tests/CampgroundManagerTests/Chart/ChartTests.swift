import CampgroundManager
import TestSupport
import Testing

/// The holders of the sites in a window of nights.
struct ChartTests {
  private let camp = TestCampground(sites: 1, 2)

  private func chart(_ days: Range<Day> = "2027-07-01"..<"2027-07-08", in camp: TestCampground? = nil) throws -> Chart {
    try (camp ?? self.camp).chart.chart(ChartRequest { ($0.from, $0.numberOfNights) = (days.lowerBound, days.count) })
  }

  /// The bars of a site as `stay 07-01..07-03 Bacon Lover`.
  private func bars(_ site: SiteNumber, in chart: Chart) -> [String] {
    chart.loops.flatMap(\.rows).filter { $0.site.siteNumber == site }.flatMap(\.bars).map {
      "\($0.kind) \($0.from.description.dropFirst(5))..\($0.before.description.dropFirst(5)) \($0.label)"
    }
  }

  @Test func `without being asked it shows two weeks from today`() throws {
    let chart = try camp.chart.chart()
    #expect(chart.from == TestCampground.today)
    #expect(chart.today == TestCampground.today)
    #expect(chart.numberOfNights == 14)
    #expect(chart.occupancy.map(\.night) == Array(chart.from..<chart.before))
  }

  @Test func `a bar has its whole length also where it reaches beyond the nights`() throws {
    let first = try camp.reserve(1, "2027-06-20"..<"2027-07-03")
    try camp.reserve(1, "2027-07-03"..<"2027-07-20", camper: first.camper)
    try camp.reserve(2, "2027-07-08"..<"2027-07-09", camper: first.camper)
    let chart = try chart()
    #expect(bars(1, in: chart) == ["stay 06-20..07-03 Bacon Lover", "stay 07-03..07-20 Bacon Lover"])
    #expect(bars(2, in: chart) == [])
  }

  @Test func `who leaves on the first day is shown, and takes none of the nights`() throws {
    try camp.reserve(1, "2027-06-28"..<"2027-07-01")
    #expect(bars(1, in: try chart()) == ["stay 06-28..07-01 Bacon Lover"])
    #expect(try chart().occupancy.allSatisfy { $0.occupied == 0 })
    #expect(bars(1, in: try chart("2027-07-02"..<"2027-07-03")) == [])
  }

  @Test func `a stay that fills the nights and more is one bar`() throws {
    try camp.reserve(1, "2027-06-30"..<"2027-07-09")
    #expect(bars(1, in: try chart()) == ["stay 06-30..07-09 Bacon Lover"])
    #expect(bars(1, in: try chart("2027-07-04"..<"2027-07-05")) == ["stay 06-30..07-09 Bacon Lover"])
  }

  @Test func `a party that moves has a bar on each site`() throws {
    let made = try camp.reserve(1, "2027-06-28"..<"2027-07-06")
    try camp.reservations.move(made.reference, to: 2, from: "2027-07-03")
    let chart = try chart("2027-07-02"..<"2027-07-04")
    #expect(bars(1, in: chart) == ["stay 06-28..07-03 Bacon Lover"])
    #expect(bars(2, in: chart) == ["stay 07-03..07-06 Bacon Lover"])
  }

  @Test func `a forced block parts the bar of the stay that it displaces`() throws {
    try camp.reserve(1, "2027-07-01"..<"2027-07-07")
    try camp.blockSite(1, "2027-07-03"..<"2027-07-05", isForced: true)
    let chart = try chart()
    #expect(
      bars(1, in: chart) == [
        "stay 07-01..07-03 Bacon Lover", "block 07-03..07-05 new gravel", "stay 07-05..07-07 Bacon Lover",
      ])
    #expect(chart.occupancy.map(\.blocked) == [0, 0, 1, 1, 0, 0, 0])
    #expect(chart.occupancy.map(\.occupied) == [1, 1, 0, 0, 1, 1, 0])
    #expect(chart.occupancy.map(\.ratio) == [0.5, 0.5, 0, 0, 0.5, 0.5, 0])
  }

  @Test func `a hold is shown while it stands, and is free once it has run out`() throws {
    _ = try camp.reservations.hold(camp.request(), minutes: 30)
    let shown = try chart()
    #expect(bars(1, in: shown) == ["hold 07-01..07-03 Bacon Lover"])
    #expect(shown.occupancy.map(\.occupied) == [1, 1, 0, 0, 0, 0, 0])
    let later = try chart(in: camp.at("2027-06-01", "23:00"))
    #expect(bars(1, in: later) == [])
    #expect(later.occupancy.allSatisfy { $0.occupied == 0 })
  }

  @Test func `what is cancelled is not shown`() throws {
    try camp.cancel(camp.reserve())
    #expect(bars(1, in: try chart()) == [])
  }

  @Test func `sites stand in their loops, and both are counted as people count`() throws {
    for (site, loop) in [(10, "Loop 10"), (9, "Loop 10"), (3, "Loop 2")] as [(Int, String)] {
      try camp.makeCampSite(SiteNumber(integerLiteral: site)) { $0.loop = .set(loop) }
    }
    let loops = try chart().loops
    #expect(loops.map(\.name) == ["Loop 2", "Loop 10", nil])
    #expect(loops.map { $0.rows.map(\.site.siteNumber) } == [[3], [9, 10], [1, 2]])
  }

  @Test func `only the sites of a loop and type, and the occupancy of these`() throws {
    try camp.makeCampSite(3) {
      $0.loop = .set("Aspen")
      $0.type = "cabin"
    }
    try camp.reserve(3)
    var request = ChartRequest()
    request.from = "2027-07-01"
    request.numberOfNights = 1
    request.loop = "aspen"
    #expect(try camp.chart.chart(request).occupancy.map(\.ratio) == [1])
    request.type = "standard"
    #expect(try camp.chart.chart(request).loops == [])
    #expect(try camp.chart.chart(request).occupancy.map(\.ratio) == [nil])
  }

  @Test func `a site out of service counts only in the nights that somebody holds it`() throws {
    try camp.reserve(2, "2027-07-02"..<"2027-07-03")
    try camp.sites.retireCampSite(2)
    let chart = try chart("2027-07-01"..<"2027-07-04")
    #expect(chart.loops.flatMap(\.rows).map(\.site.siteNumber) == [1, 2])
    #expect(chart.occupancy.map(\.sites) == [1, 2, 1])
    #expect(try self.chart("2027-07-05"..<"2027-07-06").loops.flatMap(\.rows).map(\.site.siteNumber) == [1])
  }

  @Test func `a night on which all is blocked has no occupancy`() throws {
    try camp.blockSite(1, "2027-07-01"..<"2027-07-02")
    try camp.blockSite(2, "2027-07-01"..<"2027-07-02")
    #expect(try chart("2027-07-01"..<"2027-07-03").occupancy.map(\.ratio) == [nil, 0])
  }

  @Test(arguments: [0, -1, 401, .max]) func `a chart of no nights or too many is refused`(nights: Int) throws {
    let error = try rejected { try camp.chart.chart(ChartRequest { $0.numberOfNights = nights }) }
    #expect(error.name == .invalidRequest)
    #expect(error.problems.map(\.field) == ["nights"])
  }

  @Test func `a bar begins where the calendar does`() throws {
    let camp = try TestCampground(today: .earliest)
    try camp.makeCampSite()
    try camp.reserve(1, "0001-01-01"..<"0001-01-04")
    let request = ChartRequest { $0.from = "0001-01-02" }
    #expect(try camp.chart.chart(request).loops.first?.rows.first?.bars.first?.from == .earliest)
  }

  @Test func `a chart ends where the calendar does`() throws {
    var request = ChartRequest()
    request.from = "9999-12-30"
    request.numberOfNights = 1
    #expect(try camp.chart.chart(request).before == Day.latest)
    request.numberOfNights = 2
    #expect(throws: CampingError.self) { try camp.chart.chart(request) }
  }
}
