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

  /// A line with what stands in its margin.
  func labelled(_ label: String, _ line: String) -> String {
    let label = DisplayWidth.start(of: label, within: margin - 1)
    return line.isEmpty ? label : label + String(repeating: " ", count: margin - DisplayWidth.of(label)) + line
  }

  /// Columns that nobody holds: weekends are dotted, and a line goes down the middle of today.
  private func ground(_ columns: Range<Int>, isLast: Bool = false) -> String {
    var (line, rest) = ("", columns)
    while let first = rest.first {
      let day = grid.days.lowerBound.advanced(by: first / grid.cell)
      let end = min(rest.upperBound, (first / grid.cell + 1) * grid.cell)
      // Blanks at a line's end are left out.
      let isBlank = !isMarked(day)
      if isLast, isBlank, !hasMarks(from: day) { return line }
      line += isBlank ? String(repeating: " ", count: end - first) : marked(day, first..<end)
      rest = end..<rest.upperBound
    }
    return line
  }

  private func hasMarks(from day: Day) -> Bool {
    (day..<max(day, grid.days.upperBound)).contains(where: isMarked)
  }

  private func isMarked(_ day: Day) -> Bool {
    grid.days.contains(day) && (day == chart.today || day.isWeekend)
  }

  private func marked(_ day: Day, _ columns: Range<Int>) -> String {
    let dot: Character = day.isWeekend ? screen.either("·", ".") : " "
    let isToday = day == chart.today
    let middle = grid.start(of: day) + grid.half
    let text = columns.map { isToday && $0 == middle ? screen.either("┊", ":") : dot }
    return screen.style.painted(String(text), isToday ? .cyan : .quiet)
  }
}

extension Day {
  var isWeekend: Bool { weekday == .sat || weekday == .sun }
}
