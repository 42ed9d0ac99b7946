import CampgroundManager
import TestSupport
import Testing

/// The tests of undo compare the whole contents of a store, also tables that are added later.
struct ContentsTests {
  @Test func `a new column is compared`() throws {
    let camp = try TestCampground.seeded()
    let store = camp.campground.store
    try store.damage("ALTER TABLE reservation ADD COLUMN nickname TEXT")
    let before = try Contents(of: camp)
    try store.damage("UPDATE reservation SET nickname = 'The lake' WHERE id = 1")
    #expect(try Contents(of: camp) != before)
  }

  @Test(TestEngine.ofFiles) func `a new table is missed by its name`() throws {
    let camp = try TestCampground()
    try camp.store.damage("CREATE TABLE pet (id INTEGER PRIMARY KEY, name TEXT) STRICT")
    #expect(throws: Contents.UnknownTable(name: "pet")) { try Contents(of: camp) }
  }
}

struct SeedTests {
  @Test func `the seeded campground has nine reservations, three of them cancelled`() throws {
    let camp = try TestCampground.seeded()
    #expect(try camp.reservations.countsByStatus() == [.reserved: 6, .cancelled: 3])
    #expect(try camp.sites.listCampSites().map(\.siteNumber) == [1, 2, 3, 10, "A-1", "A-2", "A-3", "A-4"])
    #expect(try camp.count("camper") == 3)
    #expect(try camp.count("night") == 30)
  }

  @Test func `a seeded campground is on disk just as in memory`() throws {
    let folder = TemporaryFolder()
    let kept = try TestCampground.seeded(folder.location())
    #expect(try TestCampground(folder.location()).reservations.countsByStatus() == kept.reservations.countsByStatus())
  }
}
