import Foundation
import TestSupport
import Testing

@testable import Persistence

/// Errors about a row leave the row out: they end up in logs and in reports.
struct NamelessErrorTests {
  static let name = "Marshmallow Toaster 555-0199"

  let folder = TemporaryFolder()

  /// Each is refused in another way, by the engine or by this core.
  static let refused: [SQL] = [
    "INSERT INTO shelf (name) VALUES (\(name))", "INSERT INTO shelf (id, name) VALUES (1, \(name + "2"))",
    "INSERT INTO shelf (id, name) VALUES (\(name), \(name))", "UPDATE shelf SET name = nullif(\(name), name)",
    "UPDATE shelf SET name = replace(name, \(name), '')", "DELETE FROM shelf WHERE name = \(name)",
    "INSERT INTO jar (shelf, place, label) VALUES (9, 1, \(name))",
    "INSERT INTO jar (shelf, place, label) VALUES (1, \(name), \(name))",
    "SELECT json_extract(name, '$.a') FROM shelf", "SELECT json_set(\(name), '$.a', 1)",
    "SELECT abs(-9223372036854775807 - length(name) / length(name)) FROM shelf",
    "SELECT 1 FROM shelf WHERE name LIKE \(String(repeating: name, count: 2000))",
    "SELECT zeroblob(1 << 30) || \(name)", "SELECT name FROM shelf WHERE name = \(name) AND taste",
    "SELECT name, \(name) FROM nowhere",
  ]

  private func expectNameless(_ error: StoreError?, _ what: String) {
    #expect(error != nil, "\(what) was not refused")
    // Every value of it, and not its sentence alone.
    var values = ""
    dump(error, to: &values)
    for part in ["Marshmallow", "Toaster", "0199"] { #expect(!values.contains(part), "\(what): \(values)") }
  }

  private func failure(_ body: () throws -> Void) -> StoreError? {
    do {
      try body()
      return nil
    } catch {
      return error as? StoreError
    }
  }

  @Test(arguments: Place.allCases)
  func `no error about a row repeats what is in it`(_ place: Place) throws {
    let store = try place.open(in: folder)
    try store.addShelf(Self.name)
    for statement in Self.refused {
      expectNameless(failure { try store.write { _ = try store.execute(statement) } }, statement.text)
    }
  }

  @Test func `nor does one about a store that is busy, full, read-only, damaged or misused`() throws {
    let store = try folder.open()
    try store.addShelf(Self.name)
    expectNameless(failure { try store.execute("INSERT INTO shelf (name) VALUES (\(Self.name))") }, "misuse")
    expectNameless(failure { _ = try store.value("SELECT \(Self.name)", as: Int.self) }, "unexpected value")
    let other = try folder.open()
    try other.write {
      expectNameless(failure { _ = try store.addShelf(Self.name + "2") }, "busy")
    }
    try store.damage("PRAGMA max_page_count = 1")
    expectNameless(failure { _ = try store.addShelf(String(repeating: Self.name, count: 5000)) }, "full")
    try store.damage("PRAGMA query_only = ON")
    expectNameless(failure { _ = try store.addShelf(Self.name + "2") }, "read-only")
    var bytes = try folder.bytes(of: "camp.sqlite")
    for place in 4096..<bytes.count where bytes[place] == 0 { bytes[place] = 0xAA }
    try folder.write(bytes, to: "camp.sqlite")
    expectNameless(failure { _ = try folder.open().shelves }, "damaged")
  }
}
