import Persistence
import TestSupport
import Testing

struct MigrationTests {
  let folder = TemporaryFolder()

  @Test(arguments: Place.allCases)
  func `a new store has taken every step`(_ place: Place) throws {
    let store = try place.open(in: folder)
    #expect(try store.schemaVersion == 2)
    #expect(try store.rows("SELECT label FROM jar") { _ in 1 }.isEmpty)
  }

  @Test func `an older store takes the steps it lacks and keeps its rows`() throws {
    try folder.open(Schema.pantry.at(version: 1)).addShelf("top")
    let store = try folder.open()
    #expect(try store.schemaVersion == 2)
    #expect(try store.shelves == ["top"])
    try store.damage("INSERT INTO jar (shelf, place, label) VALUES (1, 1, \("jam"))")
  }

  @Test func `a step that is not taken is not taken by opening with the older schema`() throws {
    let store = try folder.open(Schema.pantry.at(version: 1))
    #expect(try store.schemaVersion == 1)
    #expect(throws: StoreError.self) { try store.rows("SELECT label FROM jar") { _ in 1 } }
  }

  @Test func `progress tells each step that is taken, and only those`() throws {
    var told: [MigrationProgress] = []
    _ = try Store(folder.location(), schema: Schema.pantry.at(version: 1)) { told.append($0) }
    #expect(told.map(\.name) == ["shelves"])
    #expect(told.map(\.steps) == [1])
    _ = try Store(folder.location(), schema: .pantry) { told.append($0) }
    #expect(told.map(\.name) == ["shelves", "jars"])
    #expect(told.map(\.step) == [1, 2])
    #expect(told.map(\.steps) == [1, 2])
    _ = try Store(folder.location(), schema: .pantry) { told.append($0) }
    #expect(told.count == 2)
  }

  @Test func `a step may read and write rows`() throws {
    try folder.open().addShelf("top")
    let renamed = Migration("louder shelves") { store in
      for name in try store.shelves {
        try store.execute("UPDATE shelf SET name = \(name.uppercased()) WHERE name = \(name)")
      }
    }
    let store = try folder.open(.pantry(and: renamed))
    #expect(try store.shelves == ["TOP"])
    #expect(try store.schemaVersion == 3)
  }
}

extension Schema {
  /// The pantry after one more step.
  static func pantry(and step: Migration) -> Schema {
    Schema(applicationID: pantry.applicationID, migrations: pantry.migrations + [step])
  }
}

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
