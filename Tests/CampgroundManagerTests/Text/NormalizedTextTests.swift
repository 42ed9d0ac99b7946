import CampgroundManager
import TestSupport
import Testing

struct NormalizedTextTests {
  private let camp = TestCampground.empty

  @Test func `two spellings of one name are kept as the same bytes`() throws {
    let composed = try camp.makeCamper("Zo\u{EB} Café")
    let decomposed = try camp.makeCamper("Zoe\u{308} Cafe\u{301}")
    #expect(Array(composed.fullName.utf8) == Array(decomposed.fullName.utf8))
    let names = try camp.store.rows("SELECT full_name FROM camper") { Array((try $0[0] as String).utf8) }
    #expect(Set(names).count == 1)
  }

  @Test func `two spellings of one site number are one site`() throws {
    try camp.makeCampSite("Pré")
    #expect(try camp.sites.getCampSite("Pre\u{301}") != nil)
    #expect(throws: CampingError.self) { try camp.makeCampSite("Pre\u{301}") }
  }

  @Test func `blanks at the ends are cut, those between words are kept`() throws {
    #expect(try camp.makeCamper(" \u{A0}Bacon  Lover\u{3000} ").fullName == "Bacon  Lover")
    #expect(try camp.makeCampSite(" 1 & 2 ").siteNumber.text == "1 & 2")
  }

  @Test func `text that is only blanks is none`() throws {
    #expect(try camp.campers.addCamper("Bacon Lover", phoneNumber: "910-543-9000", notes: " \u{2003} ").notes == nil)
  }

  @Test(arguments: [
    "a\nb", "a\r\nb", "a\tb", "a\0b", "a\u{1B}[31mb", "a\u{7F}b", "a\u{85}b", "a\u{2028}b", "a\u{2029}b",
  ])
  func `control characters are refused wherever people give text`(_ text: String) throws {
    func names(_ body: () throws -> Void) throws -> [String] {
      try rejected(by: body).problems.map(\.name)
    }
    #expect(try names { try camp.makeCamper(text) } == ["controlCharacters"])
    let number = try #require(SiteNumber(text))
    #expect(try names { try camp.makeCampSite(number) } == ["controlCharacters"])
    #expect(try names { try camp.makeCampSite(1) { $0.loop = .set(text) } } == ["controlCharacters"])
    #expect(try camp.count("camper") == 0)
    #expect(try camp.count("camp_site") == 0)
    #expect(try camp.count("command") == 0)
  }

  @Test func `text that is too long is refused`() throws {
    let long = String(repeating: "x", count: 201)
    #expect(try rejected { try camp.makeCamper(long) }.problems.map(\.name) == ["textTooLong"])
    #expect(try camp.makeCamper(String(long.dropLast())).fullName.count == 200)
  }

  @Test func `quotes and signs are text like any other`() throws {
    let name = #"O'Brien "%_\"; DROP TABLE camper; -- 🥓"#
    let camper = try camp.makeCamper(name)
    #expect(try camp.campers.getCamper(camper.id)?.fullName == name)
  }
}
