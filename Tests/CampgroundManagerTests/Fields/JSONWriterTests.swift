import CampgroundManager
import Foundation
import JSONText
import TestSupport
import Testing

struct JSONWriterTests {
  private func json(_ fields: (inout JSONWriter) -> Void) -> String {
    String(decoding: JSONWriter.object(fields), as: UTF8.self)
  }

  @Test func `fields come in the order given, null for what there is not`() {
    let text = json {
      $0.field("site", "A-07" as SiteNumber)
      $0.field("arrival", "2027-07-04" as Day)
      $0.field("nights", 5)
      $0.field("retired", false)
      $0.field("notes", nil as String?)
    }
    #expect(text == #"{"site":"A-07","arrival":"2027-07-04","nights":5,"retired":false,"notes":null}"#)
  }

  @Test func `lists and objects nest`() {
    let text = json {
      $0.list("amps", [30, 50])
      $0.list("equipment", [] as [Slug])
      $0.object("camper") { $0.field("id", CamperID(rawValue: 1)) }
      $0.objects("nights", [1, 2]) { number, fields in fields.field("price", number) }
      $0.objects("none", [Int]()) { _, _ in }
      $0.field("version", 1)
    }
    #expect(
      text == #"{"amps":[30,50],"equipment":[],"camper":{"id":"c-1"},"#
        + #""nights":[{"price":1},{"price":2}],"none":[],"version":1}"#)
    #expect(json { _ in } == "{}")
  }

  @Test(arguments: [
    "\"", "\\", "\n", "\u{1B}[31m", "\0", "\u{7F}", "é 蜂蜜 🍯", "\u{2028}", "</script>",
    "\u{9B}31m \u{85}", "\u{202E}evil\u{2066}\u{200F}\u{61C}", "❄\u{FE0F} é\u{301}",
  ])
  func `any text reads back as it was written`(_ text: String) throws {
    let written = json { $0.field("notes", text) }
    let read = try JSONDecoder().decode([String: String].self, from: Data(written.utf8))
    #expect(read == ["notes": text])
    #expect(!written.hasSteering)
  }

  @Test(arguments: [0, -1, 9, 10, -100, 1_000_000, .max, .min])
  func `a number is written with all its digits`(_ number: Int) {
    #expect(json { $0.field("number", number) } == #"{"number":\#(number)}"#)
  }

  @Test func `an object may be of any length`() throws {
    let texts = (0..<1_000).map { String(repeating: "蜂\"\n", count: $0 % 100) }
    let written = json { $0.list("texts", texts) }
    let read = try JSONDecoder().decode([String: [String]].self, from: Data(written.utf8))
    #expect(read == ["texts": texts])
  }

  @Test func `JSON that is spliced in means the same, and steers nothing`() throws {
    let image = #"{"a":"\u001b \"\u202e\" "#.replacingOccurrences(of: "\\u202e", with: "\u{202E}\u{9B}") + #"\\"}"#
    let written = json { $0.field("image", .json(image)) }
    #expect(!written.hasSteering)
    let read = try JSONDecoder().decode([String: [String: String]].self, from: Data(written.utf8))
    #expect(read == ["image": ["a": "\u{1B} \"\u{202E}\u{9B}\" \\"]])
  }
}
