/// A command whose last argument is an amount.
protocol AmountCommand: ChangeCommand {}

/// How an amount stands among arguments.
enum AmountArgument {
  /// What takes a value, which may then be a number below 0, too.
  private static let options: Set<String> = [
    "--method", "--memo", "--actor", "--key", "--if-version", "--store", "--now", "--color",
  ]
  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  /// The arguments of a command with an amount below 0 at their end, where the parser takes it for no option: it is
  /// refused for what it is.
  static func last(_ arguments: [String], of command: Any.Type) -> [String] {
    guard command is any AmountCommand.Type, !arguments.contains("--") else { return arguments }
    let place = arguments.indices.first { place in
      let word = arguments[place].utf8
      let isNumber = word.first == UInt8(ascii: "-") && word.dropFirst().first.map(digits.contains) == true
      return isNumber && (place == 0 || !options.contains(arguments[place - 1]))
    }
    guard let place else { return arguments }
    return arguments[..<place] + arguments[(place + 1)...] + ["--", arguments[place]]
  }
}
