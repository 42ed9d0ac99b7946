import JSONText
import Persistence

/// The texts of others, and of the campground, in which a person stands: of every kind of thing those that its fields
/// declare, in its row and in the journal's images of it, and all in requests and in answers to keys.
///
/// With words to stand there instead, they are overwritten on the way, so that whatever is overwritten is listed. Rows
/// and images are reworded alike, so undo and check find them equal; versions stay.
final class OthersTexts {
  let store: Store
  let words: PersonWords
  /// The names that requests get.
  let keys: ErasedKey
  /// The words in place of the person's; nil leaves all as it is.
  let other: String?
  private var found: [StandingText] = []
  private var seen: Set<StandingText> = []

  init(store: Store, _ words: PersonWords, _ keys: ErasedKey, overwrittenBy other: String?) {
    (self.store, self.words, self.keys, self.other) = (store, words, keys, other)
  }

  /// Finds them all, those of rows first.
  func lookThrough(_ tables: [any JournaledTable]) throws -> [StandingText] {
    for table in tables { try lookThroughRows(table) }
    try lookThroughNights()
    for table in tables { try lookThroughImages(table) }
    try lookThroughRequests()
    try lookThroughKeys()
    return found
  }

  /// The text with other words for the person's, if there are any; notes where it stands.
  func reword(_ text: String, _ kind: String, _ id: String, _ field: String) -> String {
    let mentions = words.mentions(in: text)
    guard !mentions.isEmpty else { return text }
    let sure = mentions.filter(\.isSure)
    let isSure = sure.count == mentions.count
    let place = StandingText(
      kind: kind, id: id, field: field, text: text, isSure: isSure, isOverwritten: isSure && other != nil)
    if seen.insert(place).inserted { found.append(place) }
    return other.map { PersonWords.Mention.replaced(sure, in: text, by: $0) } ?? text
  }
}

/// Rows.
extension OthersTexts {
  private func lookThroughRows<Table: JournaledTable>(_ table: Table) throws {
    guard let rows = Table.rows else { return }
    let numbers = try store.rows("SELECT id FROM \(rows) ORDER BY id") { try $0[0] as Int64 }
    for some in Slices.of(numbers) {
      let texts = try table.imageTexts(of: Array(some))
      for number in some {
        guard let text = texts[number], words.mayStand(in: text) else { continue }
        let before = try Table.image(text)
        let label = table.label(of: number, before)
        let after = before.rewording { self.reword($1, Table.kind, label, $0.description) }
        try Table.overwrite(before, by: after, as: number, in: store)
      }
    }
  }

  /// The names of rates in the rows of nights, whose reservations and blocks were looked through.
  private func lookThroughNights() throws {
    guard let other else { return }
    for table in ["night", "displaced_night"] as [SQL] {
      for rate in try store.rows("SELECT DISTINCT rate FROM \(table) WHERE rate IS NOT NULL", { try $0[0] as String }) {
        let mentions = words.mentions(in: rate).filter(\.isSure)
        if mentions.isEmpty { continue }
        let after = PersonWords.Mention.replaced(mentions, in: rate, by: other)
        try store.execute("UPDATE \(table) SET rate = \(after) WHERE rate = \(rate)")
      }
    }
  }
}

/// The journal and the keys.
extension OthersTexts {
  private func lookThroughImages<Table: JournaledTable>(_: Table) throws {
    try Slices.forEach(in: store) { (last: ChangeImages?, limit) in
      try ChangeImages.all(
        in: self.store, "kind = \(Table.kind) AND id > \(last?.id ?? 0) ORDER BY id LIMIT \(limit)")
    } body: { change in
      try change.overwrite(in: self.store) { text in
        guard self.words.mayStand(in: text), !ErasureMark.isMark(text) else { return text }
        let entry = change.entry.description
        guard let image = try? Table.image(text) else { return self.reword(json: text, StandingText.entryKind, entry) }
        let after = image.rewording { self.reword($1, StandingText.entryKind, entry, $0.description) }
        return after == image ? text : after.imageText
      }
    }
  }

  private func lookThroughRequests() throws {
    try Slices.forEach(in: store) { (last: (id: EntryID, request: String)?, limit) in
      try self.store.rows(
        "SELECT id, request FROM command WHERE id > \(last?.id.rawValue ?? 0) ORDER BY id LIMIT \(limit)"
      ) { (id: try $0[0] as EntryID, request: try $0[1] as String) }
    } body: { entry in
      let request = self.reword(json: entry.request, StandingText.entryKind, entry.id.description)
      guard request != entry.request else { return }
      try self.store.execute("UPDATE command SET request = \(request) WHERE id = \(entry.id)")
    }
  }

  /// A request is compared when its key comes again, so of one in which the person stood a digest stays.
  private func lookThroughKeys() throws {
    let names = try store.rows("SELECT name FROM key ORDER BY name") { try $0[0] as String }
    for name in names {
      let key = try store.first("SELECT request, answer, command FROM key WHERE name = \(name)") {
        try (request: $0[0] as String, answer: $0[1] as String, entry: $0[2] as EntryID?)
      }
      guard let key, words.mayStand(in: key.request + key.answer) else { continue }
      let (kind, id) = key.entry.map { (StandingText.entryKind, $0.description) } ?? (StandingText.keyKind, name)
      let isNamed = reword(json: key.request, kind, id) != key.request
      let request = isNamed ? keys.text(ofRequest: key.request) : key.request
      let answer = reword(json: key.answer, kind, id)
      guard isNamed || answer != key.answer else { continue }
      try store.execute("UPDATE key SET request = \(request), answer = \(answer) WHERE name = \(name)")
    }
  }

  /// The same for all texts of JSON, which may stand behind the name of a command.
  private func reword(json text: String, _ kind: String, _ id: String) -> String {
    guard words.mayStand(in: text), let start = text.firstIndex(where: { "{[".contains($0) }),
      let json = try? JSONValue(text: text[start...])
    else { return text }
    let reworded = reword(json, kind, id, "")
    return reworded == json ? text : text[..<start] + reworded.text
  }

  private func reword(_ json: JSONValue, _ kind: String, _ id: String, _ field: String) -> JSONValue {
    switch json {
    case .text(let text): .text(reword(text, kind, id, field))
    case .list(let values): .list(values.map { reword($0, kind, id, field) })
    case .object(let members):
      .object(
        members.map { member in
          let isKept = Self.keptKeys.contains(member.key)
          return isKept ? member : JSONValue.Member(member.key, reword(member.value, kind, id, member.key))
        })
    case .null, .flag, .number, .otherNumber: json
    }
  }

  /// The keys of texts that stay: the person who acted, and the number of a site.
  private static let keptKeys: Set = ["actor", "site", "number", "siteNumber"]
}
