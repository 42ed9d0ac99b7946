import Testing

@testable import campctl

/// Characters that nobody would see in a text are shown by their numbers.
@Suite struct TerminalTextTests {
  @Test func `every scalar that is ignored where it stands is shown`() {
    let ignored = (0...UInt32(0x10FFFF)).compactMap(Unicode.Scalar.init).filter {
      $0.properties.isDefaultIgnorableCodePoint || $0.properties.generalCategory == .control
    }
    #expect(ignored.count > 4000)
    for scalar in ignored {
      let number = "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      #expect(TerminalText.sanitized("Ann\(scalar)Lee") == "Ann\(number)Lee")
      #expect(TerminalText.sanitized("\(scalar)12") == "\(number)12")
    }
  }

  @Test(arguments: [
    ("\u{FEFF}12", "\\u{FEFF}12"), ("a\u{200B}b", "a\\u{200B}b"), ("a\u{202E}b", "a\\u{202E}b"),
    ("a\u{AD}b", "a\\u{AD}b"), ("Ann\u{200D}", "Ann\\u{200D}"), ("1\u{FE0F}", "1\\u{FE0F}"),
    ("\u{E0041}", "\\u{E0041}"), ("\u{FFF9}", "\\u{FFF9}"),
  ])
  func `a name with it is not the name without it`(text: String, shown: String) {
    #expect(TerminalText.sanitized(text) == shown)
  }

  @Test(arguments: ["Zoë", "علی‌رضا", "क्‍ष", "👨‍👩‍👧", "❤️‍🔥", "1️⃣", "葛󠄀城", "👍🏽", "Łukasz – “Ł”", "田中"])
  func `letters and pictures that need a joiner or a selector stay as they are`(text: String) {
    #expect(TerminalText.sanitized(text) == text)
  }

  @Test func `errors and lists show it, and JSON escapes it`() throws {
    let shell = Shell.campground("add-camper $(printf 'Ann\\357\\273\\277Lee') --phone 555-0101")
    #expect(try shell.run("campctl list-campers").output.contains(#"Ann\u{FEFF}Lee"#))
    #expect(try shell.run("campctl list-campers --csv").output.contains(#"Ann\u{FEFF}Lee"#))
    #expect(try shell.run("campctl list-campers --json").output.contains(#"Ann\ufeffLee"#))
    #expect(try shell.run("campctl show-site $(printf '1\\342\\200\\2132')").errors.contains(#"1\u{200B}2"#))
  }
}
