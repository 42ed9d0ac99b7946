import Arguments
import CampgroundManager
import JSONText

/// Reads lines of a batch: command lines as the shell would take them, or objects of JSON.
final class BatchLine {
  private let registry: CommandRegistry
  /// The readers of the commands so far; most are needed again and again.
  private var readers: [(words: CommandReader, object: ObjectReader)] = []

  /// The campground's today, for days in words.
  private let today: () -> Day
  private let names: LineNames

  init(
    _ registry: CommandRegistry, _ names: LineNames = LineNames(),
    today: @escaping () -> Day = { CampgroundClock.system.today }
  ) {
    self.registry = registry
    self.names = names
    self.today = today
  }

  /// The command of a line, nil for an empty one or a comment; throws ``Failure`` for an unreadable line.
  func read(_ bytes: [UInt8]) throws(Failure) -> Invocation? { try readable(bytes)?.faultless() }

  /// The same, of the arguments that can be read; the others are its fault.
  func readable(_ bytes: [UInt8]) throws(Failure) -> Invocation? {
    let blanks: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "\t")]
    guard let first = bytes.first(where: { !blanks.contains($0) }), first != UInt8(ascii: "#") else { return nil }
    return first == UInt8(ascii: "{") ? try readObject(bytes) : try readWords(bytes)
  }

  private func readWords(_ bytes: [UInt8]) throws(Failure) -> Invocation? {
    guard let line = String(validating: bytes, as: UTF8.self) else {
      throw .line(.invalidEncoding)
    }
    var words = try Self.words(of: line)[...]
    if words.first == "campctl" { words = words.dropFirst() }
    guard let word = words.first else { return nil }
    if word.hasPrefix("-") { throw .line(.optionOfBatch) }
    guard let (entry, rest) = try registry.find(words) else { throw registry.incomplete(word) }
    let reader = try readers(of: entry).words
    let invocation = try invocation(reader.given(rest), by: reader)
    if invocation.fault != nil { return invocation }
    guard !invocation.common.wantsHelp else {
      throw .line(.help, hint: .help(command: entry.name))
    }
    guard invocation.common.isEmpty else {
      throw .line(.optionOfBatch)
    }
    return invocation
  }

  private static func words(of line: String) throws(Failure) -> [String] {
    do {
      return try ShellWords.split(line)
    } catch {
      switch error {
      case .openQuote: throw .line(.openQuote)
      case .lastBackslash: throw .line(.lastBackslash)
      }
    }
  }

  /// A line such as `{"command":"reserve","site":"12",…}`.
  private func readObject(_ bytes: [UInt8]) throws(Failure) -> Invocation {
    let members = try Self.members(of: bytes)
    let readers = try readers(of: entry(of: members))
    return try invocation(readers.object.read(members.filter { $0.key != "command" }), by: readers.words)
  }

  /// Makes the invocation with the results of earlier lines in the place of their names.
  private func invocation(_ given: GivenArguments, by reader: CommandReader) throws(Failure) -> Invocation {
    try names.name(given, reader.arguments)
    let (resolved, failure) = names.resolve(given, reader.arguments)
    var invocation = reader.read(resolved, typed: given, today: today)
    invocation.namesFailure = failure
    return invocation
  }

  private static func members(of bytes: [UInt8]) throws(Failure) -> [JSONValue.Member] {
    do {
      return try JSONReader.object(bytes)
    } catch {
      throw .line(.notJSON(column: error.column, expected: error.expected))
    }
  }

  private func entry(of members: [JSONValue.Member]) throws(Failure) -> CommandRegistry.Entry {
    let values = members.lazy.filter { $0.key == "command" }.map(\.value)
    guard values.count < 2 else { throw .line(.repeatedCommand) }
    let value = values.first ?? .null
    if value == .null { throw .line(.missingCommand) }
    guard case .text(let name) = value else { throw .line(.unreadableCommand(ArgumentValue(value).written)) }
    guard let entry = registry.entry(named: name) else { throw registry.unknown(name) }
    return entry
  }

  private func readers(
    of entry: CommandRegistry.Entry
  ) throws(Failure) -> (words: CommandReader, object: ObjectReader) {
    for readers in readers where readers.words.name == entry.name { return readers }
    let reader = entry.lineReader
    guard reader.standsInBatch else {
      throw .line(.notInBatch(entry.name))
    }
    readers.append((reader, reader.objectReader))
    return readers[readers.count - 1]
  }
}
