import JSONText
import Testing

/// Whole documents as values.
@Suite struct JSONValueTests {
  private func member(_ key: String, _ value: JSONValue) -> JSONValue.Member { JSONValue.Member(key, value) }

  @Test func `a document may be any value`() throws {
    #expect(try JSONValue(text: " null\n") == .null)
    #expect(try JSONValue(text: "true") == .flag(true))
    #expect(try JSONValue(text: "-12") == .number(-12))
    #expect(try JSONValue(text: "0.5") == .otherNumber("0.5"))
    #expect(try JSONValue(text: #""a\"b""#) == .text("a\"b"))
    #expect(try JSONValue(text: "[1,[]]") == .list([.number(1), .list([])]))
    #expect(
      try JSONValue(text: #"{"b":{},"a":[{"c":1}]}"#.dropFirst(0))
        == .object([
          member("b", .object([])), member("a", .list([.object([member("c", .number(1))])])),
        ]))
  }

  @Test(arguments: [
    ("", 1, "a value"), ("  ", 3, "a value"), ("1 2", 3, "the end of the text"), ("{}}", 3, "the end of the text"),
    ("nul", 1, "a value"), ("[1,]", 4, "a value"), ("\"a", 3, "a closing quote"),
    ("[007]", 3, "no digit behind a leading zero"), ("-01", 3, "no digit behind a leading zero"),
  ])
  func `what is no document is told with its place`(json: String, column: Int, expected: String) {
    let error = #expect(throws: JSONReader.SyntaxError.self) { try JSONValue(text: json) }
    #expect(error?.column == column)
    #expect(error?.expected == expected)
  }

  @Test func `a hundred lists may be within each other, no more`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(try JSONValue(text: nested(100)).text == nested(100))
    #expect(throws: JSONReader.SyntaxError.self) { try JSONValue(text: nested(101)) }
  }

  @Test func `a value is found by its key`() throws {
    let value = try JSONValue(text: #"{"party":{"adults":2,"pets":null},"amps":[30,50],"name":"A","isOpen":true}"#)
    #expect(value["party"]?["adults"]?.number == 2)
    #expect(value["party"]?["pets"] == .null)
    #expect(value["party"]?["children"] == nil)
    #expect(value["amps"]?.list?.map(\.number) == [30, 50])
    #expect(value["name"]?.string == "A")
    #expect(value["isOpen"]?.flag == true)
    #expect(value.members?.map(\.key) == ["party", "amps", "name", "isOpen"])
    #expect(value["name"]?["x"] == nil)
  }

  @Test func `a value of one kind is none of another`() {
    for value: JSONValue in [.null, .otherNumber("0.5")] {
      #expect(value.flag == nil && value.number == nil && value.string == nil)
      #expect(value.list == nil && value.members == nil && value["a"] == nil)
    }
    #expect(JSONValue.text("1").number == nil)
    #expect(JSONValue.number(1).string == nil)
  }

  @Test func `of a key that stands twice both members are kept, and the first is found`() throws {
    let value = try JSONValue(text: #"{"a":1,"a":2}"#)
    #expect(value["a"] == .number(1))
    #expect(value.text == #"{"a":1,"a":2}"#)
  }
}
