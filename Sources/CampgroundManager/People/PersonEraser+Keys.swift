import Persistence

/// Keys, whose names may contain names of people (domain rule R24).
extension PersonEraser {
  /// Overwrites the requests and answers of the person's keys, and gives them names without meaning.
  ///
  /// The key of the erasing entry is one of them if it contains the person's name.
  func eraseKeys(before last: EntryID) throws {
    var names = try eraseKeysWithoutEntry()
    for entry in person.entries where entry < last {
      try store.execute(
        "UPDATE key SET request = \(ErasureMark.of(person.id)), answer = '{}' WHERE command = \(entry)")
      names.formUnion(
        try store.rows(
          """
          SELECT name FROM key WHERE command = \(entry)
          UNION SELECT key FROM command WHERE id = \(entry) AND key IS NOT NULL
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
    let theirs = keys.filter { person.names.occur(in: $0.request + $0.answer) || person.isMeant(in: $0.request) }
    for key in theirs {
      try store.execute("UPDATE key SET request = \(ErasureMark.of(person.id)), answer = '{}' WHERE name = \(key.name)")
    }
    return Set(theirs.map(\.name))
  }

  /// Replaces these keys, and all that contain the person's name, of any request, undone or not.
  ///
  /// After an undo the same key may be another entry's, too.
  private func eraseNames(_ names: Set<String>) throws {
    let isTheirs = { (name: String) in names.contains(name) || person.names.occur(in: name) }
    let entries = try store.rows("SELECT id, key FROM command WHERE key IS NOT NULL") { row in
      try (id: row[0] as EntryID, key: row[1] as String)
    }
    var others: [String: String] = [:]
    for name in try store.rows("SELECT name FROM key", { try $0[0] as String }) + entries.map(\.key)
    where others[name] == nil && !ErasedKey.isName(name) && isTheirs(name) {
      let other = keys.name(of: name)
      others[name] = other
      try store.execute("UPDATE key SET name = \(other) WHERE name = \(name)")
    }
    for entry in entries {
      if let other = others[entry.key] { try store.execute("UPDATE command SET key = \(other) WHERE id = \(entry.id)") }
    }
  }
}
