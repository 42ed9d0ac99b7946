/// Arguments such as `-5`, which the parser takes for options.
///
/// They are moved behind `--`, where it does not; what comes of them is then the command's to say, as it is of any other
/// amount. An option's value stays where it is.
enum NegativeArguments {
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
        if keys.takesValue(word), let value = rest.popFirst() { kept.append(value) }
      }
    }
    return moved.isEmpty ? Array(arguments) : kept + ["--"] + moved + rest
  }

  /// Whether it begins as no option does: an option's name begins with a letter.
  fileprivate static func isNegative(_ word: String) -> Bool {
    guard word.hasPrefix("-"), let next = word.dropFirst().unicodeScalars.first else { return false }
    return next != "-" && !next.properties.isAlphabetic
  }
}

extension Verbs {
  /// A whole command line with its negative arguments where the parser takes them for what they are.
  func settled(_ arguments: [String]) -> [String] {
    guard arguments.contains(where: NegativeArguments.isNegative) else { return arguments }
    let count = words(of: arguments[...])
    guard let command = try? batchCommand(arguments.prefix(count).joined(separator: " ")) else { return arguments }
    return arguments.prefix(count) + NegativeArguments.settled(arguments.dropFirst(count), of: command)
  }
}
