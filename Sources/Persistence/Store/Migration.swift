/// One step from a version of the schema to the next.
///
/// Steps are only ever appended to a schema's list: a store keeps the number of steps it has taken.
package struct Migration: Sendable {
  /// The step's purpose, in a few words.
  package let name: String
  let apply: @Sendable (Store) throws -> Void
  /// The statements of a step that is a script.
  package let script: StaticString?
  /// The length of the script in bytes; 0 for a step that is none.
  package var length: Int { script?.utf8CodeUnitCount ?? 0 }

  /// A step that runs statements through the given store.
  package init(_ name: String, apply: @escaping @Sendable (Store) throws -> Void) {
    self.name = name
    self.apply = apply
    script = nil
  }

  /// A step that is a script of statements, without values; a server's tables may have another one.
  package init(_ name: String, script: StaticString, server: StaticString? = nil) {
    self.name = name
    self.script = script
    apply = { try $0.connection.run(($0.isOnServer ? server ?? script : script).description) }
  }

  /// A step that is a script of statements, and then gives rows values that only the program can compute.
  package init(_ name: String, script: StaticString, then fill: @escaping @Sendable (Store) throws -> Void) {
    self.name = name
    self.script = script
    apply = {
      try $0.connection.run(script.description)
      try fill($0)
    }
  }
}

/// The definition of this program's stores: their mark in the file, and the steps to today's tables.
package struct Schema: Sendable {
  /// The mark that distinguishes this program's stores from others.
  package let applicationID: Int32
  /// The steps from an empty store to today's, append-only.
  package let migrations: [Migration]
  /// The tables that all steps leave, from which a new store is made at once; nil takes the steps.
  package let recorded: RecordedTables?
  /// Adds the rows with which a store begins that the script has made; the steps add theirs.
  package var seed: @Sendable (Store) throws -> Void = { _ in }
  /// The releases with stores of their own; nil for stores that no older program opens.
  package var releases: SchemaReleases?
  /// The rights of a server's roles on each table besides reading.
  package var roleRights: [TableRights] = []
  /// A query of a text of the newest row of those that every write adds one to; nil when there is no such table.
  ///
  /// It shows whether a commit whose end the system did not report is on disk.
  package var newest: SQL?

  /// The version of a store that has taken every step.
  package var version: Int { migrations.count }

  package init(applicationID: Int32, migrations: [Migration], recorded: RecordedTables? = nil) {
    (self.applicationID, self.migrations, self.recorded) = (applicationID, migrations, recorded)
  }

  /// The same schema as an earlier release had it.
  package func at(version: Int) -> Schema {
    Schema(applicationID: applicationID, migrations: Array(migrations.prefix(version)))
  }
}

/// A step about to be taken, reported to the opener of an older store.
public struct MigrationProgress: Hashable, Sendable {
  /// The store's version when it was opened; 0 for a new one.
  package let openedAt: Int
  /// The number of the step, counted from 1.
  package let step: Int
  /// The number of steps to take in all.
  package let steps: Int
  /// The step's name.
  package let name: String
}
