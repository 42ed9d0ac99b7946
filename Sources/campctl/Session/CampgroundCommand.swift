import ArgumentParser
import CampgroundManager

/// A command of campctl; every one takes the global options.
protocol GlobalCommand: ParsableCommand {
  var global: GlobalOptions { get }
}

extension GlobalCommand {
  /// As the parser calls it; but the parser asks for each type's description, which takes a third of a start.
  static var _commandName: String {
    configuration.commandName ?? Spelling.hyphenated(_typeName(Self.self, qualified: false))
  }
}

/// A command that works on a campground: it parses, calls a service, and says what came of it.
///
/// What it asks for is one value, whether it came from a command line or from a line of JSON. It neither prints nor
/// exits.
protocol CampgroundCommand: GlobalCommand {
  associatedtype Request: Codable & Equatable & Sendable
  /// As the contract calls it, such as `import sites`.
  static var name: String { get }
  /// Whether it may stand in a line of a batch.
  static var standsInBatch: Bool { get }
  var request: Request { get }
  /// How a write is to be done.
  var terms: Terms { get }
  /// Whether a missing store is made.
  static func access(for request: Request) -> Store.Access
  /// Whether it can go on with the machine's clock when this machine lacks the campground's time zone.
  static var toleratesMissingZone: Bool { get }
  /// What a person should know before it is done; nil when it can be done without asking.
  static func warning(_ request: Request, in campground: Campground) throws -> String?
  static func perform(_ request: Request, in campground: Campground) throws -> Answer
}

/// One that only reads: a missing store is not made.
protocol ReadCommand: CampgroundCommand {}

extension ReadCommand {
  var terms: Terms { Terms() }
  static func access(for request: Request) -> Store.Access { .existing }
}

/// One that writes.
protocol WriteCommand: CampgroundCommand {
  var write: WriteOptions { get }
}

extension WriteCommand {
  var terms: Terms { write.terms }
  static func access(for request: Request) -> Store.Access { .create }
}

/// One that changes something that is there.
protocol ChangeCommand: WriteCommand {
  var change: ChangeOptions { get }
}

extension ChangeCommand {
  var write: WriteOptions { change.write }
  var terms: Terms { change.terms }
}

extension CampgroundCommand {
  static var name: String { _commandName }
  static var standsInBatch: Bool { true }
  static var toleratesMissingZone: Bool { false }
  static func warning(_ request: Request, in campground: Campground) throws -> String? { nil }

  func run() throws {
    try Self.prepared(request, terms).run(in: Session(global.globals))
  }
}
