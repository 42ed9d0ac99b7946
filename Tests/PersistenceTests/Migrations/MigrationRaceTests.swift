import Persistence
import TestSupport
import Testing

struct MigrationRaceTests {
  let folder = TemporaryFolder()

  @Test func `a store that is taking a step is busy for another that would take it`() throws {
    _ = try folder.open(Schema.pantry.at(version: 1))
    var whileStepping: (any Error)?
    _ = try Store(folder.location(), schema: .pantry) { _ in
      do { _ = try folder.open() } catch { whileStepping = error }
    }
    #expect(whileStepping as? StoreError == .busy)
  }

  @Test func `stores that open an older file at once take each step once`() async throws {
    _ = try folder.open(Schema.pantry.at(version: 1))
    let location = folder.location()
    let steps = try await openAtOnce {
      var steps: [String] = []
      let store = try Store(location, schema: .pantry) { steps.append($0.name) }
      #expect(try store.schemaVersion == 2)
      return steps
    }
    #expect(steps == ["jars"])
  }

  @Test func `stores that open a missing file at once share one`() async throws {
    let location = folder.location()
    let names = try await openAtOnce {
      let store = try Store(location, schema: .pantry)
      return try store.write {
        let name = "shelf \(try store.shelves.count + 1)"
        try store.addShelf(name)
        return [name]
      }
    }
    #expect(names.sorted() == ["shelf 1", "shelf 2", "shelf 3", "shelf 4"])
    #expect(try folder.open().shelves == names.sorted())
    #expect(try folder.names == ["camp.sqlite"])
  }

  /// Runs the body four times at once and joins the answers.
  private func openAtOnce(_ body: @escaping @Sendable () throws -> [String]) async throws -> [String] {
    try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 1...4 { group.addTask(operation: body) }
      return try await group.reduce(into: []) { $0 += $1 }
    }
  }
}
