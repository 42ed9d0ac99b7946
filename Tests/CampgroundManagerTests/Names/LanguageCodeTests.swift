import Testing

@testable import CampgroundManager

@Suite struct LanguageCodeTests {
  @Test(arguments: [("DE", "de"), (" pt-br ", "pt-BR"), ("zh-hant-tw", "zh-Hant-TW"), ("sl-Rozaj", "sl-rozaj")])
  func `a language has the usual case`(text: String, usual: String) {
    #expect(LanguageCode(text)?.text == usual)
  }

  @Test(arguments: ["", "d", "deutsch", "de_DE", "de-", "-de", "de--DE", "d3", "de-nine-long12345"])
  func `what is no language is refused`(text: String) {
    #expect(LanguageCode(text) == nil)
  }
}
