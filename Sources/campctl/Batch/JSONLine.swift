import CampgroundManager

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A line of a batch that is an object of JSON: `{"command":"reserve","site":"12",…}`.
struct JSONLine: Decodable {
  private static let decoder = JSONDecoder()
  private let command: PreparedCommand

  /// Throws ``Failure`` naming the field that cannot be read, or that the command does not have.
  static func command(_ bytes: [UInt8]) throws -> PreparedCommand {
    if let plain = try? PlainObject.values(of: bytes).map(command) { return plain }
    do {
      return try decoder.decode(JSONLine.self, from: Data(bytes)).command
    } catch let error as DecodingError {
      if let field = OddNumber.field(of: bytes) { throw unreadable(field, nil) }
      throw failure(error)
    }
  }

  private static func command(_ values: LineValues) throws -> PreparedCommand {
    guard case .text(let name) = values["command"] else { throw NotPlain() }
    return try command(Verbs.batchCommand(name), values)
  }

  private static func command<Command: CampgroundCommand>(
    _ type: Command.Type, _ values: LineValues
  ) throws -> PreparedCommand {
    let known = CommandKeys.of(type).names
    guard values.pairs.allSatisfy({ known.contains($0.key) }) else { throw NotPlain() }
    return try values.command(type)
  }

  init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: LineKey.self)
    command = try Self.command(Verbs.batchCommand(try line.read("command")), decoder, line)
  }

  private static func command<Command: CampgroundCommand>(
    _ type: Command.Type, _ decoder: any Decoder, _ line: LineFields
  ) throws -> PreparedCommand {
    let known = CommandKeys.of(type).names
    for key in line.allKeys.map(\.stringValue) where !known.contains(key) {
      throw Failure(
        .usage, [Problem("unknownField", field: key, value: nil, "\(Verbs.name(of: type)) has no \(key)")],
        hint: Spelling.nearest(to: key, among: known).map { "Did you mean \($0)?" })
    }
    return type.prepared(try Command.Request(from: decoder), try Terms(line))
  }

  private static func failure(_ error: DecodingError) -> Failure {
    switch error {
    case .keyNotFound(let key, _): missing(key.stringValue)
    case .valueNotFound(_, let context): missing(context.codingPath.last?.stringValue)
    case .typeMismatch(_, let context): unreadable(field(context), nil)
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      BatchLine.unreadable("The line is not JSON")
    case .dataCorrupted(let context): unreadable(field(context), context.debugDescription)
    @unknown default: BatchLine.unreadable("The line is not JSON")
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
