import JSONText
import Persistence

/// The texts of others, and of the campground, in which a person stands: of every kind of thing those that its fields
/// declare, in its row and in the journal's images of it, and all in requests and in answers to keys.
///
/// Remarks lose the full name, the numbers and addresses on the way, and every text that goes everywhere does when that
/// is wanted, so whatever is overwritten is listed. Rows and images are reworded alike, so undo and check find them
/// equal; versions stay.
final class OthersTexts {
  let texts: ErasedTexts
  let standing: StandingTexts
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

  init(
    _ texts: ErasedTexts, _ standing: StandingTexts, _ words: PersonWords, _ keys: ErasedKey,
    overwrittenBy other: String, everywhere: Bool
  ) {
    (self.texts, self.standing, self.words, self.keys) = (texts, standing, words, keys)
    (self.other, isEverywhere) = (other, everywhere)
  }

  /// Overwrites them all but the rows of the person's own things, and returns them, those of rows first.
  func overwriteAll(of tables: [any JournaledTable], besides person: Person) throws -> [RemainingText] {
    for table in tables { try overwriteRows(of: table, besides: person) }
    try overwriteNights()
    for table in tables { try overwriteImages(of: table) }
    try overwriteRequests()
    try overwriteKeys()
    return found
  }

  /// The thing with other words for those of the person's that go.
  func reworded<Table: JournaledTable>(_ thing: Table.Image, in table: Table) -> Table.Image {
    let label = table.label(of: thing.journalNumber, thing)
    return thing.rewording { self.reword($1, at: TextPlace(Table.kind, label, $0)) }
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
  /// A row is as its newest image.
  private func overwriteRows<Table: JournaledTable>(of table: Table, besides person: Person) throws {
    guard Table.rows != nil else { return }
    let entries = person.ledger.map { (kind: LedgerEntry.kind, number: $0.journalNumber) }
    let own = Set((person.ownThings + entries).filter { $0.kind == Table.kind }.map(\.number))
    let newest = standing.images.filter { $0.isNewest && $0.kind == Table.kind && !own.contains($0.change.thing) }
    for image in newest.map(\.change).sorted(by: { $0.thing < $1.thing }) {
      guard let text = image.after, words.mayStand(in: text), !ErasureMark.isMark(text) else { continue }
      let before = try Table.image(text)
      try Table.overwrite(before, by: reworded(before, in: table), as: image.thing, in: texts.store)
    }
  }

  /// The names of rates in the rows of nights, whose reservations and blocks were looked through.
  private func overwriteNights() throws {
    for rate in standing.rates {
      let after = everywhere(rate.name)
      guard after != rate.name else { continue }
      try texts.store.execute("UPDATE \(rate.table) SET rate = \(after) WHERE rate = \(rate.name)")
    }
  }

  /// The text as it is once the person is overwritten everywhere.
  func everywhere(_ text: String) -> String {
    numberedNames[text] ?? PersonWords.Mention.replaced(words.mentions(in: text).filter(\.isSure), in: text, by: other)
  }
}

/// The journal and the keys.
extension OthersTexts {
  private func overwriteImages<Table: JournaledTable>(of _: Table) throws {
    for change in standing.images.lazy.filter({ $0.kind == Table.kind }).map(\.change) {
      let place = TextPlace(RemainingText.entryKind, change.entry.description)
      try texts.overwrite(change) { text in
        guard self.words.mayStand(in: text), !ErasureMark.isMark(text) else { return text }
        guard let image = try? Table.image(text) else {
          return self.reword(json: text, at: place, concernsBlock: Table.kind == Block.kind)
        }
        let after = image.rewording { self.reword($1, at: TextPlace(place.kind, place.id, $0)) }
        return after == image ? text : after.imageText
      }
    }
  }

  private func overwriteRequests() throws {
    for entry in standing.requests where !texts.requests.contains(entry.entry) {
      let place = TextPlace(RemainingText.entryKind, entry.entry.description)
      let request = reword(json: entry.text, at: place, concernsBlock: Self.blockCommands.contains(entry.name))
      guard request != entry.text else { continue }
      try texts.store.execute("UPDATE command SET request = \(request) WHERE id = \(entry.entry)")
    }
  }

  /// A request is compared when its key comes again, so of one in which the person stood a digest stays.
  private func overwriteKeys() throws {
    for key in standing.keys {
      let isErased = texts.keys.contains(key.name) || key.entry.map(texts.requests.contains) ?? false
      guard !isErased, words.mayStand(in: key.request + key.answer) else { continue }
      let name = texts.keyNames[key.name] ?? key.name
      let place =
        key.entry.map { TextPlace(RemainingText.entryKind, $0.description) } ?? TextPlace(RemainingText.keyKind, name)
      let concernsBlock = Self.blockCommands.contains(String(key.request.prefix { $0 != " " }))
      let isNamed = reword(json: key.request, at: place, concernsBlock: concernsBlock) != key.request
      let request = isNamed ? keys.text(ofRequest: key.request) : key.request
      let answer = reword(json: key.answer, at: place, concernsBlock: concernsBlock)
      guard isNamed || answer != key.answer else { continue }
      try texts.store.execute("UPDATE key SET request = \(request), answer = \(answer) WHERE name = \(name)")
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
