import CampgroundManager
import TestSupport
import Testing

/// The free stays of a window, and the reasons against the others.
struct WindowTests {
  private let camp = TestCampground.empty

  private func answers(
    _ arrivals: Range<Day> = "2027-07-01"..<"2027-07-03", nights: ClosedRange<Int> = 1...2, explained: Bool = false,
    _ change: (inout AvailabilityWindow) -> Void = { _ in }
  ) throws -> [StayAvailability] {
    var window = AvailabilityWindow(
      arrival: arrivals.lowerBound, before: arrivals.upperBound, fewestNights: nights.lowerBound,
      mostNights: nights.upperBound)
    change(&window)
    var answers: [StayAvailability] = []
    try camp.availability.forEachStay(in: window, explained: explained) { answers.append($0) }
    return answers
  }

  private func words(_ answers: [StayAvailability]) -> [String] {
    answers.map { "\($0.stay.arrival) \($0.stay.numberOfNights) on \($0.availability.site.siteNumber)" }
  }

  @Test func `stays come by arrival, then nights, then site`() throws {
    try camp.makeCampSites(10, 2)
    #expect(
      words(try answers()) == [
        "2027-07-01 1 on 2", "2027-07-01 1 on 10", "2027-07-01 2 on 2", "2027-07-01 2 on 10",
        "2027-07-02 1 on 2", "2027-07-02 1 on 10", "2027-07-02 2 on 2", "2027-07-02 2 on 10",
      ])
  }

  @Test func `only stays of which every night is free are given`() throws {
    try camp.makeCampSite()
    try camp.reserve(1, "2027-07-02"..<"2027-07-04")
    let found = words(try answers("2027-06-30"..<"2027-07-06", nights: 1...3))
    #expect(
      found == [
        "2027-06-30 1 on 1", "2027-06-30 2 on 1", "2027-07-01 1 on 1", "2027-07-04 1 on 1", "2027-07-04 2 on 1",
        "2027-07-04 3 on 1", "2027-07-05 1 on 1", "2027-07-05 2 on 1", "2027-07-05 3 on 1",
      ])
  }

  @Test func `arrivals can be narrowed to days of the week`() throws {
    try camp.makeCampSite()
    let found = try answers("2027-07-01"..<"2027-07-15", nights: 2...2) { $0.weekdays = [.fri, .sat] }
    #expect(found.map(\.stay.arrival) == ["2027-07-02", "2027-07-03", "2027-07-09", "2027-07-10"])
  }

  @Test func `one site can be asked for, and sites that do not fit are left out`() throws {
    try camp.makeCampSites(1, 2, 3)
    try camp.makeCampSite(4) { $0.maxLength = .set(40) }
    #expect(Set(try answers { $0.site = 2 }.map(\.availability.site.siteNumber)) == [2])
    #expect(Set(try answers { $0.party.rigLength = 30 }.map(\.availability.site.siteNumber)) == [4])
  }

  @Test func `a limit ends the list`() throws {
    try camp.makeCampSites(1, 2)
    #expect(words(try answers { $0.limit = 3 }) == ["2027-07-01 1 on 1", "2027-07-01 1 on 2", "2027-07-01 2 on 1"])
    #expect(try answers { $0.limit = 0 }.isEmpty)
  }

  @Test func `every stay says by whom it is blocked, held or reserved, and until when`() throws {
    let site = try camp.makeCampSite()
    try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    try camp.block(site, "2027-07-03"..<"2027-07-04")
    _ = try camp.reservations.hold(camp.request(1, arrival: "2027-07-04", nights: 1))
    let found = try answers("2027-07-01"..<"2027-07-06", nights: 2...2, explained: true)
    func occupied(_ arrival: Day, _ departure: Day, _ holder: Holder) -> [Problem] {
      [.nights(.occupied(Conflict(site: 1, arrival: arrival, departure: departure, holder: holder)))]
    }
    let reserved = occupied("2027-07-01", "2027-07-03", .reservation("r-1", .reserved))
    #expect(
      found.map(\.availability.reasons) == [
        reserved, reserved, occupied("2027-07-03", "2027-07-04", .block("b-1")),
        occupied("2027-07-04", "2027-07-05", .reservation("r-2", .held)), [],
      ])
  }

  @Test func `a rule is against the stays that break it, and a retired site against none but its own`() throws {
    try camp.makeCampSites(1, 2)
    _ = try camp.sites.retireCampSite(2)
    try camp.set {
      $0.open = Season("05-01..07-03").map(Edit.set)
      $0.minNights = 2
    }
    #expect(words(try answers()) == ["2027-07-01 2 on 1"])
    let reasons = try answers(explained: true).map { $0.availability.reasons.map(\.name) }
    #expect(
      reasons == [
        ["belowMinimumStay"], ["belowMinimumStay", "siteRetired"], [], ["siteRetired"],
        ["belowMinimumStay"], ["belowMinimumStay", "siteRetired"], ["closedSeason"], ["closedSeason", "siteRetired"],
      ])
  }

  @Test func `a window of one stay answers as the stay alone does`() throws {
    let seeded = try TestCampground.seeded()
    var window = AvailabilityWindow(arrival: "2027-07-04", before: "2027-07-05", fewestNights: 2, mostNights: 2)
    var request = AvailabilityRequest(stay: StayRequest(arrival: "2027-07-04", numberOfNights: 2))
    (window.party.adults, request.party.adults) = (3, 3)
    var found: [SiteAvailability] = []
    try seeded.availability.forEachStay(in: window, explained: true) { found.append($0.availability) }
    #expect(try found == seeded.availability.availability(for: request))
    #expect(try found.filter(\.isAvailable).map(\.site) == seeded.availability.free(for: request).sites)
    #expect(found.filter(\.isAvailable).count == 5)
  }

  @Test func `a window that no campground could answer is refused with all its problems`() throws {
    let error = try rejected {
      try answers("2027-07-01"..<"2027-07-01") {
        ($0.fewestNights, $0.mostNights, $0.limit) = (0, 1001, -1)
        $0.party.pets = -1
      }
    }
    #expect(
      error.problems.map(\.name) == [
        "invalidNumberOfNights", "aboveMaximumStay", "noArrivals", "invalidLimit", "invalidNumberOfPeople",
      ])
    let crossed = try rejected {
      try answers {
        ($0.fewestNights, $0.mostNights) = (3, 2)
        $0.arrivalBefore = "2027-06-01"
      }
    }
    #expect(crossed.problems.map(\.name) == ["invalidNumberOfNights", "noArrivals"])
  }

  @Test func `a window ends with the calendar`() throws {
    try camp.makeCampSite()
    #expect(
      words(try answers("9999-12-29"..<"9999-12-31", nights: 1...2)) == [
        "9999-12-29 1 on 1", "9999-12-29 2 on 1", "9999-12-30 1 on 1",
      ])
  }
}
