/// Keys, whose names may contain names of people (domain rule R24).
extension PersonEraser {
  /// Overwrites the requests and answers of the person's keys, and gives them names without meaning; takes the person's name
  /// out of all others, of any request, undone or not.
  ///
  /// After an undo the same key may be another entry's, too.
  func eraseKeys(_ standing: StandingTexts) throws {
    let own = try ownKeys(among: standing)
    texts.noteErased(own)
    let all = Set(standing.keyNames.map(\.name) + standing.entryKeys.map(\.key))
    let names = all.map { ($0, own.contains($0) ? keys.name(of: $0) : person.nameless($0, keys)) }
    try texts.rename(
      Dictionary(uniqueKeysWithValues: names.filter { $0.0 != $0.1 }), among: standing.entryKeys)
  }

  /// The keys of the person's entries; and those of requests that changed nothing, to which no entry leads, and those about a
  /// reservation that is another camper's by now, as far as they name or mean the person.
  private func ownKeys(among standing: StandingTexts) throws -> Set<String> {
    let others = person.entriesOfOthers.subtracting(person.entries)
    let naming = standing.keys.filter { key in
      (key.entry.map(others.contains) ?? true)
        && (person.names.occur(in: key.request + key.answer) || person.isMeant(in: key.request))
    }
    for key in naming { try texts.erase(key: key.name, leaving: mark) }
    let ofEntries = standing.keyNames.filter { $0.entry.map(person.entries.contains) ?? false }.map(\.name)
    let ofJournal = standing.entryKeys.filter { person.entries.contains($0.entry) }.map(\.key)
    return Set(naming.map(\.name) + ofEntries + ofJournal)
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
