import Persistence

/// The keys under which requests have succeeded, and the answers to them. The store frees those of an entry that is undone.
struct KeyTable {
  let store: Store

  /// The stored request of a key, and its answer.
  private typealias KeptAnswer = (request: String, answer: String, changed: Bool, entry: EntryID?)

  /// The answer to the key's request; nil for a free key.
  ///
  /// Throws ``CampingError`` when it belongs to another request, or to one that was erased.
  func answer(to key: RequestKey) throws -> (answer: String, changed: Bool, entry: EntryID?)? {
    if ErasedKey.isName(key.name) { throw CampingError(.invalidRequest, [.journal(.reservedKey(key.name))]) }
    guard let kept = try kept("name = \(key.name)") ?? keptErased(key.name) else { return nil }
    if ErasureMark.isMark(kept.request) { throw CampingError(.keyErased, [.journal(.keyErased(key.name))]) }
    guard
      kept.request == key.request || key.isSame?(kept.request, key.request) == true
        || ErasedKey.isText(kept.request, of: key.request)
    else {
      throw CampingError(.keyReused, [.journal(.keyReused(key.name))])
    }
    return (kept.answer, kept.changed, kept.entry)
  }

  private func kept(_ condition: SQL) throws -> KeptAnswer? {
    try store.first("SELECT request, answer, changed, command FROM key WHERE \(condition)") { row in
      try (request: row[0], answer: row[1], changed: row[2], entry: row[3])
    }
  }

  /// The same for an erased key, which may have letters behind its digest; in a store without any this is one look at the
  /// keys.
  private func keptErased(_ name: String) throws -> KeptAnswer? {
    guard let erased = try ErasedKey(in: store)?.name(of: name) else { return nil }
    return try kept("name >= \(erased) AND name < \(erased + ";")")
  }

  func keep(_ key: RequestKey, _ entry: EntryID?, answer: String, changed: Bool) throws {
    try store.execute(
      """
      INSERT INTO key (name, command, request, answer, changed)
      VALUES (\(key.name), \(entry), \(key.request), \(answer), \(changed))
      """)
  }
}
