import Foundation
import TestSupport
import Testing

@testable import Persistence

/// The settings of the engine, each with the fault that it prevents.
struct SettingTests {
  let folder = TemporaryFolder()

  @Test func `a commit survives a power cut, and an erased row leaves no byte`() throws {
    let store = try folder.open()
    // EXTRA: the end of the rollback journal is synced as well.
    #expect(try store.value("PRAGMA synchronous") == 3)
    #expect(try store.value("PRAGMA journal_mode") == "delete")
    // On from the first page on: earlier rows are not overwritten.
    #expect(try store.value("PRAGMA secure_delete") == 1)
    #expect(try store.value("PRAGMA locking_mode") == "normal")
  }

  @Test(arguments: Place.allCases)
  func `keys are kept, damage is looked for, and no temporary file is made`(_ place: Place) throws {
    let store = try place.open(in: folder)
    for (setting, value) in [
      ("PRAGMA foreign_keys", 1), ("PRAGMA recursive_triggers", 1), ("PRAGMA cell_size_check", 1),
      ("PRAGMA trusted_schema", 0), ("PRAGMA temp_store", 2), ("PRAGMA secure_delete", 1),
    ] as [(SQL, Int)] {
      #expect(try store.value(setting) == value, "\(setting.text)")
    }
  }

  @Test(arguments: Place.allCases)
  func `the version that is told is the library's own`(_ place: Place) throws {
    #expect(try place.open(in: folder).value("SELECT sqlite_version()") == Store.sqliteVersion)
  }

  static let refused: [SQL] = [
    // In double quotes stands a column, never a text.
    #"SELECT "top""#, #"CREATE INDEX i ON shelf ("none")"#,
    "SELECT load_extension('nothing')",
    "ATTACH ':memory:' AS other",
    "INSERT INTO sqlite_schema (type, name) VALUES ('table', 'other')",
    "UPDATE sqlite_schema SET sql = 'none'",
    "SELECT length(zeroblob(67108865))",
  ]

  @Test(arguments: Place.allCases, refused.indices)
  func `what a file of others could use against us is refused`(_ place: Place, _ index: Int) throws {
    let store = try place.open(in: folder)
    #expect(throws: StoreError.self) {
      try store.write {
        try store.execute("PRAGMA writable_schema = ON")
        try store.execute(Self.refused[index])
      }
    }
    #expect(try store.value("PRAGMA integrity_check") == "ok")
  }
}
