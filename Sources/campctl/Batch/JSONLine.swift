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
    var type: (any CampgroundCommand.Type)?
    do {
      let line = Data(bytes)
      let name = try JSONDecoder().decode(NamedLine.self, from: line).command
      let command = try self.type(named: name)
      type = command
      return try Self.command(command, line)
    } catch let error as DecodingError {
      throw JSONFlaw(bytes: bytes, type: type).failure(error)
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
    command = Command.prepared(try Command.Request(from: decoder), try Terms(LineFields(line)))
  }
}
