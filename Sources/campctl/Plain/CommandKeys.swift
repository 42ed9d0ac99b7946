/// What a command takes, as the parser describes it.
///
/// To ask the parser takes longer than all else that a short command does, so its answer is written down in
/// ``WrittenKeys``, which a test compares with it: no form of a line can drift from it.
///
/// Lists, not sets and dictionaries: they are short, and a process that needs none of these is quicker to start.
struct CommandKeys {
  /// What an option on a command line says: a key with its value to come, or a flag that is set or not.
  enum Meaning {
    case value(String)
    case flag(String, Bool)
  }

  /// The keys of a line of JSON: the options in camel case, and the arguments by name.
  private(set) var names: [String] = ["command"]
  /// As they are written, `--rig-length`.
  private(set) var options: [(name: String, meaning: Meaning)] = []
  /// The arguments in their order.
  private(set) var arguments: [String] = []

  /// Of the command of that name.
  init(of command: String) {
    self.init(written: WrittenKeys.of(command) ?? "")
  }

  /// What every command takes; for a whole batch, and so for no line of it.
  static let everywhere = CommandKeys(written: WrittenKeys.everywhere)

  func meaning(of option: String) -> Meaning? {
    for (name, meaning) in options where name == option { return meaning }
    return nil
  }

  /// Whether the next word is the option's value.
  func takesValue(_ option: String) -> Bool {
    if case .value = meaning(of: option) ?? Self.everywhere.meaning(of: option) { true } else { false }
  }

  /// Words such as `<camper>` for an argument, `arrive=` for an option with a value, `water` for a flag, `no-water` for
  /// its other value, and `q:quiet` for a short form.
  private init(written: String) {
    let words = written.utf8.split { [UInt8(ascii: " "), UInt8(ascii: "\n")].contains($0) }
    for word in words { add(String(Substring(word))) }
  }

  private mutating func add(_ word: String) {
    if word.hasPrefix("<") {
      arguments.append(Spelling.camelCase(String(word.dropFirst().dropLast())))
      names.append(arguments[arguments.count - 1])
    } else if word.hasSuffix("=") {
      let option = String(word.dropLast())
      names.append(Spelling.camelCase(option))
      options.append(("--" + option, .value(names[names.count - 1])))
    } else if let colon = word.utf8.firstIndex(of: UInt8(ascii: ":")) {
      let flag = Spelling.camelCase(String(word[word.index(after: colon)...]))
      options.append(("-" + String(word[..<colon]), .flag(flag, true)))
    } else {
      addFlag(word)
    }
  }

  private mutating func addFlag(_ flag: String) {
    let positive = Spelling.camelCase(String(flag.dropFirst(3)))
    let isNegative = flag.hasPrefix("no-") && names.contains(positive)
    let name = isNegative ? positive : Spelling.camelCase(flag)
    options.append(("--" + flag, .flag(name, !isNegative)))
    if !isNegative { names.append(name) }
  }
}

extension CommandKeys {
  /// Names the first option that the command does not have, in ArgumentParser's words; nil when it has all of them.
  func unknownOption(in arguments: ArraySlice<String>) -> String? {
    let written = arguments.prefix { $0 != "--" }.filter { $0.hasPrefix("--") }.map { String($0.prefix { $0 != "=" }) }
    let unknown = written.first {
      meaning(of: $0) == nil && Self.everywhere.meaning(of: $0) == nil && !["--help", "--version"].contains($0)
    }
    return unknown.map { option in
      let guess = Spelling.nearest(to: option, among: options.map(\.name)).map { " Did you mean '\($0)'?" } ?? ""
      return "Unknown option '\(option)'.\(guess)"
    }
  }
}
