import CampgroundManager
import Persistence
import TestSupport
import Testing

struct SlugTests {
  private let camp = TestCampground.empty

  @Test func `a phrase becomes small words joined by hyphens`() {
    #expect(Slug(phrase: "Large Tent Over 9X12`")?.text == "large-tent-over-9x12")
    #expect(Slug(phrase: " RV / Motorhome ")?.text == "rv-motorhome")
    #expect(Slug(phrase: "—")?.text == nil)
  }

  @Test(arguments: ["rv", "RV", "tent-only", "9x12"])
  func `a word is read whatever the case of its letters`(_ text: String) {
    #expect(Slug(text)?.text == text.lowercased())
  }

  @Test(
    arguments: [
      "UPDATE camp_site SET type = 'Cabin'", "UPDATE camp_site SET equipment = ',tent,RV,'",
      "UPDATE camp_site SET equipment = 'rv,tent'", "UPDATE camp_site SET amps = ',030,'",
    ] as [SQL])
  func `in the store it is written in one way, and any other is damage`(_ damage: SQL) throws {
    try camp.makeCampSite(1) {
      $0.type = "cabin"
      $0.equipment = ["rv", "tent"]
      $0.amps = [30]
    }
    _ = try camp.sites.listCampSites()
    try camp.store.write { _ = try camp.store.execute(damage) }
    #expect(throws: StoreError.self) { _ = try camp.sites.listCampSites() }
    #expect(try !camp.campground.checks.check().problems.isEmpty)
  }

  @Test(arguments: [
    "", "-", "tent only", "tent--only", "-tent", "zelt ü", "a,b", String(repeating: "x", count: 61),
  ])
  func `what is no word is not read`(_ text: String) {
    #expect(Slug(text) == nil)
  }

  @Test func `a phrase makes a word of 60 characters at most`() throws {
    let longest = try #require(Slug(phrase: "Very Large " + String(repeating: "x", count: 49)))
    #expect(longest.text.count == 60)
    #expect(Slug(longest.text) == longest)
    #expect(Slug(phrase: longest.text + "x") == nil)
  }

  @Test func `a phrase written in the program is kept as a word`() throws {
    let made = try camp.makeCampSite(1) {
      $0.type = "Group Site"
      $0.equipment = ["Large Tent", "RV"]
    }
    let kept = try #require(try camp.sites.getCampSite(1))
    #expect(kept == made)
    #expect(kept.type == "group-site")
    #expect(kept.features.equipment.map(\.text) == ["large-tent", "rv"])
  }
}
