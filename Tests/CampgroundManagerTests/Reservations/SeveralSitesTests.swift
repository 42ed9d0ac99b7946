import TestSupport
import Testing

@testable import CampgroundManager

/// Several sites reserved at once: all of them or none.
struct SeveralSitesTests {
  let camp: TestCampground
  let camper: Camper

  init() throws {
    camp = try TestCampground()
    try camp.makeCampSites(1, 2, 3, 4, 5) { $0.loop = .set("Aspen") }
    try camp.makeCampSites("B1", "B2", "B3") { $0.loop = .set("Birch") }
    camper = try camp.makeCamper()
  }

  private func reserve(
    _ sites: SeveralSites, _ change: (inout ReserveRequest) -> Void = { _ in }
  ) throws -> WriteResult<[Reserved]> {
    try camp.reservations.reserve(camp.request(nil, camper: camper, change), on: sites)
  }

  private func refused(
    _ sites: SeveralSites, _ change: (inout ReserveRequest) -> Void = { _ in }
  ) throws -> CampingError {
    try camp.refusal { try reserve(sites, change) }
  }

  private func sites(_ made: WriteResult<[Reserved]>) -> [SiteNumber] { made.result.map(\.siteNumber) }

  @Test func `each of the named sites gets a reservation, in one entry that one undo takes back`() throws {
    let before = try Contents(of: camp)
    let made = try reserve(.numbered([3, 1, "B2"])) { $0.group = "Scouts" }
    #expect(sites(made) == [3, 1, "B2"])
    #expect(made.result.map { $0.id?.description } == ["r-1", "r-2", "r-3"])
    #expect(made.result.allSatisfy { $0.group == "Scouts" && $0.nights.count == 2 })
    #expect(try camp.count("command WHERE name = 'reserve'") == 1)
    #expect(try camp.entries()[0].changes.map(\.id) == ["r-1", "r-2", "r-3"])
    try camp.undoLast()
    #expect(try Contents(of: camp) == before)
  }

  @Test func `one site that is taken refuses all, and every holder is named`() throws {
    try camp.reserve(1)
    try camp.reserve("B2")
    let error = try refused(.numbered([1, 2, "B2"]))
    #expect(error.code == 3)
    #expect(error.problems.map(\.value) == ["1", "B2"])
    #expect(error.conflict?.holder == .reservation("r-1", .reserved))
    #expect(error.alternatives?.sites == [3, 4, 5, "B1", "B3"])
  }

  @Test func `what one site breaks names the site, and what all break stands once`() throws {
    try camp.campground.sites.changeCampSite(2, SiteEdits { $0.maxPeople = .set(1) })
    try camp.campground.sites.retireCampSite(3)
    let error = try refused(.numbered([1, 2, 3])) { $0.stay = StayRequest(arrival: "2027-05-01", numberOfNights: 1) }
    #expect(error.code == 5)
    let problems: [Problem] = [
      .rule(.arrivalInPast("2027-05-01", today: TestCampground.today)),
      .at(2, .capacity(.tooManyPeople(2, limit: 1))), .site(.retired(3)),
    ]
    #expect(error.problems == problems)
    #expect(try refused(.numbered([1, 2])).remedies == [.overrideCapacity])
  }

  @Test func `sites and a camper that do not exist are all named`() throws {
    let error = try refused(.numbered([1, 8, 9])) { $0.camper = "Nobody" }
    #expect(error.code == 4)
    #expect(error.problems.map(\.value) == ["Nobody", "8", "9"])
    #expect(try refused(.numbered([1, 9])).problems.map(\.value) == ["9"])
  }

  @Test func `a site that is listed twice, no site and too many are refused`() throws {
    #expect(try refused(.numbered([1, 2, 1])).problems == [.site(.repeated(1))])
    for count in [0, -1, 1001] {
      #expect(try refused(.any(count)).problems == [.stay(.invalidCount(count, most: 1000))])
    }
  }

  @Test func `any sites are side by side within a loop where that is possible`() throws {
    try camp.reserve(2)
    #expect(try sites(reserve(.any(3))) == [3, 4, 5])
    #expect(try sites(reserve(.any(3))) == ["B1", "B2", "B3"])
    // 1 is left alone, and nothing else.
    let error = try refused(.any(2))
    #expect(error.code == 3)
    #expect(error.problems == [.nights(.tooFewFree(1, of: 2))])
    #expect(error.alternatives?.sites == [1])
    let last = try reserve(.any(1)).result
    #expect(last.map(\.siteChosenBecause) == [.onlyFree])
    #expect(try refused(.any(1)).problems == [.nights(.allTaken)])
  }

  @Test func `of several rows the one that fills gaps is best, then the smallest, then the lowest`() throws {
    let days: Range<Day> = "2027-07-01"..<"2027-07-03"
    #expect(try sites(reserve(.any(2))) == [1, 2])
    try camp.undoLast()
    for site in ["B2", "B3"] as [SiteNumber] {
      try camp.reserve(site, "2027-06-29"..<days.lowerBound)
      try camp.reserve(site, days.upperBound..<"2027-07-05")
    }
    let made = try reserve(.any(2))
    #expect(sites(made) == ["B2", "B3"])
    #expect(made.result.map(\.siteChosenBecause) == [.sideBySide, .sideBySide])
    let edits = SiteEdits { $0.maxLength = .set(20) }
    for site in [4, 5] as [SiteNumber] { try camp.campground.sites.changeCampSite(site, edits) }
    #expect(try sites(reserve(.any(2))) == [4, 5])
  }

  @Test func `where none lie side by side the best are taken, as one by one`() throws {
    for site in [2, 4, "B2"] as [SiteNumber] { try camp.reserve(site) }
    #expect(try sites(reserve(.any(3))) == [1, 3, 5])
  }

  @Test func `a site that is retired parts its neighbours`() throws {
    try camp.campground.sites.retireCampSite(3)
    #expect(try sites(reserve(.any(3))) == ["B1", "B2", "B3"])
    let made = try reserve(.any(4))
    #expect(sites(made) == [1, 2, 4, 5])
    #expect(made.result.map(\.siteChosenBecause) == [.onlyFree, .onlyFree, .onlyFree, .onlyFree])
  }

  @Test func `several are held and checked in at once, under a key and in a dry run`() throws {
    let held = try camp.reservations.hold(camp.request(nil, camper: camper), on: .numbered([1, 2]), minutes: 60)
    #expect(held.result.allSatisfy { $0.status == .held && $0.holdExpires != nil })
    let today = TestCampground.today
    let here = try reserve(.numbered([3, 4])) {
      $0.stay = StayRequest(arrival: today, numberOfNights: 1)
      $0.checkIn = true
    }
    #expect(here.result.allSatisfy { $0.status == .checkedIn })
    #expect(try refused(.numbered([3, "B1"])) { $0.checkIn = true }.problems.map(\.name) == ["tooEarly"])
  }
}
