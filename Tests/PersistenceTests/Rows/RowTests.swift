import Foundation
import Persistence
import TestSupport
import Testing

struct RowTests {
  let folder = TemporaryFolder()

  @Test(arguments: Place.allCases)
  func `rows come in the order asked for`(_ place: Place) throws {
    let store = try place.open(in: folder)
    for name in ["top", "middle", "bottom"] { try store.addShelf(name) }
    let names: [String] = try store.rows("SELECT name FROM shelf ORDER BY name") { try $0[0] }
    #expect(names == ["bottom", "middle", "top"])
  }

  @Test(arguments: Place.allCases)
  func `each type comes back as it was kept`(_ place: Place) throws {
    let store = try place.open(in: folder)
    let none: String? = nil
    let row = try store.first("SELECT \(Int64.min), \(Int.max), \(true), \("jam\0 & 蜂蜜 🍯"), \(""), \(none)") {
      try ($0[0] as Int64, $0[1] as Int, $0[2] as Bool, $0[3] as String, $0[4] as String, $0[5] as String?)
    }
    let (low, high, flag, text, empty, absent) = try #require(row)
    #expect(low == .min)
    #expect(high == .max)
    #expect(flag)
    #expect(text == "jam\0 & 蜂蜜 🍯")
    #expect(empty == "")
    #expect(absent == nil)
  }

  @Test func `without a row there is no first one and no value`() throws {
    let store = try Store(.memory, schema: .pantry)
    #expect(try store.first("SELECT name FROM shelf") { try $0[0] as String } == nil)
    #expect(try store.value("SELECT name FROM shelf", as: String.self) == nil)
  }

  @Test func `the first of several rows is enough`() throws {
    let store = try Store(.memory, schema: .pantry)
    for name in ["top", "bottom"] { try store.addShelf(name) }
    #expect(try store.value("SELECT name FROM shelf ORDER BY id DESC") == "bottom")
  }

  @Test func `rows are given one by one until the body throws`() throws {
    let store = try Store(.memory, schema: .pantry)
    for name in ["top", "middle", "bottom"] { try store.addShelf(name) }
    var seen: [String] = []
    #expect(throws: Dropped.self) {
      try store.forEach("SELECT name FROM shelf ORDER BY id") { row in
        seen.append(try row[0])
        if seen.count == 2 { throw Dropped() }
      }
    }
    #expect(seen == ["top", "middle"])
    #expect(try store.shelves.count == 3)
  }

  @Test func `a statement that writes changes all rows that it is about`() throws {
    let store = try Store(.memory, schema: .pantry)
    for name in ["top", "bottom"] { try store.addShelf(name) }
    try store.damage("UPDATE shelf SET name = name || \(" shelf")")
    #expect(try store.shelves == ["top shelf", "bottom shelf"])
  }
}

/// `make test-reversed` reaches these tests' own connections.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["CAMPCTL_TEST_REVERSED"] != nil, "only of make test-reversed"))
struct ReversedTests {
  let folder = TemporaryFolder()

  @Test(arguments: Place.allCases)
  func `rows come in reverse where a statement names no order`(_ place: Place) throws {
    let store = try place.open(in: folder)
    for name in ["top", "middle", "bottom"] { try store.addShelf(name) }
    #expect(try store.value("PRAGMA reverse_unordered_selects") == 1)
    #expect(try store.rows("SELECT id FROM shelf") { try $0[0] as Int } == [3, 2, 1])
  }
}

struct WrongTypeTests {
  let store: Store

  init() throws { store = try Store(.memory, schema: .pantry) }

  @Test(arguments: ["SELECT 0, 'jam'", "SELECT 0, NULL", "SELECT 0, 1.5"] as [SQL])
  func `a column that is no whole number is not read as one`(_ statement: SQL) throws {
    #expect(throws: StoreError.unexpectedValue(column: 1, statement: statement.text)) {
      try store.first(statement) { try $0[1] as Int }
    }
  }

  @Test(arguments: ["SELECT 7", "SELECT NULL"] as [SQL])
  func `a column that is no text is not read as text`(_ statement: SQL) throws {
    #expect(throws: StoreError.unexpectedValue(column: 0, statement: statement.text)) {
      try store.value(statement, as: String.self)
    }
  }

  @Test(arguments: [2, -1])
  func `only 0 and 1 are read as a flag`(_ number: Int) throws {
    #expect(throws: StoreError.unexpectedValue(column: 0, statement: "SELECT ?")) {
      try store.value("SELECT \(number)", as: Bool.self)
    }
  }

  @Test func `an absent value does not excuse a wrong type`() throws {
    #expect(throws: StoreError.unexpectedValue(column: 0, statement: "SELECT ?")) {
      try store.first("SELECT \("jam")") { try $0[0] as Int? }
    }
  }

  @Test func `a column that the statement does not have is not read`() throws {
    #expect(throws: StoreError.unexpectedValue(column: 9, statement: "SELECT ?")) {
      try store.first("SELECT \(1)") { try $0[9] as Int }
    }
  }
}
