import CampgroundManager
import Foundation
import TestSupport
import Testing

@testable import campctl

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The tape chart as a drawing.
@Suite struct ChartSVGTests {
  let camp = TestCampground(sites: 1)

  private func drawing(_ from: Day = "2027-07-01", nights: Int = 4) throws -> String {
    ChartDrawing(try camp.shownChart(from, nights: nights)).svg.text
  }

  @Test func `a stay is a bar from the middle of its first day to the middle of its last`() throws {
    try camp.reserve(1, "2027-07-02"..<"2027-07-04")
    let bar = try #require(
      try drawing().firstMatch(of: /<svg class="res" x="(\d+)" y="\d+" width="(\d+)"[^>]*><title>Bacon/))
    // A day is 36 wide, the sites' column 104; one is left free at each side.
    #expect(bar.1 == "159")
    #expect(bar.2 == "70")
  }

  @Test(arguments: ["</title><script>alert(1)</script>", "\"&amp;'", "山田 花子", "e\u{301}\u{200B}", "\u{202E}]]>"])
  func `whatever a camper is called, it is well-formed and reads so`(name: String) throws {
    try camp.reserve(1, "2027-07-01"..<"2027-07-04", camper: camp.makeCamper(name))
    let drawing = try drawing()
    #expect(XMLParser(data: Data(drawing.utf8)).parse())
    #expect(!drawing.contains("<script"))
  }

  @Test func `a name that does not fit its bar is cut, and whole in the title`() throws {
    try camp.reserve(1, "2027-07-01"..<"2027-07-02", camper: camp.makeCamper("Bartholomew Featherstonehaugh"))
    let drawing = try drawing()
    #expect(drawing.contains("<title>Bartholomew Featherstonehaugh, 1 July to 2 July, 1 night, reserved, r-1</title>"))
    #expect(drawing.contains(">Ba…</text>"))
  }

  @Test func `it asks for nothing from anywhere`() throws {
    let links = try drawing().matches(of: /(href|src|url\(|@import)/)
    #expect(links.isEmpty)
  }
}
