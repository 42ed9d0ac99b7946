@testable import Persistence

/// Damage that no command does to a store, in the words of its engine.
extension Store {
  /// Writes past the library, as another program does.
  package func damage(_ statements: SQL...) throws {
    try write { for statement in statements { try execute(statement) } }
  }

  /// Removes a trigger, in the running write.
  package func dropTrigger(_ name: String, of table: String) throws {
    try connection.run("DROP TRIGGER \(name)\(connection.sqlite == nil ? " ON \(table)" : "")")
  }

  /// Removes the last number that a table has given, in the running write.
  package func forgetLastNumber(givenBy table: String) throws {
    let numbers = connection.sqlite == nil ? "counter" : "sqlite_sequence"
    try connection.run("DELETE FROM \(numbers) WHERE name = '\(table)'")
  }

  /// Writes as a program that does not have references checked.
  package func writeWithoutReferences(_ body: () throws -> Void) throws {
    if connection.sqlite != nil { try connection.run("PRAGMA foreign_keys = OFF") }
    try write {
      if connection.sqlite == nil { try connection.run("SET LOCAL session_replication_role = replica") }
      try body()
    }
    if connection.sqlite != nil { try connection.run("PRAGMA foreign_keys = ON") }
  }
}
