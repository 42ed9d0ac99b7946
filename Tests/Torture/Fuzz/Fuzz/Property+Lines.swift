import CampgroundManager
import FoundationEssentials

@testable import campctl

/// Lines of a batch, in both forms.
extension Property {
  private static let line = BatchLine(verbs: .campctl)

  static let lines = [
    Property("words in quotes are split as they were") { input in
      let words = text(input).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      // A quote in single quotes ends them, so it stands between two others.
      let quoted = words.map { "'" + bytes($0, replacing: UInt8(ascii: "'"), by: #"'\''"#) + "'" }
      return try ShellWords.split(quoted.joined(separator: " ")) == words
    },
    Property("a line is a command or refused") { input in
      _ = try line.command(input)
      return true
    },
    Property("what is plain is what the parser makes of it") { input in
      let words = try ShellWords.split(text(input))
      guard let name = words.first, let type = Verbs.campctl.batchCommands.first(where: { $0.0 == name })?.1
      else { return true }
      return try isSame(type, words.dropFirst())
    },
    Property("a plain object is what the library makes of it") { input in
      let object = [UInt8(ascii: "{")] + input + [UInt8(ascii: "}")]
      guard let values = PlainObject.values(of: object), case .text(let name) = values["command"],
        let type = Verbs.campctl.batchCommands.first(where: { $0.0 == name })?.1
      else { return true }
      return isSame(type, values, object)
    },
  ]

  /// The parser may refuse what the plain reader does not decode either; what both read has to be equal.
  private static func isSame<Command: CampgroundCommand>(
    _ type: Command.Type, _ words: ArraySlice<String>
  ) throws -> Bool {
    guard let values = PlainWords.values(of: words, CommandKeys.of(type)),
      let plain = try? Command.Request(from: LineDecoder(values: values))
    else { return true }
    return (try? type.parse(Array(words)))?.request == plain
  }

  private static func isSame<Command: CampgroundCommand>(
    _ type: Command.Type, _ values: LineValues, _ object: [UInt8]
  ) -> Bool {
    guard let plain = try? Command.Request(from: LineDecoder(values: values)) else { return true }
    return (try? JSONDecoder().decode(Command.Request.self, from: Data(object))) == plain
  }

  private static func bytes(_ text: String, replacing byte: UInt8, by other: String) -> String {
    String(decoding: text.utf8.flatMap { $0 == byte ? Array(other.utf8) : [$0] }, as: UTF8.self)
  }
}
