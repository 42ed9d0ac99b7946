import JSONText
import Persistence

/// The texts of others, and of the campground, in which a person stands: of every kind of thing those that its fields
/// declare, in its row and in the journal's images of it, and all in requests and in answers to keys.
///
/// Remarks lose the full name, the numbers and addresses on the way, and every text that goes everywhere does when that
/// is wanted, so whatever is overwritten is listed. Rows and images are reworded alike, so undo and check find them
/// equal; versions stay.
final class OthersTexts {
  let store: Store
  let words: PersonWords
  /// The names that requests get.
  let keys: ErasedKey
  /// The words in place of the person's.
  let other: String
  /// True when they take the place in all texts, not in remarks alone.
  let isEverywhere: Bool
  /// The names that get a number, too, since another name is the same then.
  var numberedNames: [String: String] = [:]
  private var found: [RemainingText] = []
  private var seen: Set<RemainingText> = []

  init(store: Store, _ words: PersonWords, _ keys: ErasedKey, overwrittenBy other: String, everywhere: Bool) {
    (self.store, self.words, self.keys, self.other, isEverywhere) = (store, words, keys, other, everywhere)
  }

  /// Finds them all, those of rows first.
  func lookThrough(_ tables: [any JournaledTable]) throws -> [RemainingText] {
    if isEverywhere { try numberNames(of: tables) }
    for table in tables { try lookThroughRows(table) }
    try lookThroughNights()
    for table in tables { try lookThroughImages(table) }
    try lookThroughRequests()
    try lookThroughKeys()
    return found
  }

  /// The place of a text.
  private struct TextPlace {
    let kind: String
    let id: String
    var field = ""
    var isRemark = false

    init(_ kind: String, _ id: String, _ field: TextField? = nil) {
      (self.kind, self.id) = (kind, id)
      if let field { (self.field, isRemark) = (field.name.description, field.isRemark) }
    }
  }

  /// The text with other words for those of the person's that go; notes where it stands.
  private func reword(_ text: String, at place: TextPlace) -> String {
    let mentions = words.mentions(in: text, isRemark: place.isRemark)
    guard !mentions.isEmpty else { return text }
    let going = mentions.filter { $0.goes(fromRemark: place.isRemark, everywhere: isEverywhere) }
    let standing = RemainingText(
      kind: place.kind, id: place.id, field: place.field, text: text,
      goesEverywhere: mentions.allSatisfy { $0.goes(fromRemark: place.isRemark, everywhere: true) },
      isOverwritten: going.count == mentions.count)
    if seen.insert(standing).inserted { found.append(standing) }
    return numberedNames[text] ?? PersonWords.Mention.replaced(going, in: text, by: other)
  }
}

extension PersonWords.Mention {
  /// True when forgetting overwrites it: in a remark always, unless it is a single word.
  fileprivate func goes(fromRemark isRemark: Bool, everywhere: Bool) -> Bool {
    switch sureness {
    case .sure: isRemark || everywhere
    case .word: isRemark && everywhere
    case .shared: false
    }
  }
}

/// Rows.
extension OthersTexts {
  private func lookThroughRows<Table: JournaledTable>(_ table: Table) throws {
    try forEachRow(of: table) {
      words.mayStand(in: $0)
    } body: { number, before in
      let label = table.label(of: number, before)
      let after = before.rewording { self.reword($1, at: TextPlace(Table.kind, label, $0)) }
      try Table.overwrite(before, by: after, as: number, in: self.store)
    }
  }

  /// Calls the body with the images of the rows whose texts pass.
  func forEachRow<Table: JournaledTable>(
    of table: Table, where isWanted: (String) -> Bool, body: (Int64, Table.Image) throws -> Void
  ) throws {
    guard let rows = Table.rows else { return }
    let numbers = try store.rows("SELECT id FROM \(rows) ORDER BY id") { try $0[0] as Int64 }
    for some in Slices.of(numbers) {
      let texts = try table.imageTexts(of: Array(some))
      for number in some {
        guard let text = texts[number], isWanted(text) else { continue }
        try body(number, Table.image(text))
      }
    }
  }

