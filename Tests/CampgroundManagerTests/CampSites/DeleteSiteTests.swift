import CampgroundManager
import TestSupport
import Testing

struct DeleteSiteTests {
  private let camp = TestCampground.empty
  let site: CampSite

  init() throws { site = try camp.makeCampSite() }

  @Test func `a site that nobody ever reserved can be deleted`() throws {
    try camp.sites.deleteCampSite(site)
    #expect(try camp.sites.getCampSite(1) == nil)
    #expect(try camp.sites.listCampSites() == [])
  }

  @Test func `a site that somebody reserved can only be retired`() throws {
    try camp.reserve()
    let error = try rejected { try camp.sites.deleteCampSite(site) }
    #expect(error.name == .invalidRequest)
    #expect(error.problems.map(\.name) == ["siteInUse"])
    #expect(try camp.sites.getCampSite(1) == site)
  }

  @Test func `a cancelled reservation still needs its site`() throws {
    try camp.cancel(camp.reserve())
    #expect(throws: CampingError.self) { try camp.sites.deleteCampSite(1) }
  }

  @Test func `a site is deleted once`() throws {
    try camp.sites.deleteCampSite(1)
    #expect(try rejected { try camp.sites.deleteCampSite(1) }.name == .notFound)
  }

  @Test func `a new site of the same number is not the one that was deleted`() throws {
    try camp.sites.deleteCampSite(site)
    let other = try camp.makeCampSite()
    #expect(other.siteNumber == site.siteNumber)
    #expect(other.id != site.id)
    #expect(throws: CampingError.self) { try camp.sites.deleteCampSite(site) }
    #expect(try camp.sites.getCampSite(1) == other)
  }
}
