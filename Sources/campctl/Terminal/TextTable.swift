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

  /// The lines, with headings; no wider than `width` as far as columns can give way: those without a cell, then the
  /// spare ones, then the flexible ones.
  func lines(width: Int?, _ style: TextStyle) -> [String] {
    guard let width else { return lines(style) { $0 } }
    let table = narrowed(to: width)
    return table.lines(style) { table.fitted($0, to: width) }
  }

  private func lines(_ style: TextStyle, _ fit: ([Int]) -> [Int]) -> [String] {
    let widths = fit(naturalWidths)
    let heading = style.heading(line(columns.map(\.title), widths))
    return [heading] + rows.map { line($0, widths) }
  }

  /// The table without the columns that a width has no place for.
  private func narrowed(to width: Int) -> TextTable {
    var table = self
    if table.isWider(than: width) {
      table = table.without { place in rows.allSatisfy { $0[place].isEmpty } && columns[place].title != "" }
    }
    while table.isWider(than: width), let last = table.columns.lastIndex(where: \.isSpare) {
      table = table.without { $0 == last }
    }
    return table
  }

  private func isWider(than width: Int) -> Bool {
    naturalWidths.reduce(Self.gap.count * (columns.count - 1), +) > width
  }

  private func without(_ isLeftOut: (Int) -> Bool) -> TextTable {
    let places = columns.indices.filter { !isLeftOut($0) }
    var table = TextTable(places.map { columns[$0] })
    table.rows = rows.map { row in places.map { row[$0] } }
    return table
  }

  private var naturalWidths: [Int] {
    columns.indices.map { index in
      rows.reduce(DisplayWidth.of(columns[index].title)) { max($0, DisplayWidth.of($1[index])) }
    }
  }

  private func fitted(_ natural: [Int], to width: Int) -> [Int] {
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
  var isFlexible = false
  /// True when a terminal that is too narrow leaves it out.
  var isSpare = false

  static func left(_ title: String, isSpare: Bool = false) -> TextColumn {
    TextColumn(title: title, alignment: .left, isSpare: isSpare)
  }
  static func right(_ title: String, isSpare: Bool = false) -> TextColumn {
    TextColumn(title: title, alignment: .right, isSpare: isSpare)
  }
  static func flexible(_ title: String) -> TextColumn {
    TextColumn(title: title, alignment: .left, isFlexible: true)
  }
}
