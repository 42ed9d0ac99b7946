import CampgroundManager

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A line that is an object of JSON: `{"command":"reserve","site":"12",…}`.
extension BatchLine {
  /// Throws ``Failure`` naming the field that cannot be read, or that the command does not have.
  func json(_ bytes: [UInt8]) throws -> PreparedCommand {
    if let plain = try? PlainObject.values(of: bytes).map(command) { return plain }
    do {
      let line = Data(bytes)
      let name = try JSONDecoder().decode(NamedLine.self, from: line).command
      return try Self.command(type(named: name), line)
    } catch let error as DecodingError {
      if let field = OddNumber.field(of: bytes) { throw Self.unreadable(field, nil) }
      throw Self.failure(error)
    }
  }

  private func command(_ values: LineValues) throws -> PreparedCommand {
    guard case .text(let name) = values["command"] else { throw NotPlain() }
    return try Self.command(type(named: name), values)
  }

  private static func command<Command: CampgroundCommand>(
    _ type: Command.Type, _ values: LineValues
  ) throws -> PreparedCommand {
    let known = CommandKeys.of(type).names
    guard values.pairs.allSatisfy({ known.contains($0.key) }) else { throw NotPlain() }
    return try values.command(type)
  }

  private static func command<Command: CampgroundCommand>(
    _ type: Command.Type, _ line: Data
  ) throws -> PreparedCommand {
    try JSONDecoder().decode(WholeLine<Command>.self, from: line).command
  }

  private static func failure(_ error: DecodingError) -> Failure {
    switch error {
    case .keyNotFound(let key, _): missing(key.stringValue)
    case .valueNotFound(_, let context): missing(context.codingPath.last?.stringValue)
    case .typeMismatch(_, let context): unreadable(field(context), nil)
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      unreadable("The line is not JSON")
    case .dataCorrupted(let context): unreadable(field(context), context.debugDescription)
    @unknown default: unreadable("The line is not JSON")
    }
  }

  private static func missing(_ key: String?) -> Failure {
    Failure(.usage, [Problem("missing", field: key, value: nil, "The line lacks \(key ?? "a value")")])
  }

  private static func field(_ context: DecodingError.Context) -> String? {
    context.codingPath.last { $0.intValue == nil }?.stringValue
  }

  private static func unreadable(_ field: String?, _ value: String?) -> Failure {
    Failure(
      .usage, [Problem("unreadable", field: field, value: value, "The value of \(field ?? "a field") cannot be read")])
  }
}

/// The name of the command alone.
private struct NamedLine: Decodable {
  let command: String
}

/// The whole line of one command.
private struct WholeLine<Command: CampgroundCommand>: Decodable {
  let command: PreparedCommand

  init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: LineKey.self)
    let known = CommandKeys.of(Command.self).names
    for key in line.allKeys.map(\.stringValue) where !known.contains(key) {
      throw Failure(
        .usage, [Problem("unknownField", field: key, value: nil, "\(Command.name) has no \(key)")],
        hint: Spelling.nearest(to: key, among: known).map { "Did you mean \($0)?" })
    }
    command = Command.prepared(try Command.Request(from: decoder), try Terms(line))
  }
}
