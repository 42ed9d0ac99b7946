import Testing

@testable import campctl

/// Bars, in text and in plots.
@Suite struct BarTests {
  @Test func `a bar is as long as its part, and shows even a small one`() {
    #expect(Bar.text(1, of: 2, width: 3, isUnicode: true) == "█▌")
    #expect(Bar.text(1, of: 1000, width: 3, isUnicode: true) == "▏")
    #expect(Bar.text(1, of: 1000, width: 3, isUnicode: false) == "#")
    #expect(Bar.text(7, of: 7, width: 3, isUnicode: false) == "###")
    #expect(Bar.text(9, of: 7, width: 3, isUnicode: true) == "███")
    for (part, whole) in [(0, 7), (-2, 7), (1, 0)] {
      #expect(Bar.text(part, of: whole, width: 3, isUnicode: true) == "")
    }
  }

  private static func sheet(_ cells: [String]) -> Sheet {
    let rows = cells.enumerated().map { place, cell in
      SheetTable.SheetRow(cells: [cell, "\(place)"], label: cell, bar: place, value: "\(place)")
    }
    let table = SheetTable(
      title: "Things", columns: [.flexible("NAME"), .right("N")], rows: rows, scale: .count, isOverTime: false)
    return Sheet(title: "Report", subtitle: "all", tables: [table], notes: ["What it means."], empty: "Nothing.")
  }

  private static func lines(_ cells: [String], width: Int?) -> [String] {
    sheet(cells).lines(on: Screen(width: width, style: TextStyle(isColored: false), isUnicode: true))
  }

  @Test func `a sheet fits the terminal, its bars begin in one column whatever the names`() {
    let names = ["a", "山田", "Zoe\u{308}"]
    for width in [24, 40, 80] {
      let lines = Self.lines(names, width: width)
      #expect(lines.allSatisfy { DisplayWidth.of($0) <= width })
      let places = lines.dropFirst(3).prefix(2).map { DisplayWidth.of(String($0.prefix { $0 != "█" })) }
      #expect(places == [9, 9])
    }
    #expect(Self.lines(names, width: 10).joined().contains("█") == false)
    #expect(Self.lines([], width: 80).isEmpty)
  }

  @Test func `text from people cannot steer the terminal`() {
    #expect(!Self.lines(["\u{1B}[2J"], width: 80).joined().contains("\u{1B}"))
  }

  @Test func `the lines of a plot are round numbers that reach above the longest bar`() {
    for top in Array(1...130) + [1999, 2000, 2001, 123_456, Int.max / 8] {
      let ticks = Plot(title: "Things", bars: [], top: top, words: { "\($0)" }).ticks
      #expect(ticks.count <= 7 && ticks[0] == 0, "\(top): \(ticks)")
      #expect(ticks[ticks.count - 1] >= top, "\(top): \(ticks)")
    }
  }
}
