import Persistence
import Testing

struct WrongTypeTests {
  let store: Store

  init() throws {
    store = try Store(.memory, schema: .pantry)
  }

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
