import Persistence
import TestSupport
import Testing

struct ObserverTests {
  let folder = TemporaryFolder()

  /// Records the changes that it observes, commit by commit.
  private final class Listener {
    var commits: [[Int64]] = []
  }

  private func listen(to store: Store) -> Listener {
    let listener = Listener()
    _ = store.observe { listener.commits.append($0.map(\.id)) }
    return listener
  }

  private static func note(_ id: Int64, in store: Store) {
    store.didChange(StoreChange(kind: "shelf", id: id, operation: .created))
  }

  @Test func `what an observer commits is told when all have heard of what came before`() throws {
    let store = try Place.memory.open(in: folder)
    var heard: [String] = []
    _ = store.observe { changes in
      heard.append("A\(changes[0].id)")
      guard changes[0].id == 1 else { return }
      try? store.write { Self.note(2, in: store) }
    }
    _ = store.observe { heard.append("B\($0[0].id)") }
    try store.write { Self.note(1, in: store) }
    #expect(heard == ["A1", "B1", "A2", "B2"])
  }

  @Test(arguments: Place.allCases)
  func `an observer hears of a commit once, after it, in order`(_ place: Place) throws {
    let store = try place.open(in: folder)
    let listener = listen(to: store)
    try store.write {
      Self.note(1, in: store)
      try store.write { Self.note(2, in: store) }
      Self.note(3, in: store)
      #expect(listener.commits.isEmpty)
    }
    #expect(listener.commits == [[1, 2, 3]])
    try store.write { Self.note(4, in: store) }
    #expect(listener.commits == [[1, 2, 3], [4]])
  }

  @Test func `an observer finds the rows of the commit, from any store`() throws {
    let store = try folder.open()
    let other = try folder.open()
    var found: [String] = []
    _ = store.observe { _ in found = (try? other.shelves) ?? [] }
    try store.write { Self.note(try store.addShelf("top"), in: store) }
    #expect(found == ["top"])
  }

  @Test(arguments: Place.allCases)
  func `an observer never hears of what was rolled back`(_ place: Place) throws {
    let store = try place.open(in: folder)
    let listener = listen(to: store)
    #expect(throws: Dropped.self) {
      try store.write {
        Self.note(1, in: store)
        throw Dropped()
      }
    }
    try store.write { Self.note(2, in: store) }
    #expect(listener.commits == [[2]])
  }

  @Test(arguments: Place.allCases)
  func `an observer hears only of the part that was kept`(_ place: Place) throws {
    let store = try place.open(in: folder)
    let listener = listen(to: store)
    try store.write {
      Self.note(1, in: store)
      try? store.write {
        Self.note(2, in: store)
        try store.write { Self.note(3, in: store) }
        throw Dropped()
      }
      try store.write { Self.note(4, in: store) }
    }
    #expect(listener.commits == [[1, 4]])
  }

  @Test func `an observer hears nothing of a write that changed nothing`() throws {
    let store = try Store(.memory, schema: .pantry)
    let listener = listen(to: store)
    try store.write {}
    #expect(listener.commits.isEmpty)
  }

  @Test func `an observer may write, and hears of that too`() throws {
    let store = try Store(.memory, schema: .pantry)
    let listener = Listener()
    _ = store.observe { [unowned store] changes in
      listener.commits.append(changes.map(\.id))
      if listener.commits.count == 1 { try? store.write { Self.note(2, in: store) } }
    }
    try store.write { Self.note(1, in: store) }
    #expect(listener.commits == [[1], [2]])
  }

  @Test func `each observer hears until its own observation ends`() throws {
    let store = try Store(.memory, schema: .pantry)
    let staying = listen(to: store)
    let leaving = Listener()
    let observation = store.observe { leaving.commits.append($0.map(\.id)) }
    try store.write { Self.note(1, in: store) }
    store.endObservation(observation)
    try store.write { Self.note(2, in: store) }
    #expect(staying.commits == [[1], [2]])
    #expect(leaving.commits == [[1]])
  }

  @Test func `an observer never hears of a change noted outside a write`() throws {
    let store = try Store(.memory, schema: .pantry)
    let listener = listen(to: store)
    Self.note(1, in: store)
    try store.write { Self.note(2, in: store) }
    #expect(listener.commits == [[2]])
  }
}
