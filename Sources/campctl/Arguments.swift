/// The arguments as a person gives them.
enum Arguments {
  /// Those that may also stand before the command's name, and whether they take a value.
  private static let names = [
    "--store": true, "--now": true, "--color": true, "--json": false, "--jsonl": false, "--csv": false,
    "--quiet": false, "-q": false,
  ]

  /// Moves options that stand before the command's name behind it, where every command takes them.
  static func hoisted(_ arguments: [String]) -> [String] {
    guard arguments.first?.hasPrefix("-") == true else { return arguments }
    var rest = arguments[...]
    var hoisted: [String] = []
    while let option = rest.first, let takesValue = names[name(of: option)] {
      hoisted.append(rest.removeFirst())
      if takesValue, !option.contains("="), let value = rest.popFirst() { hoisted.append(value) }
    }
    let words = Verbs.campctl.words(of: rest)
    return rest.prefix(words) + hoisted + rest.dropFirst(words)
  }

  private static func name(of option: String) -> String {
    option.firstIndex(of: "=").map { String(option[..<$0]) } ?? option
  }
}
