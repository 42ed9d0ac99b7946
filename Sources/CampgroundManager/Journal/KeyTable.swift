import Persistence

/// The keys under which requests have succeeded, and what they were answered.
struct KeyTable {
  let store: Store

  /// What the key's request was answered; nil for a key that is free.
  ///
  /// Throws ``CampingError`` when it belongs to another request.
  func answer(to key: RequestKey) throws -> (answer: String, changed: Bool, entry: EntryID?)? {
    let kept = try store.first("SELECT request, answer, changed, command FROM key WHERE name = \(key.name)") { row in
      try (request: row[0] as String, answer: row[1] as String, changed: row[2] as Bool, entry: row[3] as EntryID?)
    }
    guard let kept else { return nil }
    guard kept.request == key.request || key.isSame?(kept.request, key.request) == true else {
      throw CampingError(.keyReused, [.keyReused(key.name)])
    }
    return (kept.answer, kept.changed, kept.entry)
  }

  func keep(_ key: RequestKey, _ entry: EntryID?, answer: String, changed: Bool) throws {
    try store.execute(
      """
      INSERT INTO key (name, command, request, answer, changed)
      VALUES (\(key.name), \(entry), \(key.request), \(answer), \(changed))
      """)
  }

  /// Frees the keys of an entry that was undone.
  func free(_ entry: EntryID) throws {
    try store.execute("DELETE FROM key WHERE command = \(entry)")
  }
}
