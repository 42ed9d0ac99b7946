import CampgroundManager
import Testing

@Suite struct `Real campgrounds` {
  let camp: ImportedCamp

  init() throws { camp = try ImportedCamp() }

  @Test func `all of Apache Trout comes in, and all of it is understood`() throws {
    let report = try camp.importSites("apache-trout-campground")
    #expect(report.changed)
    #expect(report.added == 64)
    #expect(report.updated == 0)
    #expect(report.unchanged == 0)
    #expect(report.skipped == [])
    #expect(try camp.sites.listCampSites().count == 64)
  }

  @Test func `31 sites of Apache Trout have 50 amperes, water and sewer, the others nothing`() throws {
    try camp.importSites("apache-trout-campground")
    let sites = try camp.sites.listCampSites().map(\.features)
    #expect(sites.count { $0.electricity && $0.amps == [50] && $0.water && $0.sewer } == 31)
    #expect(sites.count { !$0.electricity && $0.amps == [] && !$0.water && !$0.sewer } == 33)
  }

  @Test func `a double site keeps its whole name and what the export says of it`() throws {
    try camp.importSites("apache-trout-campground")
    var expected = SiteFeatures()
    expected.loop = "Aspen Loop (Sites 1-63)"
    expected.type = "group-standard-area"
    expected.maxLength = 50
    expected.maxPeople = 16
    expected.maxVehicles = 4
    expected.equipment = ["rv", "tent", "trailer"]
    #expect(try camp.features("1 & 2") == expected)
  }

  @Test func `all of Wawona comes in, and all of it is understood`() throws {
    let report = try camp.importSites("wawona-campground")
    #expect(report.added == 97)
    #expect(report.skipped == [])
  }

  @Test func `27 sites of Wawona are of unknown length: 14 say 0, 13 say nothing`() throws {
    try camp.importSites("wawona-campground")
    let unknown = try camp.sites.listCampSites().filter { $0.features.maxLength == nil }
    #expect(unknown.count == 27)
    #expect(unknown.contains { $0.siteNumber == "001" }, "its length is 0")
    #expect(unknown.contains { $0.siteNumber == "014" }, "it has no length")
  }

  @Test func `a site of Wawona has what several files say of it`() throws {
    try camp.importSites("wawona-campground")
    let site = try camp.features("Group Camp")
    #expect(site.loop == "A")
    #expect(site.type == "group-tent-only-area")
    #expect(site.minPeople == 13)
    #expect(site.maxPeople == 30)
    #expect(site.maxVehicles == 5)
    #expect(try camp.features("001").equipment == ["large-tent-over-9x12", "small-tent", "tent"])
    let sites = try camp.sites.listCampSites().map(\.features)
    #expect(sites.count(where: \.pullThrough) == 4)
    #expect(sites.count(where: \.accessible) == 4)
    #expect(Set(sites.map(\.loop)) == ["A", "B", "C"], "some are `A `")
  }
}
