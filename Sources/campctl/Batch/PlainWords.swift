import CampgroundManager

/// The words of a plain command line by their keys: each option once, with its value after it.
///
/// Thousands of lines of a batch are plain, and this reads one fifty times as fast as the argument parser does. What is
/// not plain, or does not decode, is left to the parser, which also has the words for what is wrong.
struct PlainWords {
  private(set) var values: [String: String] = [:]
  private(set) var flags: [String: Bool] = [:]

  /// Returns nil for words that are not plain.
  init?(_ words: ArraySlice<String>, _ keys: CommandKeys) {
    var rest = words
    var arguments = keys.arguments[...]
    while let word = rest.popFirst() {
      if !word.hasPrefix("-") {
        guard let name = arguments.popFirst(), keep(word, as: name) else { return nil }
        continue
      }
      switch keys.options[word] {
      case .flag(let name, let isSet):
        guard flags.updateValue(isSet, forKey: name) == nil else { return nil }
      case .value(let name):
        guard let value = rest.popFirst(), !value.hasPrefix("-"), keep(value, as: name) else { return nil }
      case nil: return nil
      }
    }
  }

  private mutating func keep(_ value: String, as name: String) -> Bool {
    values.updateValue(value, forKey: name) == nil
  }

  /// The command that the words are; throws when a value cannot be read.
  func command<Command: CampgroundCommand>(_ type: Command.Type) throws -> PreparedCommand {
    let decoder = WordDecoder(words: self)
    let line = try decoder.container(keyedBy: LineKey.self)
    return type.prepared(try Command.Request(from: decoder), try Terms(line))
  }
}
