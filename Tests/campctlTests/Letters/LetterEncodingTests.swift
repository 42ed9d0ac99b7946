import Foundation
import Testing

@testable import campctl

/// The encodings of messages beside Foundation's own reading of them.
@Suite struct LetterEncodingTests {
  private static let texts = [
    "", "a", "ab", "abc", "Лагерь у озера", String(repeating: "🏕️ Trout, ", count: 40), "a=b\tc \n.\n.x\nFrom me\n\nend",
    String(repeating: "x", count: 75) + ".", String(repeating: "=", count: 100), "trailing \nblank\t",
  ]

  @Test(arguments: texts)
  func `base 64 is read as it was written, in short lines`(text: String) {
    let lines = Base64.lines(text)
    #expect(Data(base64Encoded: lines, options: .ignoreUnknownCharacters) == Data(text.utf8))
    #expect(lines.split(separator: "\n").allSatisfy { $0.utf8.count <= 76 })
  }

  @Test(arguments: texts)
  func `quoted-printable is read as it was written, in short lines of which none ends a message`(text: String) {
    let encoded = QuotedPrintable.encoded(text)
    #expect(decoded(encoded) == text)
    for line in encoded.split(separator: "\n") {
      #expect(line.utf8.count <= 76 && line.utf8.allSatisfy { $0 == 9 || (32...126).contains($0) })
      #expect(!line.hasPrefix(".") && !line.hasPrefix("From ") && !line.hasSuffix(" "))
    }
  }

  private func decoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "=") else {
        bytes.append(byte)
        continue
      }
      if rest.first == UInt8(ascii: "\n") {
        rest = rest.dropFirst()
      } else {
        bytes += UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16).map { [$0] } ?? []
        rest = rest.dropFirst(2)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("Ann Lee", "Ann Lee <a@b>"), ("Lee, Ann", "\"Lee, Ann\" <a@b>"), ("A \"Z\" \\", #""A \"Z\" \\" <a@b>"#),
    ("Žofie", "=?utf-8?B?xb1vZmll?= <a@b>"), ("=?x?=", "=?utf-8?B?PT94Pz0=?= <a@b>"), (nil, "a@b"),
  ])
  func `a name stands in a header whatever it is`(name: String?, mailbox: String) {
    #expect(HeaderText.mailbox(name, "a@b") == mailbox)
  }

  @Test(arguments: [
    "Ann\r\nBcc: all@example.com", "Ann\nX", "\u{85}Ann\u{2028}", String(repeating: "Лагерь ", count: 50),
  ])
  func `no name begins another header`(name: String) {
    let header = HeaderText.header("To", HeaderText.mailbox(name, "a@b"))
    let lines = header.split(whereSeparator: \.isNewline)
    #expect(lines.allSatisfy { $0.utf8.count <= 78 })
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix(" ") })
    #expect(header.utf8.allSatisfy { $0 == 10 || (32...126).contains($0) })
  }
}
