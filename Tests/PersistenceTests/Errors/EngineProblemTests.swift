import Persistence
import TestSupport
import Testing

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
    #expect(
      found == [.damaged("CHECK constraint failed in shelf"), .danglingReference(from: "jar", to: "shelf")])
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
