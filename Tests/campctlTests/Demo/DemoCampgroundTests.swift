import CampgroundManager
import TestSupport
import Testing

@testable import campctl

/// The campground that a demo makes.
@Suite(TestEngine.ofFiles("a demo has a file of its own")) struct DemoCampgroundTests {
  private static func made(_ day: Day, _ time: String = "16:30") throws -> TestCampground {
    let store = try Store(.memory)
    let moment = CampgroundClock.moment(at: day, try #require(TimeOfDay(time)))
    try DemoCampground.fill(store, now: moment)
    return TestCampground(store: store, today: day)
  }

  @Test func `its sites are those of the export`() throws {
    let real = try TestCampground(.memory)
    try real.siteImporter.importSites(
      fromRIDB: Shell.repository.appending(path: "Fixtures/RIDB/apache-trout-campground").path)
    let made = try TestCampground(.memory)
    let lines = BatchLine(.campctl)
    for (_, line) in DemoSites.all {
      let command = try #require(try lines.read(Array(line.utf8))?.command.onCampground)
      _ = try command.perform(in: made.campground)
    }
    let features = { (camp: TestCampground) in
      try camp.sites.listCampSites().map { "\($0.siteNumber) \($0.features)" }.sorted()
    }
    #expect(try features(made).count == 64)
    #expect(try features(made) == features(real))
  }

  @Test func `each day has the same season, with whom to check in, to check out and to leave alone`() throws {
    let season = DemoSeason()
    let lines = { (season: DemoSeason) in season.steps { "\($0)" }.map { "\($0)" } }
    #expect(lines(season) == lines(DemoSeason()))
    let stays = season.stays.filter { !$0.isCancelled && $0.comes }
    #expect(stays.filter { $0.arrival == 0 && $0.isWaiting }.count >= 3)
    #expect(stays.filter { $0.departure == 0 && $0.isWaiting }.count >= 3)
    #expect(stays.filter { $0.arrival < 0 && $0.departure > 0 }.count >= 20)
    #expect(season.stays.contains(where: \.isCancelled) && season.stays.contains { !$0.comes })
  }

  /// A Sunday, the leap day, and the morning after the clocks change in many a zone.
  @Test(arguments: [("2027-07-04", "08:00"), ("2028-02-29", "23:59"), ("2027-03-15", "00:00")] as [(Day, String)])
  func `it is sound on any day`(day: Day, time: String) throws {
    let camp = try Self.made(day, time)
    #expect(try camp.checks.check().problems.isEmpty)
    #expect(try camp.waitlist.listWaiting().count == 1)
    #expect(try camp.count("block") == 1)
    #expect(try camp.count("ledger") > 500)
  }
}
