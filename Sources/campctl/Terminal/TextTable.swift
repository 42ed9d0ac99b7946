/// Rows for people, in columns as wide as their widest cell.
struct TextTable {
  private let columns: [TextColumn]
  private var rows: [[String]] = []
  private static let gap = "  "
  private static let narrowest = 8

  init(_ columns: [TextColumn]) {
    self.columns = columns
  }

  var isEmpty: Bool { rows.isEmpty }

  mutating func append(_ cells: [String]) {
    rows.append(cells.map { TerminalText.sanitized($0) })
  }

  /// The lines, with headings; no wider than `width` as far as the flexible columns can give way.
  func lines(width: Int?, _ style: TextStyle) -> [String] {
    let widths = fitted(naturalWidths, to: width)
    let heading = style.heading(line(columns.map(\.title), widths))
    return [heading] + rows.map { line($0, widths) }
  }

  private var naturalWidths: [Int] {
    columns.indices.map { index in
      rows.reduce(DisplayWidth.of(columns[index].title)) { max($0, DisplayWidth.of($1[index])) }
    }
  }

  private func fitted(_ natural: [Int], to width: Int?) -> [Int] {
    guard let width else { return natural }
    var widths = natural
    var excess = widths.reduce(0, +) + Self.gap.count * (widths.count - 1) - width
    for index in columns.indices.reversed() where columns[index].isFlexible && excess > 0 {
      let narrowed = max(Self.narrowest, widths[index] - excess)
      excess -= max(0, widths[index] - narrowed)
      widths[index] = min(widths[index], narrowed)
    }
    return widths
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    var line = ""
    for (index, cell) in cells.enumerated() {
      let text = DisplayWidth.cut(cell, to: widths[index])
      let padding = String(repeating: " ", count: widths[index] - DisplayWidth.of(text))
      line += columns[index].alignment == .right ? padding + text : text + padding
      if index < cells.count - 1 { line += Self.gap }
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}

/// One column of a table for people.
struct TextColumn {
  enum Alignment {
    case left
    case right
  }

  let title: String
  let alignment: Alignment
  /// True when it narrows on a narrow terminal.
  let isFlexible: Bool

  static func left(_ title: String) -> TextColumn { TextColumn(title: title, alignment: .left, isFlexible: false) }
  static func right(_ title: String) -> TextColumn {
    TextColumn(title: title, alignment: .right, isFlexible: false)
  }
  static func flexible(_ title: String) -> TextColumn {
    TextColumn(title: title, alignment: .left, isFlexible: true)
  }
}
