import Basics
import Persistence

/// The texts in which a person may stand, as they are before one of them is overwritten: those of the journal's images, of
/// requests and of keys. The engine leaves out most of the others.
///
/// A row is as its newest image, so that images stand for rows, too.
struct StandingTexts {
  var images: [StandingImages] = []
  var requests: [StandingRequest] = []
  /// The keys in whose requests or answers the person may stand, by name, and those that may be about the person without a word.
  var keys: [StandingKey] = []
  /// The names of all keys, with their entries.
  var keyNames: [(name: String, entry: EntryID?)] = []
  /// The keys of all entries.
  var entryKeys: [(entry: EntryID, key: String)] = []
  /// The names of rates in the rows of nights; none unless they are overwritten, too.
  var rates: [NightRate] = []

  /// Reads them all at once.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - person: The person.
  ///   - words: The words that name the person.
  ///   - name: A text that is to be found, too: the name in place of the person's; nil unless all texts lose that.
  /// - Throws: ``StoreError``.
  init(in store: Store, of person: Person, _ words: PersonWords, besides name: String?) throws {
    try store.addWordSearch()
    let others = person.entriesOfOthers.subtracting(person.entries).sorted()
    store.expect([
      { _ = try Self.images(in: store, words, name) }, { _ = try Self.requests(in: store, words) },
      { _ = try Self.keys(in: store, words, others) }, { _ = try Self.names(in: store) },
      { if name != nil { _ = try Self.rates(in: store) } },
    ])
    images = try Self.images(in: store, words, name)
    requests = try Self.requests(in: store, words)
    keys = try Self.keys(in: store, words, others)
    (keyNames, entryKeys) = try Self.names(in: store)
    if name != nil { rates = try Self.rates(in: store) }
  }

  private static func images(in store: Store, _ words: PersonWords, _ name: String?) throws -> [StandingImages] {
    let isOther = name.map { words.mayContain($0, ["before", "after"]) }
    let conditions = [words.mayStand(in: ["before", "after"]), isOther].compactMap(\.self)
    var found: [StandingImages] = []
    try store.forEach(
      """
      SELECT kind, id, command, thing, before, after, id = (SELECT max(id) FROM change AS later
        WHERE later.kind = change.kind AND later.thing = change.thing)
      FROM change WHERE \(SQL.joined(conditions, by: " OR ")) ORDER BY id
      """
    ) { row in
      let change = try ChangeImages(id: row[1], entry: row[2], thing: row[3], before: row[4], after: row[5])
      let texts = [change.before, change.after].compactMap(\.self)
      let isFound = texts.contains { text in
        words.mayStand(in: text) || name.map { (name: String) in text.contains(name) } ?? false
      }
      guard isFound else { return }
      found.append(StandingImages(kind: try row[0], change: change, isNewest: try row[6]))
    }
    return found
  }

  private static func requests(in store: Store, _ words: PersonWords) throws -> [StandingRequest] {
    try store.rows("SELECT id, name, request FROM command WHERE \(words.mayStand(in: ["request"])) ORDER BY id") {
      StandingRequest(entry: try $0[0], name: try $0[1], text: try $0[2])
    }.filter { words.mayStand(in: $0.text) }
  }

  /// Keys without an entry belong to requests that changed nothing; `entries` changed a reservation while it was another's.
  private static func keys(in store: Store, _ words: PersonWords, _ entries: [EntryID]) throws -> [StandingKey] {
    try store.rows(
      """
      SELECT name, request, answer, command FROM key
      WHERE command IS NULL OR \(SQL("command", isOneOf: entries)) OR \(words.mayStand(in: ["request", "answer"]))
      ORDER BY name
      """
    ) { StandingKey(name: try $0[0], request: try $0[1], answer: try $0[2], entry: try $0[3]) }
  }

  private static func names(in store: Store) throws -> ([(name: String, entry: EntryID?)], [(EntryID, String)]) {
    let names = try store.rows("SELECT name, command FROM key ORDER BY name") {
      (name: try $0[0] as String, entry: try $0[1] as EntryID?)
    }
    let keys = try store.rows("SELECT id, key FROM command WHERE key IS NOT NULL ORDER BY id") {
      (try $0[0] as EntryID, try $0[1] as String)
    }
    return (names, keys)
  }

  private static func rates(in store: Store) throws -> [NightRate] {
    try (["night", "displaced_night"] as [SQL]).flatMap { table in
      try store.rows("SELECT DISTINCT rate FROM \(table) WHERE rate IS NOT NULL ORDER BY rate") {
        NightRate(table: table, name: try $0[0])
      }
    }
  }
}

/// StandingImages of a thing; the newest of them are the thing as it is.
struct StandingImages {
  let kind: String
  let change: ChangeImages
  let isNewest: Bool
}

/// The request of an entry of the journal.
struct StandingRequest {
  let entry: EntryID
  let name: String
  let text: String
}

/// A key with its request and its answer.
struct StandingKey {
  let name: String
  let request: String
  let answer: String
  let entry: EntryID?
}

/// The name of a rate in a table of nights.
struct NightRate {
  let table: SQL
  let name: String
}
