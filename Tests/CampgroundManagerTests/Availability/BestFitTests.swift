import CampgroundManager
import TestSupport
import Testing

/// The site of a party that leaves the choice to the campground (domain rule R27).
struct BestFitTests {
  private let camp = TestCampground.empty

  /// The chosen site for 1 to 3 July, and the reason.
  private func choice(_ change: (inout ReserveRequest) -> Void = { _ in }) throws -> (SiteNumber, ChoiceReason?) {
    let made = try camp.reserve(nil, "2027-07-01"..<"2027-07-03", change)
    return (made.siteNumber, made.siteChosenBecause)
  }

  @Test func `of sites alike the lowest number is taken`() throws {
    try camp.makeCampSites(10, 2, "A-1")
    #expect(try choice() == (2, .lowestNumber))
  }

  @Test func `the smallest site that fits goes before a lower number`() throws {
    try camp.makeCampSite(1) { $0.maxLength = .set(60) }
    try camp.makeCampSite(2) { $0.maxLength = .set(40) }
    try camp.makeCampSite(3) { $0.maxLength = .set(30) }
    let (site, because) = try choice { $0.party.rigLength = 35 }
    #expect(site == 2)
    #expect(because == .smallest(maxLength: 40))
  }

  @Test func `of equally long sites the one for fewer people is smaller`() throws {
    try camp.makeCampSite(1) { $0.maxPeople = .set(8) }
    try camp.makeCampSite(2) { $0.maxPeople = .set(4) }
    #expect(try choice() == (2, .smallest(maxLength: nil)))
  }

  @Test func `a site whose size nobody knows counts as the largest`() throws {
    try camp.makeCampSite(1)
    try camp.makeCampSite(2) { $0.maxLength = .set(60) }
    #expect(try choice().0 == 2)
  }

  @Test func `a gap that is filled exactly goes before a smaller site`() throws {
    try camp.makeCampSite(1) { $0.maxLength = .set(20) }
    try camp.makeCampSite(2) { $0.maxLength = .set(60) }
    try camp.reserve(2, "2027-06-29"..<"2027-07-01")
    try camp.reserve(2, "2027-07-03"..<"2027-07-05")
    #expect(try choice() == (2, .fillsGap))
  }

  @Test func `a gap on one side only is none to fill`() throws {
    try camp.makeCampSites(1, 2)
    try camp.reserve(2, "2027-06-29"..<"2027-07-01")
    #expect(try choice().0 == 1)
  }

  @Test func `the night before today leaves no gap`() throws {
    try camp.makeCampSites(1, 2)
    try camp.reserve(2, "2027-06-03"..<"2027-06-05")
    #expect(try camp.reserve(nil, "2027-06-01"..<"2027-06-03").siteNumber == 2)
  }

  @Test func `the only site that is free and fits is taken for that reason`() throws {
    try camp.makeCampSites(1, 2, 3)
    try camp.reserve(1)
    _ = try camp.sites.retireCampSite(2)
    #expect(try choice() == (3, .onlyFree))
  }

  @Test func `a site that was asked for needs no explanation`() throws {
    try camp.makeCampSites(1, 2)
    #expect(try camp.reserve(2).siteChosenBecause == nil)
  }

  @Test func `when no site fits at all, the request is against the rules`() throws {
    try camp.makeCampSite { $0.maxPeople = .set(1) }
    let error = try rejected { try choice() }
    #expect(error.name == .invalidRequest)
    #expect(error.problems.map(\.name) == ["noSiteFits"])
  }

  @Test func `when each site that fits is taken, the nights are`() throws {
    try camp.makeCampSites(1, 2)
    try camp.reserve(1)
    try camp.reserve(2)
    let error = try rejected { try choice() }
    #expect(error.name == .nightsTaken)
    #expect(error.problems.map(\.name) == ["nightsTaken"])
    #expect(error.alternatives?.sites == [])
  }
}
