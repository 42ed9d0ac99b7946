import Persistence

/// The texts of the journal while those about a person are overwritten: each as it is by now, since a later pass begins with what an
/// earlier one has left.
final class ErasedTexts {
  let store: Store
  private var changes: [Int64: ChangeImages] = [:]
  /// The entries of whose requests nothing is left.
  private(set) var requests: Set<EntryID> = []
  /// The keys of whose requests and answers nothing is left, by their former names.
  private(set) var keys: Set<String> = []
  /// The names that keys have got, by the former ones.
  private(set) var keyNames: [String: String] = [:]

  init(in store: Store) { self.store = store }

  /// The images as they are by now.
  func present(_ change: ChangeImages) -> ChangeImages { changes[change.id] ?? change }

  /// Replaces each image by the body's result for it; `keepingAfter` leaves the second.
  func overwrite(_ change: ChangeImages, keepingAfter: Bool = false, _ body: (String) throws -> String) throws {
    changes[change.id] = try present(change).overwrite(in: store, keepingAfter: keepingAfter, body)
  }

  /// Leaves a mark of all requests of some entries, and of their keys.
  func erase(_ entries: Set<EntryID>, leaving mark: String) throws {
    for some in Slices.of(entries.sorted()) {
      try store.execute("UPDATE command SET request = \(mark) WHERE \(SQL("id", isOneOf: some))")
      try store.execute("UPDATE key SET request = \(mark), answer = '{}' WHERE \(SQL("command", isOneOf: some))")
    }
    requests.formUnion(entries)
  }

  /// Leaves a mark of the request of a key.
  func erase(key name: String, leaving mark: String) throws {
    try store.execute("UPDATE key SET request = \(mark), answer = '{}' WHERE name = \(name)")
  }

  /// Takes note of keys of which nothing is left.
  func noteErased(_ names: Set<String>) { keys.formUnion(names) }

  /// Gives keys other names.
  func rename(_ names: [String: String], among entries: [(entry: EntryID, key: String)]) throws {
    for (name, other) in names.sorted(by: { $0.key < $1.key }) {
      try store.execute("UPDATE key SET name = \(other) WHERE name = \(name)")
    }
    for entry in entries {
      guard let other = names[entry.key] else { continue }
      try store.execute("UPDATE command SET key = \(other) WHERE id = \(entry.entry)")
    }
    keyNames = names
  }
}
