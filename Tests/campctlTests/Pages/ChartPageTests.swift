import Foundation
import TestSupport
import Testing

@testable import CampgroundManager
@testable import campctl

/// The tape chart as a page: the contents of its columns. A browser looks at the rest in scripts/browser.
@Suite struct ChartPageTests {
  let camp = TestCampground(sites: 1)

  private func page(_ from: Day = "2027-07-01", nights: Int = 4) throws -> String {
    ChartPage(try camp.shownChart(from, nights: nights)).html.text
  }

  /// The widths and texts of the cells of the only site's row, such as `["1:", "4:Bacon Lover"]`.
  private func cells(_ page: String) throws -> [String] {
    let row = try #require(page.split(separator: "\n").first { $0.hasPrefix("<tr><th scope=row>1") })
    return row.matches(of: /<td colspan=(\d+)[^>]*>(.*?)<\/td>/).map { match in
      "\(match.1):\(match.2.replacing("<span>", with: "").replacing("</span>", with: ""))"
    }
  }

  @Test func `a free site is one cell`() throws {
    #expect(try cells(page()) == ["8:"])
  }

  @Test func `a stay is a bar from the middle of its first day to the middle of its last`() throws {
    try camp.reserve(1, "2027-07-02"..<"2027-07-04")
    #expect(try cells(page()) == ["3:", "4:Bacon Lover", "1:"])
  }

  @Test func `who leaves and who comes meet in the middle of the day`() throws {
    let camper = try camp.makeCamper("Ham Lover", phoneNumber: "910-543-9001")
    try camp.reserve(1, "2027-07-01"..<"2027-07-02", camper: camper)
    try camp.reserve(1, "2027-07-02"..<"2027-07-03")
    #expect(try cells(page()) == ["1:", "2:Ham Lover", "2:Bacon Lover", "3:"])
  }

  @Test func `a stay that began before the chart and ends after it fills its row`() throws {
    try camp.reserve(1, "2027-06-28"..<"2027-07-09")
    let page = try page()
    #expect(try cells(page) == ["8:Bacon Lover"])
    #expect(page.contains(#"class="res cb ca" title="Bacon Lover, 28 June to 9 July, 11 nights, reserved, r-1""#))
  }

  @Test func `who leaves after the last night goes on to the chart's edge`() throws {
    try camp.reserve(1, "2027-07-04"..<"2027-07-05")
    #expect(try cells(page()) == ["7:", "1:Bacon Lover"])
    // Its end is open, as the other half of its last day is not on the chart.
    #expect(try page().contains(#"class="res ca" title="Bacon Lover, 4 July to 5 July"#))
  }

  @Test func `who leaves on the first day has its morning`() throws {
    try camp.reserve(1, "2027-06-29"..<"2027-07-01")
    #expect(try cells(page()) == ["1:Bacon Lover", "7:"])
  }

  @Test func `what people type is never markup`() throws {
    let name = #"<script>alert(1)</script> "Bobby" & 'Tables'"#
    try camp.reserve(1, "2027-07-01"..<"2027-07-03", camper: camp.makeCamper(name))
    let page = try page()
    let escaped = "&lt;script&gt;alert(1)&lt;/script&gt; &quot;Bobby&quot; &amp; &#39;Tables&#39;"
    #expect(!page.contains("<script"))
    #expect(page.contains("title=\"\(escaped), 1 July to 3 July"))
    #expect(page.contains(">\(escaped)</td>"))
  }

  @Test func `loops fold when there are several`() throws {
    #expect(try !page().contains("<input"))
    try camp.makeCampSite(2) { $0.loop = .set("Aspen & Birch") }
    #expect(try page().contains(#"aria-label="Show Aspen &amp; Birch""#))
  }

  @Test func `a blocked night does not count as free to sell`() throws {
    try camp.makeCampSite(2)
    try camp.reserve(1, "2027-07-01"..<"2027-07-02")
    try camp.blockSite(2, "2027-07-01"..<"2027-07-02")
    let page = try page()
    #expect(page.contains(#"title="Night of 1 July: 100 %, 1 of 1 sites, 1 blocked">"#))
    #expect(page.contains(#"title="Night of 2 July: 0 %, 0 of 2 sites">"#))
  }
}

extension TestCampground {
  /// The chart of some nights.
  func shownChart(_ from: Day, nights: Int) throws -> Chart {
    var request = ChartRequest()
    request.from = from
    request.numberOfNights = nights
    return try campground.chart.chart(request)
  }
}

/// The words of a chart that is looked at.
@Suite struct ChartWordsTests {
  @Test func `days of one month name it once, and the year where it is another`() {
    #expect(ChartWords.days(from: "2027-07-01", before: "2027-08-01") == "1 to 31 July 2027")
    #expect(ChartWords.days(from: "2027-07-30", before: "2027-08-03") == "30 July to 2 August 2027")
    #expect(ChartWords.days(from: "2027-12-30", before: "2028-01-02") == "30 December 2027 to 1 January 2028")
    #expect(ChartWords.days(from: "2027-07-01", before: "2027-07-02") == "1 July 2027")
  }

  @Test func `a weekend is Saturday and Sunday`() {
    let days: [Day] = ["2027-07-02", "2027-07-03", "2027-07-04", "2027-07-05"]
    #expect(days.map(\.isWeekend) == [false, true, true, false])
    #expect(ChartWords.weekday("2027-07-03", in: 2027) == "Saturday 3 July")
  }
}