  /// The names of rates in the rows of nights, whose reservations and blocks were looked through.
  private func lookThroughNights() throws {
    guard isEverywhere else { return }
    for table in ["night", "displaced_night"] as [SQL] {
      for rate in try store.rows("SELECT DISTINCT rate FROM \(table) WHERE rate IS NOT NULL", { try $0[0] as String }) {
        let after = everywhere(rate)
        if after != rate { try store.execute("UPDATE \(table) SET rate = \(after) WHERE rate = \(rate)") }
      }
    }
  }

  /// The text as it is once the person is overwritten everywhere.
  func everywhere(_ text: String) -> String {
    numberedNames[text] ?? PersonWords.Mention.replaced(words.mentions(in: text).filter(\.isSure), in: text, by: other)
  }
}

/// The journal and the keys.
extension OthersTexts {
  private func lookThroughImages<Table: JournaledTable>(_: Table) throws {
    try Slices.forEach(in: store, .large) { (last: ChangeImages?, limit) in
      try ChangeImages.all(
        in: self.store, "kind = \(Table.kind) AND id > \(last?.id ?? 0) ORDER BY id LIMIT \(limit)")
    } body: { change in
      let place = TextPlace(RemainingText.entryKind, change.entry.description)
      try change.overwrite(in: self.store) { text in
        guard self.words.mayStand(in: text), !ErasureMark.isMark(text) else { return text }
        guard let image = try? Table.image(text) else {
          return self.reword(json: text, at: place, concernsBlock: Table.kind == Block.kind)
        }
        let after = image.rewording { self.reword($1, at: TextPlace(place.kind, place.id, $0)) }
        return after == image ? text : after.imageText
      }
    }
  }

  private func lookThroughRequests() throws {
    try Slices.forEach(in: store, .large) { (last: (id: EntryID, name: String, request: String)?, limit) in
      try self.store.rows(
        "SELECT id, name, request FROM command WHERE id > \(last?.id.rawValue ?? 0) ORDER BY id LIMIT \(limit)"
      ) { (id: try $0[0] as EntryID, name: try $0[1] as String, request: try $0[2] as String) }
    } body: { entry in
      let place = TextPlace(RemainingText.entryKind, entry.id.description)
      let request = self.reword(json: entry.request, at: place, concernsBlock: Self.blockCommands.contains(entry.name))
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
      let place =
        key.entry.map { TextPlace(RemainingText.entryKind, $0.description) } ?? TextPlace(RemainingText.keyKind, name)
      let concernsBlock = Self.blockCommands.contains(String(key.request.prefix { $0 != " " }))
      let isNamed = reword(json: key.request, at: place, concernsBlock: concernsBlock) != key.request
      let request = isNamed ? keys.text(ofRequest: key.request) : key.request
      let answer = reword(json: key.answer, at: place, concernsBlock: concernsBlock)
      guard isNamed || answer != key.answer else { continue }
      try store.execute("UPDATE key SET request = \(request), answer = \(answer) WHERE name = \(name)")
    }
  }
}

/// Texts of JSON.
extension OthersTexts {
  /// The commands in whose requests and answers a reason is a block's.
  private static let blockCommands: Set = ["block-site", "unblock-site"]
  /// The keys of texts that stay: the person who acted, and the number of a site.
  private static let keptKeys: Set = ["actor", "site", "number", "siteNumber"]

  /// The same for all texts of JSON, which may stand behind the name of a command.
  private func reword(json text: String, at place: TextPlace, concernsBlock: Bool) -> String {
    guard words.mayStand(in: text), let start = text.firstIndex(where: { "{[".contains($0) }),
      let json = try? JSONValue(text: text[start...])
    else { return text }
    let reworded = reword(json, at: place, concernsBlock: concernsBlock)
    return reworded == json ? text : text[..<start] + reworded.text
  }

  private func reword(_ json: JSONValue, at place: TextPlace, concernsBlock: Bool) -> JSONValue {
    switch json {
    case .text(let text): .text(reword(text, at: place))
    case .list(let values): .list(values.map { reword($0, at: place, concernsBlock: concernsBlock) })
    case .object(let members):
      .object(
        members.map { member in
          if Self.keptKeys.contains(member.key) { return member }
          var inside = place
          (inside.field, inside.isRemark) = (member.key, concernsBlock && ["reason", "because"].contains(member.key))
          return JSONValue.Member(member.key, reword(member.value, at: inside, concernsBlock: concernsBlock))
        })
    case .null, .flag, .number, .otherNumber: json
    }
  }
}
