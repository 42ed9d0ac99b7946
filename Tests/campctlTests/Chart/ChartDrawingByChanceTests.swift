import CampgroundManager
import TestSupport
import Testing

@testable import campctl

/// Charts by chance: each column of each site against the night that it stands for.
@Suite(TestEngine.ofFiles("it is about a drawing")) struct ChartDrawingByChanceTests {
  @Test(arguments: 1...12) func `bars are as long as their nights, and no line is too wide`(seed: Int) throws {
    var chance = SplitMix64(seed: UInt64(seed))
    let camp = try Self.campground(&chance)
    for _ in 0..<10 {
      var request = ChartRequest()
      request.from = Self.first.advanced(by: chance.next(30) - 3)
      request.numberOfNights = 1 + chance.next(60)
      let chart = try camp.chart.chart(request)
      let width = 20 + chance.next(140)
      let report = ChartView(chart: chart, width: width)
      let screen = Screen(width: nil, style: TextStyle(isColored: false), isUnicode: chance.next(2) == 0)
      let lines = report.lines(on: screen)
      #expect(lines.allSatisfy { DisplayWidth.of($0) <= width })
      #expect(lines.allSatisfy { $0.last != " " })
      let parts = ChartGrid.parts(of: chart.from..<chart.before, within: width - 3)
      #expect(parts.flatMap { Array($0.days) } == Array(chart.from..<chart.before))
      for row in chart.loops.flatMap(\.rows) {
        let drawn = lines.filter { "\($0) ".hasPrefix("\(row.site.siteNumber) ") }
        #expect(drawn.count == parts.count)
        for (line, part) in zip(drawn, parts) { Self.expect(row, as: line, in: part) }
      }
    }
  }

  private static let first: Day = "2027-07-01"

  /// Expects that a column is drawn where, and only where, one bar holds the night whose middle-to-middle it lies in.
  private static func expect(_ row: ChartRow, as line: String, in part: ChartGrid) {
    let columns = columns(of: line).dropFirst(3)
    for column in 0..<part.width {
      let night = part.days.lowerBound.advanced(by: (column + part.cell - part.half) / part.cell - 1)
      let isHeld = row.bars.contains { ($0.from..<$0.before).contains(night) }
      let drawn = column < columns.count ? columns[columns.startIndex + column] : " "
      #expect(" .·".contains(drawn) == !isHeld, "\(line) at \(column)")
    }
  }

  /// The character in each column; a wide one is in both of its own.
  private static func columns(of line: String) -> [Character] {
    line.flatMap { Array(repeating: $0, count: DisplayWidth.of(String($0))) }
  }

  private static func campground(_ chance: inout SplitMix64) throws -> TestCampground {
    let camp = try TestCampground()
    try camp.makeCampSites(1, 2, 13)
    let names = ["Bacon", "日本太郎", "E\u{301}mile", "👩‍👩‍👧‍👦", "שלום", "B"]
    let campers = try names.enumerated().map { try camp.makeCamper($1, phoneNumber: "910-543-900\($0)") }
    for _ in 0..<40 {
      let arrival = first.advanced(by: chance.next(60))
      let site: SiteNumber = [1, 2, 13][chance.next(3)]
      let days = arrival..<arrival.advanced(by: 1 + chance.next(9))
      if chance.next(6) == 0 {
        _ = try? camp.blockSite(site, days, reason: "gravel", isForced: true)
      } else {
        _ = try? camp.reserve(site, days, camper: campers[chance.next(campers.count)])
      }
    }
    return camp
  }
}
