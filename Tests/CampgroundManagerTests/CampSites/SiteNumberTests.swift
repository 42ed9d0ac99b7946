import CampgroundManager
import TestSupport
import Testing

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
