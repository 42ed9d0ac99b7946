import CampgroundManager
import TestSupport
import Testing

struct ChangeSiteTests {
  private let camp = TestCampground { camp in
    try camp.makeCampSite(1) {
      $0.loop = .set("Lake")
      $0.amps = [30]
      $0.maxPeople = .set(6)
    }
  }

  private func update(_ change: (inout SiteEdits) -> Void) throws -> WriteResult<CampSite> {
    var edits = SiteEdits()
    change(&edits)
    return try camp.sites.changeCampSite(1, edits)
  }

  @Test func `features that are not named stay as they are`() throws {
    let site = try update { $0.sewer = true }
    #expect(site.changed)
    #expect(site.sewer)
    #expect(site.loop == "Lake")
    #expect(site.features.maxPeople == 6)
    #expect(site.version == 2)
    #expect(try camp.sites.getCampSite(1) == site.result)
  }

  @Test func `a limit can be taken away`() throws {
    let site = try update {
      $0.loop = .clear
      $0.maxPeople = .clear
    }
    #expect(site.loop == nil)
    #expect(site.features.maxPeople == nil)
  }

  @Test func `a site without electricity has no amperes`() throws {
    #expect(try update { $0.electricity = false }.features.amps == [])
  }

  @Test func `a limit is judged beside those that stay`() throws {
    #expect(try rejected { try update { $0.minPeople = 7 } }.problems.map(\.name) == ["invalidCapacity"])
    #expect(try camp.sites.find(1).features.minPeople == 1)
  }

  @Test func `asking for what is so already changes nothing`() throws {
    let site = try update { $0.water = true }
    #expect(!site.changed)
    #expect(site.version == 1)
    #expect(try camp.count("command") == 1)
  }

  @Test func `a site can be retired once`() throws {
    #expect(try camp.sites.retireCampSite(1).changed)
    let again = try camp.sites.retireCampSite(1)
    #expect(!again.changed)
    #expect(again.retired)
    #expect(again.version == 2)
  }

  @Test func `a site that is not there is named`() throws {
    try camp.makeCampSite("A-07")
    let error = try rejected { try camp.sites.retireCampSite("a-8") }
    #expect(error.name == .notFound)
    #expect(error.code == 4)
    #expect(error.problems == [.reference(.notFound(.site, "a-8", field: "site", near: nil))])
  }
}

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
