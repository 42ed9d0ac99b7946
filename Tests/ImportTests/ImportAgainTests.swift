import CampgroundManager
import Testing

@Suite struct `Importing again` {
  let camp: ImportedCamp

  init() throws { camp = try ImportedCamp() }

  @Test(arguments: [("apache-trout-campground", nil), ("odd-export", "900001")] as [(String, String?)])
  func `it changes nothing and leaves no trace in the journal`(_ export: String, _ facility: String?) throws {
    let first = try camp.importSites(export, facility: facility)
    let sites = try camp.sites.listCampSites()
    let second = try camp.importSites(export, facility: facility)
    #expect(second.added == 0)
    #expect(second.updated == 0)
    #expect(second.unchanged == first.added)
    #expect(second.skipped == first.skipped)
    #expect(!second.changed)
    #expect(try camp.sites.listCampSites() == sites)
    #expect(try camp.commands() == 1)
  }

  @Test func `it keeps what the export does not say`() throws {
    try camp.importSites("wawona-campground")
    var edits = SiteEdits()
    edits.notes = .set("The bear comes at six")
    edits.maxLength = .set(12)
    edits.electricity = true
    _ = try camp.sites.changeCampSite("001", edits)
    let kept = try camp.sites.retireCampSite("001").result
    #expect(try camp.importSites("wawona-campground").unchanged == 97)
    #expect(try camp.sites.find("001") == kept)
  }

  @Test func `it puts back what the export says`() throws {
    try camp.importSites("wawona-campground")
    let imported = try camp.features("002")
    _ = try camp.sites.changeCampSite("002", SiteEdits { $0.maxPeople = .set(60) })
    let report = try camp.importSites("wawona-campground")
    #expect(report.updated == 1)
    #expect(report.unchanged == 96)
    #expect(try camp.features("002") == imported)
    #expect(try camp.sites.find("002").version == 3)
  }

  @Test func `a site is left out when the export contradicts what is known of it`() throws {
    try camp.importSites("wawona-campground")
    var edits = SiteEdits()
    edits.maxPeople = .set(8)
    edits.minPeople = 7
    let site = try camp.sites.changeCampSite("003", edits).result
    let report = try camp.importSites("wawona-campground")
    #expect(report.skipped.map(\.problem) == [.refused("003", .record(.crossedPeople(fewest: 7, most: 6)))])
    #expect(try camp.sites.find("003") == site)
  }

  @Test func `the journal has one command for the whole import, and every site's image`() throws {
    try camp.importSites("apache-trout-campground")
    let command = try camp.store.first("SELECT name, actor, request FROM command") { row in
      try [row[0] as String, row[1], row[2]]
    }
    #expect(command == ["import-sites", "test", #"{"facility":"234708","folder":"apache-trout-campground"}"#])
    #expect(try camp.store.value("SELECT count(*) FROM change WHERE kind = 'site'") == 64)
  }
}
