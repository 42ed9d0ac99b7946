/// A sheet on a terminal.
extension Sheet {
  func lines(on screen: Screen) -> [String] {
    guard !isEmpty else { return [] }
    let parts = tables.filter { !$0.rows.isEmpty }.map { $0.lines(on: screen) }
    let heading = screen.style.heading(TerminalText.sanitized("\(title), \(subtitle)"))
    return [heading] + parts.joined(separator: [""]) + notes.map { TerminalText.sanitized($0) }
  }
}

extension SheetTable {
  private static let widest = 40
  /// The width of a bar without a terminal.
  private static let usual = 20
  /// The smallest number of columns of a bar; fewer show nothing.
  private static let narrowest = 4

  fileprivate func lines(on screen: Screen) -> [String] {
    var table = TextTable(columns)
    for row in rows { table.append(row.cells) }
    if let total { table.append(total) }
    let lines = table.lines(width: screen.width, screen.style)
    let plain = lines.dropFirst().map { DisplayWidth.of($0) }.max() ?? 0
    let used = max(plain, columnsWidth) + 2
    let width = screen.width.map { min(Self.widest, $0 - used) } ?? Self.usual
    guard width >= Self.narrowest else { return lines }
    // Once, as it goes through all rows.
    let top = top
    let barred = zip(lines.dropFirst(), rows).map { line, row in
      let bar = Bar.text(row.bar, of: top, width: width, isUnicode: screen.isUnicode)
      return bar.isEmpty ? line : line + String(repeating: " ", count: used - DisplayWidth.of(line)) + bar
    }
    return lines.prefix(1) + barred + lines.dropFirst(1 + rows.count)
  }

  /// The width of the headings alone; in the table they may be decorated.
  private var columnsWidth: Int {
    columns.reduce(2 * (columns.count - 1)) { $0 + DisplayWidth.of($1.title) }
  }
}
