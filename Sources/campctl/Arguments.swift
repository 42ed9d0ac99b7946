/// The arguments as a person gives them.
enum Arguments {
  /// Those that may also stand before the command's name, and whether they take a value.
  private static let names = [
    "--store": true, "--now": true, "--color": true, "--json": false, "--jsonl": false, "--csv": false,
    "--quiet": false, "-q": false,
  ]

  /// Moves options that stand before the command's name behind it, where every command takes them.
  static func hoisted(_ arguments: [String]) -> [String] {
    var rest = arguments[...]
    var hoisted: [String] = []
    while let option = rest.first, let takesValue = names[name(of: option)] {
      hoisted.append(rest.removeFirst())
      if takesValue, !option.contains("="), let value = rest.popFirst() { hoisted.append(value) }
    }
    let words = Verbs.campctl.words(of: rest)
    return rest.prefix(words) + hoisted + rest.dropFirst(words)
  }

  /// Moves arguments such as `-5` behind `--`, where the parser does not take them for options; what comes of them is
  /// then the command's to say, as it is of any other amount.
  ///
  /// The arguments behind one that is moved go with it, so that they keep their order.
  static func settled(_ arguments: ArraySlice<String>, of command: any CampgroundCommand.Type) -> [String] {
    guard arguments.contains(where: isNegative) else { return Array(arguments) }
    let keys = CommandKeys.of(command)
    var rest = arguments
    var kept: [String] = []
    var moved: [String] = []
    while let word = rest.popFirst(), word != "--" {
      if !word.hasPrefix("-") || word == "-" || isNegative(word) {
        if moved.isEmpty, !isNegative(word) { kept.append(word) } else { moved.append(word) }
      } else {
        kept.append(word)
        if keys.takesValue(word) || names[word] == true, let value = rest.popFirst() { kept.append(value) }
      }
    }
    return moved.isEmpty ? Array(arguments) : kept + ["--"] + moved + rest
  }

  /// Whether it begins as no option does: an option's name begins with a letter.
  static func isNegative(_ word: String) -> Bool {
    guard word.hasPrefix("-"), let next = word.dropFirst().unicodeScalars.first else { return false }
    return next != "-" && !next.properties.isAlphabetic
  }

  private static func name(of option: String) -> String {
    option.firstIndex(of: "=").map { String(option[..<$0]) } ?? option
  }
}
