import Basics
import CampgroundManager

/// The days of a chart that stand side by side.
struct ChartPart {
  let chart: Chart
  let grid: ChartGrid
  /// The columns left of the days, in which the sites' numbers stand.
  let margin: Int
  let screen: Screen

  var lines: [String] {
    header + chart.loops.flatMap { loop in heading(loop) + loop.rows.map(line) } + occupancy
  }

  private func heading(_ loop: ChartLoop) -> [String] {
    guard chart.loops.count > 1 || loop.name != nil else { return [] }
    let name = loop.name.map { $0.lowercased().contains("loop") ? $0 : "Loop \($0)" } ?? "No loop"
    return [screen.style.heading(DisplayWidth.start(of: screen.shown(name), within: margin + grid.width))]
  }

  private func line(_ row: ChartRow) -> String {
    var (line, column) = ("", 0)
    for bar in row.bars {
      guard let columns = grid.columns(from: bar.from, before: bar.before) else { continue }
      line += ground(column..<columns.lowerBound)
      line += screen.style.painted(bar.drawn(over: columns, of: grid.days, on: screen), BarLook.of(bar).ink)
      column = columns.upperBound
    }
    return labelled(screen.shown(row.site.siteNumber.text), line + ground(column..<grid.width, isLast: true))
  }

  /// A line with a label in its margin.
  func labelled(_ label: String, _ line: String) -> String {
    let label = DisplayWidth.start(of: label, within: margin - 1)
    return line.isEmpty ? label : label + String(repeating: " ", count: margin - DisplayWidth.of(label)) + line
  }

  /// Columns without a holder: weekends are dotted, and a line goes down the middle of today.
  ///
  /// Blanks at a line's end are left out.
  private func ground(_ columns: Range<Int>, isLast: Bool = false) -> String {
    var (line, blanks, rest) = ("", "", columns)
    while let first = rest.first {
      let end = min(rest.upperBound, (first / grid.cell + 1) * grid.cell)
      let day = grid.days.lowerBound.advanced(by: first / grid.cell)
      let marks = Self.trimmed(marks(day, first..<end))
      if !marks.isEmpty {
        line += blanks + screen.style.painted(marks, day == chart.today ? .cyan : .quiet)
        blanks = ""
      }
      blanks += String(repeating: " ", count: end - first - marks.count)
      rest = end..<rest.upperBound
    }
    return isLast ? line : line + blanks
  }

  private func marks(_ day: Day, _ columns: Range<Int>) -> String {
    // Half a cell follows the last day.
    guard grid.days.contains(day) else { return "" }
    let dot: Character = day.isWeekend ? screen.either("·", ".") : " "
    let middle = day == chart.today ? grid.start(of: day) + grid.half : nil
    return String(columns.map { $0 == middle ? screen.either("┊", ":") : dot })
  }
}
