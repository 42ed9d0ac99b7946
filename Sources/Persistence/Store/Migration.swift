/// One step from a version of the schema to the next.
///
/// Steps are only ever appended to a schema's list: a store keeps the number of steps it has taken.
public struct Migration: Sendable {
  /// The step's purpose, in a few words.
  public let name: String
  let apply: @Sendable (Store) throws -> Void
  /// The statements of a step that is a script.
  let script: StaticString?

  /// A step that runs statements through the given store.
  public init(_ name: String, apply: @escaping @Sendable (Store) throws -> Void) {
    self.name = name
    self.apply = apply
    script = nil
  }

  /// A step that is a script of statements, without values.
  public init(_ name: String, script: StaticString) {
    self.name = name
    self.script = script
    apply = { try $0.connection.run(script.description) }
  }
}

/// The definition of this program's stores: their mark in the file, and the steps to today's tables.
public struct Schema: Sendable {
  /// The mark that distinguishes this program's stores from others.
  public let applicationID: Int32
  /// From an empty store to today's, append-only.
  public let migrations: [Migration]
  /// A query of a text of the newest row of those that every write adds one to; nil when there is no such table.
  ///
  /// It shows whether a commit whose end the system did not report is on disk.
  public let newest: SQL?

  /// The version of a store that has taken every step.
  public var version: Int { migrations.count }

  public init(applicationID: Int32, migrations: [Migration], newest: SQL? = nil) {
    self.applicationID = applicationID
    self.newest = newest
    self.migrations = migrations
  }

  /// The same schema as an earlier release had it.
  public func at(version: Int) -> Schema {
    Schema(applicationID: applicationID, migrations: Array(migrations.prefix(version)))
  }
}

/// A step about to be taken, reported to the opener of an older store.
public struct MigrationProgress: Hashable, Sendable {
  /// The store's version when it was opened; 0 for a new one.
  public let openedAt: Int
  /// The number of the step, counted from 1.
  public let step: Int
  /// The number of steps to take in all.
  public let steps: Int
  /// The step's name.
  public let name: String
}
