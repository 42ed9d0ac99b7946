import Persistence

/// Keys, whose names may contain names of people (domain rule R24).
extension PersonEraser {
  /// Overwrites the requests and answers of the person's keys, and gives them names without meaning.
  func eraseKeys(before last: EntryID) throws {
    var names = try eraseKeysWithoutEntry()
    for some in Slices.of(person.entries.filter { $0 < last }.sorted()) {
      let isTheirs = SQL("command", isOneOf: some)
      try store.execute(
        "UPDATE key SET request = \(ErasureMark.of(person.id)), answer = '{}' WHERE \(isTheirs)")
      names.formUnion(
        try store.rows(
          """
          SELECT name FROM key WHERE \(isTheirs)
          UNION SELECT key FROM command WHERE \(SQL("id", isOneOf: some)) AND key IS NOT NULL
          """
        ) { try $0[0] as String })
    }
    try eraseNames(names)
  }

  /// Erases the keys of requests that changed nothing, to which no entry leads, and of those about a reservation that is
  /// another camper's by now.
  private func eraseKeysWithoutEntry() throws -> Set<String> {
    let entries = person.entriesOfOthers.subtracting(person.entries).map { entry -> SQL in "command = \(entry)" }
    let isTheirs = SQL.joined(["command IS NULL"] + entries, by: " OR ")
    let keys = try store.rows("SELECT name, request, answer FROM key WHERE \(isTheirs)") { row in
      try (name: row[0] as String, request: row[1] as String, answer: row[2] as String)
    }
    let naming = keys.filter { person.names.occur(in: $0.request + $0.answer) || person.isMeant(in: $0.request) }
    for key in naming {
      try store.execute("UPDATE key SET request = \(ErasureMark.of(person.id)), answer = '{}' WHERE name = \(key.name)")
    }
    return Set(naming.map(\.name))
  }

  /// Replaces these keys, and takes the person's name out of all others, of any request, undone or not.
  ///
  /// After an undo the same key may be another entry's, too.
  private func eraseNames(_ own: Set<String>) throws {
    let entries = try store.rows("SELECT id, key FROM command WHERE key IS NOT NULL") { row in
      try (id: row[0] as EntryID, key: row[1] as String)
    }
    var others: [String: String] = [:]
    for name in Set(try store.rows("SELECT name FROM key", { try $0[0] as String }) + entries.map(\.key)) {
      let other = own.contains(name) ? keys.name(of: name) : person.nameless(name, keys)
      guard other != name else { continue }
      others[name] = other
      try store.execute("UPDATE key SET name = \(other) WHERE name = \(name)")
    }
    for entry in entries {
      if let other = others[entry.key] { try store.execute("UPDATE command SET key = \(other) WHERE id = \(entry.id)") }
    }
  }
}

extension Person {
  /// The name of another request's key without the letters of the person's names and numbers; the same when there are
  /// none.
  func nameless(_ key: String, _ keys: ErasedKey) -> String {
    let left = keys.name(of: key, without: names.marks)
    return names.occur(in: ErasedKey.letters(of: left)) ? keys.name(of: key) : left
  }
}
