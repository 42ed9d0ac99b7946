import CampgroundManager
import TestSupport
import Testing

/// The tests of undo compare the whole contents of a store, also tables that are added later.
struct ContentsTests {
  @Test func `a new column is compared`() throws {
    let camp = try TestCampground.seeded()
    let store = camp.campground.store
    try store.write { try store.execute("ALTER TABLE reservation ADD COLUMN nickname TEXT") }
    let before = try Contents(of: camp)
    try store.write { try store.execute("UPDATE reservation SET nickname = 'The lake' WHERE id = 1") }
    #expect(try Contents(of: camp) != before)
  }

  @Test(TestEngine.ofFiles) func `a new table is missed by its name`() throws {
    let camp = try TestCampground()
    let store = camp.campground.store
    try store.write { try store.execute("CREATE TABLE pet (id INTEGER PRIMARY KEY, name TEXT) STRICT") }
    #expect(throws: Contents.UnknownTable(name: "pet")) { try Contents(of: camp) }
  }
}
