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

struct SiteNumberTests {
  let order: [SiteNumber] = [
    "0", 1, 2, 9, 10, "10a", "10b", 99, 100, "1000", "A", "A-7", "A-10", "A-10b", "B1", "Z", "🏕",
  ]

  @Test func `site numbers sort as people count`() {
    #expect(order.reversed().sorted() == order)
    #expect(order.shuffled().sorted() == order)
  }

  @Test func `the store lists sites in the same order`() throws {
    let camp = try TestCampground()
    for number in order.shuffled() { try camp.makeCampSite(number) }
    #expect(try camp.sites.listCampSites().map(\.siteNumber) == order)
  }

  @Test func `zeros before a number do not matter to its place, but are another number`() {
    let numbers: [SiteNumber] = ["A-8", "A-07", "A-7", "A-6"]
    #expect(numbers.sorted() == ["A-6", "A-07", "A-7", "A-8"])
    #expect("A-07" as SiteNumber != "A-7")
  }

  @Test func `the case of a letter does not matter to its place`() {
    #expect((["b2", "B1", "a2", "A1"] as [SiteNumber]).sorted() == ["A1", "a2", "B1", "b2"])
  }

  @Test func `a number is written as an integer or as text`() {
    #expect(12 as SiteNumber == "12")
    #expect(SiteNumber("12") == 12)
    #expect((12 as SiteNumber).description == "12")
  }

  @Test(arguments: ["", " ", "\u{A0}\n"])
  func `blank text is no number`(_ text: String) {
    #expect(SiteNumber(text) == nil)
  }
}
