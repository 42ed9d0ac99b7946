import CampgroundManager

/// The day on one screen: the sums, a heading and lines for each list that is not empty, one line for all empty ones.
extension TodayView: DrawnView {
  /// The columns from which two sections stand side by side.
  private static let wide = 160
  private static let gap = 4

  func lines(on screen: Screen) -> [String] {
    let isWide = lists.isEmpty && (screen.width ?? 0) >= Self.wide
    let width = min(isWide ? ((screen.width ?? 0) - Self.gap) / 2 : screen.width ?? 80, 120)
    let all = sections(width)
    let filled = all.filter { $0.count > 0 }
    let sums = WrappedText.lines(sumWords, width: width)
    let empty = all.filter { $0.count == 0 }.map { $0.title.lowercased() }
    let none = empty.isEmpty ? [] : [""] + WrappedText.lines("None: \(empty.joined(separator: ", "))", width: width)
    let heading = screen.style.heading(DisplayWidth.cut(TerminalText.sanitized(title), to: width))
    // The prompt of the shell needs a line, too.
    let room = lists.isEmpty ? screen.height.map { $0 - 2 - sums.count - none.count } : nil
    let columns = isWide && filled.count > 1 ? Self.columns(filled) : [filled]
    let shown = columns.map { $0.lines(atMost: room, isUnicode: screen.isUnicode) }
    return [heading] + sums + Self.sideBySide(shown, width, screen.style) + none
  }

  /// The sections in two columns: the first two begin them, each other is in the one that is shorter so far.
  private static func columns(_ sections: [TodaySection]) -> [[TodaySection]] {
    var columns: [[TodaySection]] = [[], []]
    for section in sections {
      let heights = columns.map { $0.reduce(0) { $0 + $1.height } }
      columns[heights[1] < heights[0] ? 1 : 0].append(section)
    }
    return columns
  }

  /// The columns line by line.
  private static func sideBySide(_ columns: [[TodaySection.Line]], _ width: Int, _ style: TextStyle) -> [String] {
    (0..<(columns.map(\.count).max() ?? 0)).map { row in
      var line = ""
      var isFirst = true
      for column in columns {
        let cell = row < column.count ? column[row] : TodaySection.Line(text: "")
        let padding = columns.count > 1 && isFirst ? max(0, width + gap - DisplayWidth.of(cell.text)) : 0
        line += (cell.isHeading ? style.heading(cell.text) : cell.text) + String(repeating: " ", count: padding)
        isFirst = false
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
