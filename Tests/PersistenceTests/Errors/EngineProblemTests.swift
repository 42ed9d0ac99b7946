import TestSupport
import Testing

@testable import Persistence

/// The engine's reports about its own file, and about the numbers that it assigned.
struct EngineProblemTests {
  let folder = TemporaryFolder()

  private func problems(of store: Store) throws -> [EngineProblem] {
    var problems: [EngineProblem] = []
    try store.forEachEngineProblem { problems.append($0) }
    return problems
  }

  @Test(arguments: Place.allCases)
  func `a sound store has none`(_ place: Place) throws {
    let store = try place.open(in: folder)
    try store.addShelf("top")
    #expect(try problems(of: store) == [])
  }

  @Test func `a row that refers to nothing, and one that no constraint lets in, are told`() throws {
    let store = try folder.open()
    for pragma in ["PRAGMA foreign_keys = OFF", "PRAGMA ignore_check_constraints = ON"] as [SQL] {
      try store.forEach(pragma) { _ in }
    }
    try store.write {
      try store.execute("INSERT INTO shelf (name) VALUES ('')")
      try store.execute("INSERT INTO jar (shelf, place) VALUES (7, 1)")
    }
    let found = try problems(of: folder.open())
    #expect(found == [.damaged("CHECK constraint failed in shelf"), .danglingReference(from: "jar", to: "shelf")])
  }

  @Test func `each broken condition is told, up to a hundred`() throws {
    let store = try folder.open()
    try store.forEach("PRAGMA ignore_check_constraints = ON") { _ in }
    try store.write {
      try store.execute("CREATE TABLE tin (size INTEGER CHECK (size > 0))")
      for _ in 1...120 { try store.execute("INSERT INTO tin (size) VALUES (0)") }
    }
    #expect(try problems(of: folder.open()).count == 100)
  }

  @Test func `a condition is what stands behind CHECK, whatever is quoted`() {
    let definition = """
      CREATE TABLE "odd CHECK (" (
        a TEXT DEFAULT 'CHECK (it''s)' CHECK (a <> ')' AND (a IN ('x', 'y'))), recheck INTEGER,
        b INTEGER REFERENCES shelf (id), -- The shelf's, or CHECK (nothing).
        CHECK(b > 0), CHECK (a IS NULL OR b)
      ) STRICT
      """
    #expect(
      SQLiteConnection.conditions(in: definition)
        == ["(a <> ')' AND (a IN ('x', 'y')))", "(b > 0)", "(a IS NULL OR b)"])
  }

  @Test(arguments: Place.allCases)
  func `the last number that a table gave is known, and the next one is above it`(_ place: Place) throws {
    let store = try place.open(in: folder)
    #expect(try store.lastNumber(givenBy: "shelf") == 0)
    try store.addShelf("top")
    try store.write {
      _ = try store.insert(into: "shelf", under: 41) { "INSERT INTO shelf (id, name) VALUES (\($0), 'middle')" }
    }
    #expect(try store.lastNumber(givenBy: "shelf") == 41)
    #expect(try store.addShelf("low") == 42)
  }
}

struct CorruptTests {
  let folder = TemporaryFolder()

  @Test func `a damaged page is found when it is read`() throws {
    let page = try pageOfShelves()
    var bytes = try folder.bytes(of: "camp.sqlite")
    for index in page where index < bytes.count { bytes[index] = 0xAA }
    try folder.write(bytes, to: "camp.sqlite")

    let store = try folder.open()
    let error = try #require(throws: StoreError.self) { try store.shelves }
    guard case .corrupt = error else {
      Issue.record("a damaged page gave \(error)")
      return
    }
  }

  /// The place of the shelves' own page in the file.
  private func pageOfShelves() throws -> Range<Int> {
    let store = try folder.open()
    try store.addShelf("top")
    let size = try #require(try store.value("PRAGMA page_size", as: Int.self))
    let page = try #require(try store.value("SELECT rootpage FROM sqlite_schema WHERE name = \("shelf")", as: Int.self))
    return (page - 1) * size..<page * size
  }

  @Test func `any other answer of the engine comes with its code and words`() throws {
    let store = try Store(.memory, schema: .pantry)
    let error = try #require(throws: StoreError.self) {
      try store.rows("SELECT zeroblob(1 << 30)") { _ in 1 }
    }
    #expect(error == .engine(code: 18, message: "string or blob too big"))
  }

  @Test func `a statement that fits every sound store tells a damaged one`() throws {
    let store = try Store(.memory, schema: .pantry)
    #expect(throws: StoreError.corrupt("no such column: taste")) {
      try store.rows("SELECT taste FROM shelf") { _ in 1 }
    }
  }
}
