import Arguments
import CampgroundManager

/// The commands by their names, in the groups of the help.
struct CommandRegistry: Sendable {
  /// A command's name, and its type, which is made when it is needed: to make all would touch a sixth of a start's
  /// memory.
  struct Entry: Sendable {
    let name: String
    /// A name that it had before, which is read and never shown.
    let formerName: String?
    let type: @Sendable () -> any Command.Type
    /// The user's own report that it is; nil for a built-in command.
    let report: SavedReport?

    init(
      _ name: String, formerly formerName: String? = nil,
      _ type: @autoclosure @escaping @Sendable () -> any Command.Type
    ) {
      (self.name, self.formerName, report) = (name, formerName, nil)
      self.type = type
    }

    /// Makes the entry of a report of the user's own, with the type of its command.
    init(of report: SavedReport, _ type: any Command.Type) {
      (name, formerName, self.report) = (report.fullName, nil, report)
      self.type = { type }
    }

    /// The short form of its help.
    var abstract: String { report.map { $0.values[.title] ?? $0.line } ?? type().help.abstract }

    var description: CommandDescription {
      guard let report else { return reader.description }
      let help = CommandHelp(abstract, discussion: "It is your own report: \(report.line)")
      return CommandDescription(name: name, help: help, arguments: reader.arguments)
    }

    var reader: CommandReader { reader(of: type(), ofLine: false) }

    /// The reader of its lines in a batch.
    var lineReader: CommandReader { reader(of: type(), ofLine: true) }

    private func reader<C: Command>(of type: C.Type, ofLine: Bool) -> CommandReader {
      CommandReader(type, name: name, ofLine: ofLine)
    }
  }

  struct Group: Sendable {
    let name: String
    /// The contents in a line.
    let summary: String
    let entries: [Entry]

    init(_ name: String, _ summary: String, _ entries: [Entry]) {
      (self.name, self.summary, self.entries) = (name, summary, entries)
    }

    var description: CommandGroup {
      CommandGroup(name: name, summary: summary, commands: entries.map(\.description))
    }
  }

  let groups: [Group]
  /// The names of the commands of every day, which the help explains first.
  let everyday: [String]
  /// The commands that the help does not list.
  let others: [Entry]
  /// Commands that are options of others by now.
  let former: [Entry]

  var entries: [Entry] { groups.flatMap(\.entries) }

  func entry(named name: String) -> Entry? {
    for group in groups {
      for entry in group.entries where entry.name == name || entry.formerName == name { return entry }
    }
    return (others + former).first { $0.name == name }
  }

  /// The commands whose names begin with this word and have another, such as `import sites`.
  func subcommands(of word: String) -> [Entry] {
    entries.filter { $0.name.hasPrefix(word + " ") }
  }

  /// A group of the help, by its name in any case and with hyphens for blanks, or the commands below a word.
  func group(named name: String) -> CommandGroup? {
    let folded = { (text: String) in text.lowercased().split { " -".contains($0) }.joined(separator: " ") }
    if let group = groups.first(where: { folded($0.name) == folded(name) }) { return group.description }
    let below = subcommands(of: name)
    return below.isEmpty ? nil : CommandGroup(name: name, commands: below.map(\.description))
  }

  /// The command that the first words name, and the words behind its name.
  ///
  /// Throws ``Failure`` when there is no such command; returns nil for `import` alone, which begins several names.
  func find(_ words: ArraySlice<String>) throws(Failure) -> (entry: Entry, rest: ArraySlice<String>)? {
    guard let word = words.first else { return nil }
    let next = words.dropFirst().first.flatMap { $0.hasPrefix("-") ? nil : $0 }
    if let next, let entry = entry(named: "\(word) \(next)") {
      if let report = entry.report { return try command(of: report, with: words.dropFirst(2)) }
      return (entry, words.dropFirst(2))
    }
    let hasSubcommands = !subcommands(of: word).isEmpty
    if hasSubcommands, let next {
      if word == "report" { try Self.requireReadableReports() }
      throw unknown("\(word) \(next)")
    }
    if hasSubcommands, words.count == 1 { return nil }
    if let entry = entry(named: word) { return (entry, words.dropFirst()) }
    if hasSubcommands { return nil }
    throw unknown(word, words.dropFirst())
  }

  /// The failure for a word that begins the names of several commands, and stands alone.
  func incomplete(_ word: String) -> Failure {
    let names = subcommands(of: word).map { String($0.name.dropFirst(word.count + 1)) }
    return .usage(.incompleteCommand(word, names), hint: .subcommands(of: word))
  }
}

/// The guess which command an unknown name means.
extension CommandRegistry {
  /// The error for a name that no command has; the words behind it may show which thing is meant.
  func unknown(_ name: String, _ rest: ArraySlice<String> = []) -> Failure {
    let meant = OtherWords.commands(for: name, rest.first).filter { entry(named: $0) != nil }
    let hint: Hint? = meant.isEmpty ? nearest(to: name).map { .suggestion($0) } : .suggestion(Phrases.either(meant))
    return .usage(.unknownCommand(name), hint: hint ?? .commandList)
  }

  /// The command whose name has almost the same letters. What destroys is never guessed for a word that does not.
  private func nearest(to name: String) -> String? {
    let known = (entries + others).filter { !$0.name.hasPrefix("_") }
    let safe = OtherWords.destroys(name) ? known : known.filter { !OtherWords.isDestructive($0.name) }
    let words = safe.compactMap { $0.name.split(separator: " ").first.map(String.init) }
    let near = Suggestion.nearest(to: name, among: safe.map(\.name) + safe.compactMap(\.formerName) + words)
    return near.map { entry(named: $0)?.name ?? $0 }
  }
}
