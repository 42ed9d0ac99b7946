import Foundation
import JSONText
import Testing

/// Values as they are written.
@Suite struct JSONTextTests {
  @Test func `a value is written without blanks, in the order of its members`() throws {
    let text = #"{"b":[1,-2,0.5,1e400,true,false,null,"x"],"a":{"c":[],"d":{}}}"#
    #expect(try JSONValue(text: text).text == text)
    #expect(try JSONValue(text: " { \"b\" : [ 1 , 2.0 ] } ").text == #"{"b":[1,2]}"#)
  }

  @Test(arguments: [0, 7, 10, -1, .max, .min]) func `a number is written with all its digits`(number: Int) {
    #expect(JSONValue.number(number).text == "\(number)")
  }

  @Test(arguments: [
    ("\u{1B}[31m", #""\u001b[31m""#), ("\n\t", #""\u000a\u0009""#), ("\u{7F}\u{9B}", #""\u007f\u009b""#),
    ("\u{2028}\u{202E}", #""\u2028\u202e""#), ("\"\\/", #""\"\\/""#), ("é 蜂蜜 🍯", "\"é 蜂蜜 🍯\""), ("", #""""#),
    ("\"\u{202E}é\\", #""\"\u202eé\\""#),
  ])
  func `what ends a text or steers a terminal is escaped`(text: String, written: String) throws {
    #expect(JSONValue.text(text).text == written)
    #expect(JSONValue.object([.init(text, .null)]).text == "{\(written):null}")
    #expect(try JSONValue(text: written) == .text(text))
  }

  @Test func `any value reads back as it was written, here and in Foundation`() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let value = Self.value(depth: 4, &random)
      let text = value.text
      #expect(try JSONValue(text: text) == value, "\(text)")
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
      }
    }
  }

  private static func value(depth: Int, _ random: inout some RandomNumberGenerator) -> JSONValue {
    switch Int.random(in: 0...(depth > 0 ? 6 : 4), using: &random) {
    case 0: return .null
    case 1: return .flag(.random(using: &random))
    case 2: return .number(.random(in: .min ... .max, using: &random))
    case 3: return .otherNumber("-0.5e-7")
    case 4: return .text(text(&random))
    case 5: return .list((0..<Int.random(in: 0...3, using: &random)).map { _ in value(depth: depth - 1, &random) })
    default:
      return .object(
        (0..<Int.random(in: 0...3, using: &random)).map {
          .init("\($0)" + text(&random), value(depth: depth - 1, &random))
        })
    }
  }

  private static func text(_ random: inout some RandomNumberGenerator) -> String {
    let scalars: [Unicode.Scalar] = ["a", "\"", "\\", "\n", "\0", "\u{1B}", "é", "\u{9B}", "\u{202E}", "🏕", "\u{FEFF}"]
    var text = ""
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      text.unicodeScalars.append(scalars.randomElement(using: &random) ?? "a")
    }
    return text
  }
}
