import Arguments
import CampgroundManager
import JSONText

/// Reads lines of a batch: command lines as the shell would take them, or objects of JSON.
final class BatchLine {
  private let registry: CommandRegistry
  /// The readers of the commands so far; most are needed again and again.
  private var readers: [(words: CommandReader, object: ObjectReader)] = []

  init(_ registry: CommandRegistry) {
    self.registry = registry
  }

  /// The command of a line, nil for an empty one or a comment; throws ``Failure`` for an unreadable line.
  func read(_ bytes: [UInt8]) throws(Failure) -> Invocation? {
    let blanks: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "\t")]
    guard let first = bytes.first(where: { !blanks.contains($0) }), first != UInt8(ascii: "#") else { return nil }
    return first == UInt8(ascii: "{") ? try readObject(bytes) : try readWords(bytes)
  }

  private func readWords(_ bytes: [UInt8]) throws(Failure) -> Invocation? {
    guard let line = String(validating: bytes, as: UTF8.self) else {
      throw .unreadableLine("The line is not valid UTF-8")
    }
    var words = try Self.words(of: line)[...]
    if words.first == "campctl" { words = words.dropFirst() }
    guard let word = words.first else { return nil }
    if word.hasPrefix("-") { throw Self.ofWholeBatch }
    guard let (entry, rest) = try registry.find(words) else { throw registry.incomplete(word) }
    let invocation = try readers(of: entry).words.invocation(rest)
    guard !invocation.common.asksForHelp else {
      throw Failure(
        .usage, [Problem("usage", field: nil, value: nil, "A line of a batch is done, and cannot ask for help")],
        hint: "campctl \(entry.name) --help says what it takes.")
    }
    guard invocation.common.isEmpty else {
      throw Self.ofWholeBatch
    }
    return invocation
  }

  private static let ofWholeBatch = Failure.usage(
    "--store, --now, --color, --quiet and the formats are the whole batch's", field: nil)

  private static func words(of line: String) throws(Failure) -> [String] {
    do {
      return try ShellWords.split(line)
    } catch {
      switch error {
      case .openQuote: throw .unreadableLine("A quote is opened and never closed")
      case .lastBackslash: throw .unreadableLine("The line ends in a backslash; a command is one line")
      }
    }
  }

  /// A line such as `{"command":"reserve","site":"12",…}`.
  private func readObject(_ bytes: [UInt8]) throws(Failure) -> Invocation {
    let members = try Self.members(of: bytes)
    let readers = try readers(of: entry(of: members))
    return try readers.words.invocation(readers.object.read(members.filter { $0.key != "command" }))
  }

  private static func members(of bytes: [UInt8]) throws(Failure) -> [JSONValue.Member] {
    do {
      return try JSONReader.object(bytes)
    } catch {
      throw .unreadableLine("The line is not JSON: column \(error.column) should have \(error.expected)")
    }
  }

  private func entry(of members: [JSONValue.Member]) throws(Failure) -> CommandRegistry.Entry {
    let values = members.lazy.filter { $0.key == "command" }.map(\.value)
    guard values.count < 2 else { throw .usage("The line has command twice", field: "command") }
    let value = values.first ?? .null
    if value == .null {
      throw Failure(.usage, [Problem("missing", field: "command", value: nil, "The line lacks command")])
    }
    guard case .text(let name) = value else {
      let written = ArgumentValue(value).written
      let name = written.map { "command, \($0)," } ?? "command"
      let words = "The value of \(name) cannot be read: it is not text in quotes"
      throw Failure(.usage, [Problem("unreadable", field: "command", value: written, words)])
    }
    guard let entry = registry.entry(named: name) else { throw registry.unknown(name) }
    return entry
  }

  private func readers(
    of entry: CommandRegistry.Entry
  ) throws(Failure) -> (words: CommandReader, object: ObjectReader) {
    for readers in readers where readers.words.name == entry.name { return readers }
    let reader = entry.reader
    guard reader.standsInBatch else {
      throw .usage("\(entry.name) cannot stand in a line of a batch", field: "command")
    }
    readers.append((reader, reader.objectReader))
    return readers[readers.count - 1]
  }
}
