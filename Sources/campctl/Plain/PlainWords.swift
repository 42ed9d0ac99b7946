import CampgroundManager

/// The words of a plain command line by their keys: each option once, with its value after it.
///
/// Thousands of lines of a batch are plain, and this reads one fifty times as fast as the argument parser does. What is
/// not plain, or does not decode, is left to the parser, which also has the words for what is wrong.
enum PlainWords {
  /// Returns nil for words that are not plain; those of a whole process may say what every command takes.
  static func values(of words: ArraySlice<String>, _ keys: CommandKeys, isProcess: Bool = false) -> LineValues? {
    var values = LineValues()
    var rest = words
    var arguments = keys.arguments[...]
    while let word = rest.popFirst() {
      if !word.hasPrefix("-") {
        guard let name = arguments.popFirst(), values.keep(.word(word), as: name) else { return nil }
        continue
      }
      switch keys.meaning(of: word) ?? (isProcess ? CommandKeys.everywhere.meaning(of: word) : nil) {
      case .flag(let name, let isSet):
        guard values.keep(.flag(isSet), as: name) else { return nil }
      case .value(let name):
        guard let value = rest.popFirst(), !value.hasPrefix("-"), values.keep(.word(value), as: name) else {
          return nil
        }
      case nil: return nil
      }
    }
    return values
  }
}
