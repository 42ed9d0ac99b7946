import Persistence
import TestSupport
import Testing

struct FailedMigrationTests {
  let folder = TemporaryFolder()

  private let throwing = Migration("lids") { store in
    try store.execute("CREATE TABLE lid (id INTEGER PRIMARY KEY) STRICT")
    try store.addShelf("half-way")
    throw Dropped()
  }

  private let misspelt = Migration(
    "lids", script: "CREATE TABLE lid (id INTEGER PRIMARY KEY) STRICT; CREATE TABEL box (id INTEGER)")

  @Test func `a step that throws leaves the store as it was`() throws {
    try folder.open().addShelf("top")
    #expect(throws: Dropped.self) { try folder.open(.pantry(and: throwing)) }
    try expectUntouched()
  }

  @Test func `a script that fails leaves the store as it was`() throws {
    try folder.open().addShelf("top")
    #expect(throws: StoreError.self) { try folder.open(.pantry(and: misspelt)) }
    try expectUntouched()
  }

  private func expectUntouched() throws {
    let store = try folder.open()
    #expect(try store.schemaVersion == 2)
    #expect(try store.shelves == ["top"])
    #expect(throws: StoreError.self) { try store.rows("SELECT id FROM lid") { _ in 1 } }
  }

  @Test func `a step that was taken stays when a later one fails`() throws {
    try folder.open(Schema.pantry.at(version: 1)).addShelf("top")
    #expect(throws: Dropped.self) { try folder.open(.pantry(and: throwing)) }
    #expect(try folder.open().schemaVersion == 2)
  }

  @Test func `a new store whose steps fail leaves no file`() throws {
    #expect(throws: Dropped.self) { try folder.open(.pantry(and: throwing)) }
    #expect(try folder.names == [])
  }

  @Test func `a new store in memory whose steps fail is none`() {
    #expect(throws: Dropped.self) { try Store(.memory, schema: .pantry(and: throwing)) }
  }
}
