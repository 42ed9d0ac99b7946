import TestSupport
import Testing

@testable import CampgroundManager

/// The sources of reservations.
struct SourceTests {
  private let camp = TestCampground(sites: 1, 2, 3)
  let camper: Camper

  init() throws { camper = try camp.makeCamper() }

  @discardableResult
  private func reserve(
    _ site: SiteNumber, _ days: Range<Day> = "2027-07-01"..<"2027-07-03", from source: String? = nil
  ) throws -> Reserved {
    try camp.reserve(site, days, camper: camper) { $0.source = source }
  }

  @Test func `a source is kept as other texts are, trimmed, and a blank one is none`() throws {
    #expect(try reserve(1, from: " phone ").source == "phone")
    #expect(try camp.reservations.find("r-1").source == "phone")
    #expect(try reserve(2, from: "  ").source == nil)
    #expect(try reserve(3).source == nil)
    let hold = try camp.request(1, arrival: "2027-07-10", camper: camper) { $0.source = "web" }
    #expect(try camp.reservations.hold(hold).source == "web")
  }

  @Test func `the journal's request has it`() throws {
    try reserve(1, from: "phone")
    let request = try camp.store.value("SELECT request FROM command WHERE name = 'reserve'", as: String.self)
    #expect(request?.contains(#""notes":null,"group":null,"source":"phone""#) == true)
  }

  @Test func `every text of a reservation is judged, when it is made and when it is changed`() throws {
    for field in ReservationDetails.fields.fields {
      var details = ReservationDetails()
      try field.setValue?(&details, .image(.text("a\u{7}b")))
      var problems: [Problem] = []
      details.clean(&problems)
      #expect(problems.map(\.name) == ["controlCharacters"], "\(String(describing: field.name))")
      #expect(problems.map(\.field) == [field.name?.description])
      let long = FieldSource.image(.text(String(repeating: "a", count: 10_001)))
      try field.setValue?(&details, long)
      problems = []
      details.clean(&problems)
      #expect(problems.map(\.name) == ["textTooLong"], "\(String(describing: field.name))")
    }
    let made = try reserve(1, from: "phone")
    let error = try camp.refusal {
      try camp.reservations.change(made.reference, ReservationEdits { $0.source = .set("a\u{7}b") })
    }
    #expect(error.problems.map(\.field) == ["source"])
  }

  @Test(TestEngine.ofFiles) func `a text that nobody asks to change is not judged again`() throws {
    try reserve(1, from: "phone")
    try camp.store.damage("UPDATE reservation SET notes = 'a' || char(7)")
    #expect(try camp.reservations.change("r-1", ReservationEdits { $0.source = .set("web") }).source == "web")
  }

  @Test func `the sources that there are can be looked up by their beginning`() throws {
    for (site, source) in zip([1, 2, 3] as [SiteNumber], ["web", "phone", "web"]) { try reserve(site, from: source) }
    let lookUp = LookUpService(store: camp.store, clock: camp.clock)
    #expect(try lookUp.sources("").map(\.text) == ["phone", "web"])
    #expect(try lookUp.sources("we").map(\.text) == ["web"])
    #expect(try lookUp.sources("%") == [])
  }
}

/// Reports by the source of reservations.
struct SourceReportTests {
  /// Two stays by phone, for 2 and 4 nights, one by web for 3, one without a source for 1; one more by phone that was
  /// cancelled.
  private let camp = TestCampground(sites: 1, 2, 3) { camp in
    let camper = try camp.makeCamper()
    try camp.reserve(1, "2027-06-11"..<"2027-06-13", camper: camper) { $0.source = "phone" }
    try camp.reserve(2, "2027-06-21"..<"2027-06-25", camper: camper) { $0.source = "phone" }
    try camp.reserve(1, "2027-06-02"..<"2027-06-05", camper: camper) { $0.source = "web" }
    try camp.reserve(3, "2027-06-01"..<"2027-06-02", camper: camper)
    try camp.cancel(
      camp.reserve(3, "2027-06-08"..<"2027-06-10", camper: camper) { $0.source = "phone" }, reason: "rain")
  }

  private let sources: [ReportValue] = [.name("phone"), .name("web"), .absent]

  @Test func `lead times of each source, those without one last`() throws {
    let leads = try camp.reports.leadTimes(by: .source)
    #expect(leads.rows.map(\.key[0]) == sources)
    #expect(leads.rows.map(\.amounts.stays) == [2, 1, 1])
    #expect(leads.rows.map { $0.amounts.days.median.scaled(to: 10) } == [150, 10, 0])
    #expect(leads.total.stays == 4)
  }

  @Test func `lengths of stays of each source`() throws {
    let lengths = try camp.reports.stayLengths(by: .source)
    #expect(lengths.rows.map(\.key[0]) == sources)
    #expect(lengths.rows.map { $0.amounts.nights.mean.scaled(to: 10) } == [30, 30, 10])
  }

  @Test func `cancellations of each source, as a share of its reservations`() throws {
    let cancelled = try camp.reports.cancellations(by: .source)
    #expect(cancelled.rows.map(\.key[0]) == sources)
    #expect(cancelled.rows.map(\.amounts.share) == [Ratio(1, of: 3), Ratio(0, of: 1), Ratio(0, of: 1)])
    #expect(cancelled.rows.map(\.amounts.nights) == [2, 0, 0])
    #expect(cancelled.total.share == Ratio(1, of: 5))
  }

  @Test func `revenue of each source, and last that of sales and of reservations without one`() throws {
    try camp.makeRate("Standard", "10.00")
    try camp.reserve(1, "2027-08-01"..<"2027-08-04") { $0.source = "web" }
    try camp.pay("5.00", on: "r-6")
    try camp.reserve(2, "2027-08-01"..<"2027-08-02")
    try camp.enter(.money(.sale, 1200, on: nil, by: "cash"), .line(.charge, .other, 1200, on: nil, "firewood"))
    let revenue = try camp.reports.revenue(by: .source)
    #expect(revenue.rows.map(\.key) == [[.name("web")], [.absent]])
    #expect(revenue.rows.map(\.amounts.earned) == [3000, 2200])
    #expect(revenue.rows.map(\.amounts.received) == [500, 1200])
  }
}
