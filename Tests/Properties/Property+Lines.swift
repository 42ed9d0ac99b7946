import Arguments
import CampgroundManager
import FoundationEssentials
import JSONText

@testable import campctl

/// Lines of a batch, in both forms.
extension Property {
  static let lines = [
    Property("words in quotes are split as they were") { input in
      let words = text(input).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      // A quote in single quotes ends them, so it stands between two others.
      let quoted = words.map { "'" + bytes($0, replacing: UInt8(ascii: "'"), by: #"'\''"#) + "'" }
      return try ShellWords.split(quoted.joined(separator: " ")) == words
    },
    Property("a line is a command or refused") { input in
      _ = try BatchLine(.campctl).read(input)
      return true
    },
    Property("a filter is read and judges a thing, or is refused at places that it has") { input in
      let text = text(input)
      let fields = ListFields(of: ReservationView.self)
      do throws(FilterProblems) {
        let filter = try FilterReader.filter(
          text, of: fields, FilterValues(currency: .usDollar) { text, _ in Day(text) })
        let blank = FieldRecord.blank(ReservationView.self)
        return filter.holds(for: blank) != Filter.not(filter).holds(for: blank)
      } catch {
        return !error.problems.isEmpty && error.problems.allSatisfy { 1...(text.count + 1) ~= $0.place }
      }
    },
    Property("names of earlier lines change no request") { input in
      let names = LineNames()
      let named = BatchLine(.campctl, names)
      _ = try named.read(Array("add-site 1 --as a".utf8))
      names.keep(line: 1, .one("c-1"))
      names.beginLine()
      guard let one = try BatchLine(.campctl).read(input), let other = try named.read(input) else { return true }
      return one.requestText() == other.requestText()
    },
    Property("an option with its value behind a sign is the same as one before it") { input in
      let words = try ShellWords.split(text(input))
      let joined = joined(words)
      let (one, other) = (invocation(words), invocation(joined))
      return one?.requestText() == other?.requestText()
    },
    Property("what is read as JSON is JSON to the library, too") { input in
      guard (try? JSONReader.object(input)) != nil else { return true }
      return (try? JSONDecoder().decode([String: Anything].self, from: Data(input))) != nil
    },
    Property("a value of JSON reads back, is JSON to the library, too, and steers no terminal") { input in
      guard let value = try? JSONReader.value(input) else { return true }
      let text = value.text
      let isJSON = (try? JSONDecoder().decode(Anything.self, from: Data(text.utf8))) != nil
      return try isJSON && !text.hasSteering && JSONValue(text: text) == value
    },
  ]

  private static func invocation(_ words: [String]) -> Invocation? {
    guard let (entry, rest) = try? CommandRegistry.campctl.find(words[...]) else { return nil }
    return try? entry.reader.invocation(rest)
  }

  /// The same words with each option and its value as one.
  private static func joined(_ words: [String]) -> [String] {
    guard let (entry, rest) = try? CommandRegistry.campctl.find(words[...]) else { return words }
    let arguments = entry.reader.arguments
    let reader = WordReader(arguments)
    var (joined, words) = (Array(words[..<rest.startIndex]), rest)
    while let word = words.popFirst() {
      if word == "--" { return joined + [word] + words }
      let takesValue = arguments.contains { $0.takesValue && "--" + $0.name == word }
      guard takesValue, let value = words.first, value != "--", !reader.isOption(value) else {
        joined.append(word)
        continue
      }
      joined.append("\(word)=\(value)")
      words.removeFirst()
    }
    return joined
  }

  private static func bytes(_ text: String, replacing byte: UInt8, by other: String) -> String {
    String(decoding: text.utf8.flatMap { $0 == byte ? Array(other.utf8) : [$0] }, as: UTF8.self)
  }
}

/// Any value of JSON.
private struct Anything: Decodable {
  init(from decoder: any Decoder) throws {}
}
