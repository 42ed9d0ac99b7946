import Persistence
import TestSupport

extension Schema {
  /// The tables that these tests keep rows in: shelves, and the jars on them.
  static let pantry = Schema(
    applicationID: 0x7061_6E74,  // "pant"
    migrations: [
      Migration(
        "shelves",
        script: """
          CREATE TABLE shelf (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            name TEXT NOT NULL UNIQUE CONSTRAINT "a shelf has a name" CHECK (name <> '')
          ) STRICT;
          CREATE TRIGGER shelf_stays BEFORE DELETE ON shelf
            BEGIN SELECT RAISE(ABORT, 'a shelf stays on the wall'); END;
          """),
      Migration(
        "jars",
        script: """
          CREATE TABLE jar (
            shelf INTEGER NOT NULL REFERENCES shelf (id),
            place INTEGER NOT NULL,
            label TEXT,
            PRIMARY KEY (shelf, place)
          ) STRICT, WITHOUT ROWID;
          """),
    ])
}

extension Store {
  /// Adds a shelf in a write of its own, or in the one that is running.
  @discardableResult
  func addShelf(_ name: String) throws -> Int64 {
    try write { try insert(into: "shelf") { "INSERT INTO shelf (id, name) VALUES (\($0), \(name))" } }
  }

  /// The shelves' names in the order in which they were put up.
  var shelves: [String] {
    get throws { try rows("SELECT name FROM shelf ORDER BY id") { try $0[0] } }
  }
}

/// The error of a body that means to fail.
struct Dropped: Error {}

/// The locations that every rule of the core holds for.
enum Place: CaseIterable {
  case memory
  case file

  /// Opens a new store of shelves and jars.
  func open(in folder: TemporaryFolder) throws -> Store {
    switch self {
    case .memory: try Store(.memory, schema: .pantry)
    case .file: try folder.open()
    }
  }
}

extension TemporaryFolder {
  /// Opens the store of shelves and jars in this folder; nobody waits for another but where two threads do work.
  func open(
    _ schema: Schema = .pantry, access: Store.Access = .create, busyTimeout: Duration = .milliseconds(20)
  ) throws -> Store {
    try Store(location(), schema: schema, access: access, busyTimeout: busyTimeout)
  }
}
