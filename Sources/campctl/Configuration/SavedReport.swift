import Arguments
import CampgroundManager

/// A question of the user's own under a name: a command that reads, with its options.
struct SavedReport: Equatable, Sendable {
  /// The lines of its section, each once.
  enum SectionKey: String, CaseIterable, Sendable {
    case command
    case filter = "where"
    case columns
    case sort
    case title
  }

  let name: String
  let place: ConfigurationPlace
  var values: [SectionKey: String] = [:]

  /// The name of its command.
  var fullName: String { "report \(name)" }

  /// The words of its command, and the options behind them.
  var words: [String] {
    let command = (try? ShellWords.split(values[.command] ?? "")) ?? []
    return command.dropFirst(command.first == "campctl" ? 1 : 0)
      + SectionKey.allCases.dropFirst().flatMap { key in values[key].map { ["--\(key.rawValue)", $0] } ?? [] }
  }

  /// The line that it stands for.
  var line: String { (["campctl"] + words.map(Phrases.plainWord)).joined(separator: " ") }

  /// The words with those behind its name: a filter narrows its own, and every other option counts in the place of its own.
  func words(with given: ArraySlice<String>) -> [String] {
    var (words, own) = ([String](), self.words[...])
    while let word = own.popFirst() {
      let isGiven = word.hasPrefix("--") && given.contains { $0 == word || $0.hasPrefix(word + "=") }
      if isGiven, word != "--where" {
        _ = own.popFirst()
      } else {
        words.append(word)
      }
    }
    return words + given
  }

  /// The lines of its section.
  var section: [String] {
    ["[\(fullName)]"] + SectionKey.allCases.compactMap { key in values[key].map { "\(key.rawValue) = \($0)" } }
  }
}
