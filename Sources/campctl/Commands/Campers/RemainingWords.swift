import CampgroundManager

/// The texts of others in which a forgotten person stands, for people and programs.
struct RemainingWords {
  private let camper: CamperID
  private let texts: [RemainingText]
  /// True once the person is forgotten: no command finds the name any more.
  private let isKept: Bool

  init(_ forgotten: Forgotten, isKept: Bool = false) {
    (camper, texts, self.isKept) = (forgotten.camper.id, forgotten.standing, isKept)
  }

  var extras: Extras { .objects("standing", texts.map { RemainingView(text: $0, command: command(for: $0)) }) }

  /// The lines below the sentence: a table of each thing's texts, and the entries of the journal.
  var lines: [String] {
    lines(texts.filter(\.isOverwritten), "Overwritten in") + lines(left, "Still named in")
  }

  var hints: [String] {
    guard left.contains(where: \.goesEverywhere) else { return [] }
    return [isKept ? Hints.leftStanding : Hints.standing(camper)]
  }

  /// The end of the question before it is done; empty when no other text has the person.
  var warning: String {
    let (over, left) = (texts.filter(\.isOverwritten), left)
    let isMore = left.contains(where: \.goesEverywhere)
    let words = [
      over.isEmpty ? "" : "overwritten in others' texts: \(named(over))",
      left.isEmpty ? "" : "left in others' texts\(isMore ? " without --everywhere" : ""): \(named(left))",
    ]
    return words.filter { !$0.isEmpty }.map { "; \($0)" }.joined()
  }

  private var left: [RemainingText] { texts.filter { !$0.isOverwritten } }

  private func named(_ texts: [RemainingText]) -> String {
    let things = texts.filter { !$0.isInJournal }
    let words = things.map { text in
      "\(text.place) \(text.field) “\(DisplayWidth.cut(TerminalText.sanitized(text.text), to: 60))”"
    }
    return (words + entries(texts)).joined(separator: ", ")
  }

  private func lines(_ texts: [RemainingText], _ start: String) -> [String] {
    if texts.isEmpty { return [] }
    let (things, entries) = (texts.filter { !$0.isInJournal }, entries(texts))
    let commands = things.map(command)
    let isMendable = commands.contains { $0 != nil }
    var table = TextTable([.left("WHERE"), .left("FIELD"), .left("TEXT")] + (isMendable ? [.left("COMMAND")] : []))
    for (text, command) in zip(things, commands) {
      table.append([text.place, text.field, text.text] + (isMendable ? [command ?? ""] : []))
    }
    let counts = [
      things.isEmpty ? nil : Phrases.count(things.count, "text") + " of others",
      entries.isEmpty ? nil : "the journal's \(Phrases.list(entries))",
    ]
    let heading = "\(start) \(counts.compactMap(\.self).joined(separator: " and in "))"
    if things.isEmpty { return ["\(heading)."] }
    return ["\(heading):"] + table.lines(width: nil, TextStyle(isColored: false)).map { "  \($0)" }
  }

  /// The journal's entries and keys, each once.
  private func entries(_ texts: [RemainingText]) -> [String] {
    Set(texts.filter(\.isInJournal).map(\.place)).sorted { ($0.count, $0) < ($1.count, $1) }
  }
}

/// One of the texts, with the command that mends it.
private struct RemainingView: FieldWritable {
  let text: RemainingText
  let command: String?

  func write(to fields: inout some FieldWriter) {
    fields.field("kind", text.kind)
    fields.field("id", text.id)
    fields.field("field", text.field)
    fields.field("text", text.text)
    fields.field("overwritten", text.isOverwritten)
    fields.field("command", command)
  }
}

/// The commands that mend a text.
extension RemainingWords {
  /// The commands that change a thing of a kind, and those that remove one.
  private static let changing = [
    "camper": "change-camper", "reservation": "change", "site": "change-site", "rate": "change-rate",
    "rule": "change-rule", "tax": "change-tax", "discount": "change-discount", "item": "change-item",
    "settings": "settings",
  ]
  private static let removing = [
    "block": "unblock-site", "rate": "remove-rate", "tax": "remove-tax", "discount": "remove-discount",
    "item": "remove-item", "rule": "remove-rule",
  ]

  /// The command that gives the text other words, or removes the thing; else forgetting everywhere, or nil once that
  /// knows the name no more.
  func command(for text: RemainingText) -> String? {
    if text.isOverwritten { return nil }
    let thing = Phrases.plainWord(text.id)
    if let option = text.option(of: Self.changing[text.kind]) {
      return "campctl \(option.command)\(text.kind == "settings" ? "" : " \(thing)") --\(option.name) …"
    }
    if let command = Self.removing[text.kind] { return "campctl \(command) \(thing)" }
    return isKept || !text.goesEverywhere ? nil : "campctl forget-camper \(camper) --everywhere"
  }
}

extension RemainingText {
  fileprivate var isInJournal: Bool { [Self.entryKind, Self.keyKind].contains(kind) }

  /// `r-12`, `site 12`, `key k-1`, `settings`
  fileprivate var place: String {
    ["site", "rate", "tax", "discount", "item", "rule", Self.keyKind].contains(kind) ? "\(kind) \(id)" : id
  }

  /// The option of a command that gives the field another value.
  fileprivate func option(of command: String?) -> (command: String, name: String)? {
    // A discount of one stay has a reason of its own.
    guard let command, field != "because",
      let arguments = CommandRegistry.campctl.entry(named: command)?.reader.arguments,
      let option = arguments.first(where: { $0.takesValue && $0.key == field })
    else { return nil }
    return (command, option.name)
  }
}
