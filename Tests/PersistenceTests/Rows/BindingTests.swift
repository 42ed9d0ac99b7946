import Persistence
import TestSupport
import Testing

struct BindingTests {
  let folder = TemporaryFolder()

  @Test(
    arguments: Place.allCases,
    [
      "O'Brien's", #"a "quoted" shelf"#, "x'); DELETE FROM shelf; --", "?", "\\", "%_", "`[]`",
      ":name @name $name",
    ])
  func `a value with quotes never becomes part of the statement`(_ place: Place, _ name: String) throws {
    let store = try place.open(in: folder)
    try store.addShelf("first")
    try store.addShelf(name)
    #expect(try store.shelves == ["first", name])
    #expect(try store.value("SELECT id FROM shelf WHERE name = \(name)", as: Int.self) == 2)
  }

  @Test func `values stand beside the text of a statement, not in it`() {
    let sql: SQL = "SELECT \(7), \("jam"), \(nil as Int?)"
    #expect(sql.text == "SELECT ?, ?, ?")
    #expect(sql.values == [.integer(7), .text("jam"), .null])
  }

  @Test func `a spliced part brings its values in their order`() {
    let condition: SQL = "name = \("top") OR name = \("bottom")"
    let sql: SQL = "SELECT \(1) FROM shelf WHERE \(condition) LIMIT \(2)"
    #expect(sql.text == "SELECT ? FROM shelf WHERE name = ? OR name = ? LIMIT ?")
    #expect(sql.values == [.integer(1), .text("top"), .text("bottom"), .integer(2)])
  }

  @Test func `joined parts keep their values, and none make no text`() {
    let parts: [SQL] = ["id > \(1)", "id < \(9)"]
    let joined = SQL.joined(parts, by: " AND ")
    #expect(joined.text == "id > ? AND id < ?")
    #expect(joined.values == [.integer(1), .integer(9)])
    #expect(SQL.joined([], by: ", ").text.isEmpty)
  }

  @Test func `numbers in a row are a range, and all else a list`() {
    let range = SQL("id", isOneOf: [7, 8, 9])
    #expect(range.text == "(id >= ? AND id <= ?)")
    #expect(range.values == [.integer(7), .integer(9)])
    for numbers in [[7, 9, 10], [9, 8, 7], [7, 7, 8], [7, 8], [7]] {
      let list = SQL("id", isOneOf: numbers)
      #expect(list.text == "id IN (\(numbers.map { _ in "?" }.joined(separator: ", ")))")
      #expect(list.values == numbers.map(\.stored))
    }
    #expect(SQL("id", isOneOf: [.max - 1, .max, Int.min]).values.count == 3)
    #expect(SQL("name", isOneOf: ["a", "b", "c"]).text == "name IN (?, ?, ?)")
    #expect(SQL("id", isOneOf: [] as [Int]).text == "1 = 0")
  }

  @Test func `no value is left over from the last use of a statement`() throws {
    let store = try Store(.memory, schema: .pantry)
    func label(_ text: String?) throws -> String? {
      try store.first("SELECT \(text)") { try $0[0] as String? } ?? "no row"
    }
    #expect(try label("jam") == "jam")
    #expect(try label(nil) == nil)
  }
}
