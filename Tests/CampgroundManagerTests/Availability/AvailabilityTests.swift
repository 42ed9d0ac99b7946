import CampgroundManager
import TestSupport
import Testing

struct AvailabilityTests {
  private let camp = TestCampground.empty

  private func answers(
    _ days: Range<Day> = "2027-07-01"..<"2027-07-03", _ change: (inout AvailabilityRequest) -> Void = { _ in }
  ) throws -> [SiteAvailability] {
    var request = AvailabilityRequest(stay: StayRequest(arrival: days.lowerBound, departure: days.upperBound))
    change(&request)
    return try camp.availability.availability(for: request)
  }

  @Test func `every site answers, in the order of the numbers`() throws {
    try camp.makeCampSites(10, 2, "A-1")
    #expect(try answers().map(\.site.siteNumber) == [2, 10, "A-1"])
    #expect(try answers().map(\.isAvailable) == [true, true, true])
  }

  @Test(
    arguments: [
      ("2027-06-29"..<"2027-07-01", true), ("2027-06-29"..<"2027-07-02", false),
      ("2027-07-02"..<"2027-07-03", false), ("2027-07-02"..<"2027-07-09", false),
      ("2027-06-29"..<"2027-07-09", false), ("2027-07-03"..<"2027-07-04", true),
    ] as [(Range<Day>, Bool)])
  func `a site is free up to the arrival and from the departure of another`(_ days: Range<Day>, _ isFree: Bool) throws {
    try camp.makeCampSite()
    try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    #expect(try answers(days).map(\.isAvailable) == [isFree])
  }

  @Test func `a site that is taken says by whom and how long`() throws {
    try camp.makeCampSite()
    let id = try #require(try camp.reserve().id)
    let reason = try #require(try answers("2027-07-02"..<"2027-07-09").first?.reasons.first)
    #expect(reason.name == "reserved")
    let conflict = Conflict(
      site: 1, arrival: "2027-07-01", departure: "2027-07-03", holder: .reservation(id, .reserved))
    #expect(reason == .nights(.occupied(conflict)))
  }

  @Test func `a site that a block holds says so`() throws {
    let site = try camp.makeCampSite()
    try camp.block(site, "2027-07-02"..<"2027-07-04")
    let reason = try #require(try answers().first?.reasons.first)
    #expect(reason.name == "blocked")
    let conflict = Conflict(site: 1, arrival: "2027-07-02", departure: "2027-07-04", holder: .block("b-1"))
    #expect(reason == .nights(.occupied(conflict)))
  }

  @Test func `a cancelled stay holds nothing`() throws {
    try camp.makeCampSite()
    try camp.cancel(camp.reserve())
    #expect(try answers().map(\.isAvailable) == [true])
  }

  @Test func `a site gives every reason against it`() throws {
    try camp.makeCampSite(1) {
      $0.electricity = false
      $0.maxPeople = .set(1)
      $0.maxLength = .set(20)
    }
    try camp.reserve { $0.party.adults = 1 }
    _ = try camp.sites.retireCampSite(1)
    let reasons = try answers {
      $0.party.rigLength = 30
      $0.needs.electricity = true
    }
    .first?.reasons.map(\.name)
    #expect(reasons == ["siteRetired", "noElectricity", "tooManyPeople", "rigTooLong", "reserved"])
  }

  @Test func `a day on which the campground is closed is every site's reason`() throws {
    try camp.makeCampSites(1, 2)
    try camp.set { $0.open = Season("05-01..06-15").map(Edit.set) }
    #expect(try answers().map { $0.reasons.map(\.name) } == [["closedSeason"], ["closedSeason"]])
  }

  @Test func `a request that no campground could meet is refused with all its problems`() throws {
    let error = try rejected { try answers("2027-05-01"..<"2027-05-01") { $0.party.pets = -1 } }
    #expect(error.name == .invalidRequest)
    #expect(error.problems.map(\.name) == ["invalidNumberOfNights", "arrivalInPast", "invalidNumberOfPeople"])
  }

  @Test func `asking changes nothing`() throws {
    try camp.makeCampSite()
    let before = try camp.count("command")
    _ = try answers()
    #expect(try camp.count("command") == before)
  }
}
