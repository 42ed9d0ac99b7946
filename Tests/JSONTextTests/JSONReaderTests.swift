import Foundation
import JSONText
import Testing

/// Objects of JSON.
@Suite struct JSONReaderTests {
  private func values(_ json: String) throws -> [String: JSONValue] {
    Dictionary(try JSONReader.object(Array(json.utf8)).map { ($0.key, $0.value) }) { $1 }
  }

  @Test func `every kind of value is read`() throws {
    let json = #" { "a" : "t", "b":1,"c":-0 ,"d":1.5,"e":true,"f":false,"g":null,"h":[1,"x",[]],"i":{"j":[{}]} } "#
    #expect(
      try values(json) == [
        "a": .text("t"), "b": .number(1), "c": .number(0), "d": .otherNumber("1.5"), "e": .flag(true),
        "f": .flag(false), "g": .null, "h": .list([.number(1), .text("x"), .list([])]),
        "i": .object([.init("j", .list([.object([])]))]),
      ])
    #expect(try values("{}") == [:])
    #expect(
      try values(#"{"a":9223372036854775807,"b":9223372036854775808,"c":1e3,"d":007,"e":2.0}"#)
        == [
          "a": .number(.max), "b": .otherNumber("9223372036854775808"), "c": .number(1000),
          "d": .otherNumber("007"), "e": .number(2),
        ])
  }

  @Test func `flattened, the keys of objects within each other stand in one list`() throws {
    let json = #"{"a":1,"b":{"c":[{"x":1}],"d":{"e":null},"f":{}},"g":2}"#
    let pairs = try JSONReader.object(Array(json.utf8)).flattened
    #expect(pairs.map(\.key) == ["a", "c", "e", "g"])
    #expect(pairs.map(\.value) == [.number(1), .list([.object([.init("x", .number(1))])]), .null, .number(2)])
    let deep = String(repeating: "{\"a\":", count: 100_000)
    #expect(throws: JSONReader.SyntaxError.self) { try JSONReader.object(Array(deep.utf8)).flattened }
  }

  static let texts = [
    (#""a\\b\"\/""#, "a\\b\"/"), (#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"), (#""\u00e9é""#, "éé"),
    (#""\ud83c\udfd5""#, "\u{1F3D5}"), (#""\u0000""#, "\0"), (#""🏕""#, "🏕"), (#""""#, ""),
  ]

  @Test(arguments: texts) func `escapes are resolved`(json: String, text: String) throws {
    #expect(try values("{\"a\":\(json)}") == ["a": .text(text)])
  }

  static let flaws = [
    ("{", 2, "a key in quotes"), ("{\"a\"", 5, "a colon"), ("{\"a\":}", 6, "a value"),
    ("{\"a\":1", 7, "a comma or a closing brace"), ("{\"a\":1,}", 8, "a key in quotes"),
    ("{\"a\":1} x", 9, "the end of the line"),
    ("{\"a\":-}", 7, "a digit"), ("{\"a\":1.}", 8, "a digit"),
    ("{\"a\":1e}", 8, "a digit"), ("{\"a\":.5}", 6, "a value"), ("{\"a\":tru}", 6, "a value"),
    ("{\"a\":[1,}", 9, "a value"), ("{\"a\":[1", 8, "a comma or a closing bracket"),
    ("{\"a\":\"x", 8, "a closing quote"),
    ("{\"a\":\"\\x\"}", 8, "an escape"), ("{\"a\":\"\\u12\"}", 11, "four hexadecimal digits"),
    ("{\"a\":\"\\ud83c\"}", 13, "the other half of a character"),
    ("{\"a\":\"\\udfd5\"}", 13, "the other half of a character"),
    ("{\"a\":\"\t\"}", 7, "no control character in a text"), ("{a:1}", 2, "a key in quotes"), ("[1]", 1, "an object"),
  ]

  @Test(arguments: flaws) func `what is no JSON is told with its place`(json: String, column: Int, expected: String) {
    let error = #expect(throws: JSONReader.SyntaxError.self) { try values(json) }
    #expect(error?.column == column)
    #expect(error?.expected == expected)
  }

  @Test func `text that is not UTF-8 is refused`() {
    for bytes: [UInt8] in [[0xFF], [0xC3, 0x28], [0xED, 0xA0, 0x80], [0xC0, 0xAF]] {
      #expect(throws: JSONReader.SyntaxError.self) {
        try JSONReader.object(Array("{\"a\":\"".utf8) + bytes + Array("\"}".utf8))
      }
    }
  }

  @Test func `lists within lists end before the stack does`() {
    let deep = "{\"a\":" + String(repeating: "[", count: 100_000)
    #expect(throws: JSONReader.SyntaxError.self) { try values(deep) }
  }

  /// True when another reader takes the same bytes for an object.
  @Test func `what is read is what Foundation reads`() {
    var random = SystemRandomNumberGenerator()
    let pieces = [
      "{", "}", "\"a\"", ":", ",", "1", "-1.5e2", "[", "]", "null", "true", "\"\\n\"", " ", "\"é\"", "\\",
    ]
    for _ in 0..<20_000 {
      let json =
        "{"
        + (0..<Int.random(in: 0...8, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let read = (try? values(json)) != nil
      let other = (try? JSONSerialization.jsonObject(with: Data(json.utf8))) is [String: Any]
      // Foundation lets a comma stand before a closing brace.
      let isLenient = json.contains(",}") || json.contains(",]") || json.contains(", }") || json.contains(", ]")
      #expect(read == other || isLenient && !read, "\(json)")
    }
  }
}
