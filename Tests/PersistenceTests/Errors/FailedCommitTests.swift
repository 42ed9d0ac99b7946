import TestSupport
import Testing

@testable import Persistence

/// The report of a write when the system fails at its commit, which may be on disk all the same.
struct FailedCommitTests {
  let folder = TemporaryFolder()

  /// The pantry, whose newest shelf is the witness of every write.
  private static let schema: Schema = {
    var schema = Schema.pantry
    schema.newest = "SELECT id || ' ' || name FROM shelf ORDER BY id DESC LIMIT 1"
    return schema
  }()

  /// The reported state of a write whose commit does this, and fails.
  private func applied(_ schema: Schema = schema, _ commit: (Store) throws -> Void) throws -> Bool? {
    let store = try folder.open(schema)
    try store.addShelf("top")
    let error = try #require(throws: StoreError.self) { try fail(store, commit) }
    guard case .inputOutput(_, let applied) = error else { throw error }
    return applied
  }

  private func fail(_ store: Store, _ commit: (Store) throws -> Void) throws {
    try store.write {
      let before = try store.newestText()
      try store.addShelf("middle")
      try store.commit(since: before) {
        try commit(store)
        throw StoreError.inputOutput("the disk is gone", applied: nil)
      }
    }
  }

  @Test func `a commit that failed and is there is told as applied`() throws {
    #expect(try applied { try $0.connection.run("COMMIT") } == true)
    #expect(try folder.open().shelves == ["top", "middle"])
  }

  @Test func `a commit that failed and is not there is told as not applied`() throws {
    #expect(try applied { try $0.connection.run("ROLLBACK") } == false)
    #expect(try folder.open().shelves == ["top"])
  }

  @Test func `when somebody has written since nobody can tell`() throws {
    let applied = try applied { store in
      try store.connection.run("ROLLBACK")
      try folder.open().addShelf("another's")
    }
    #expect(applied == nil)
  }

  @Test func `a schema that keeps no record of its writes cannot tell`() throws {
    #expect(try applied(.pantry) { try $0.connection.run("COMMIT") } == nil)
  }

  @Test func `the store goes on after it`() throws {
    let store = try folder.open(Self.schema)
    #expect(throws: StoreError.self) { try fail(store) { try $0.connection.run("COMMIT") } }
    try store.addShelf("bottom")
    #expect(try store.shelves == ["middle", "bottom"])
  }
}
