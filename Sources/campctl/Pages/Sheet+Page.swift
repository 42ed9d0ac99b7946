/// A sheet as a page: plots, tables with headers, and the meaning of the numbers.
extension Sheet {
  /// The page; `place` is the campground's name.
  func page(of place: String?) -> HTML {
    let subtitle = [place, self.subtitle].compactMap(\.self).joined(separator: ", ")
    var content: HTML = isEmpty ? "<p>\(empty)</p>\n" : ""
    if !isEmpty { for note in notes { content += "<p class=\"quiet note\">\(note)</p>\n" } }
    for table in tables where !table.rows.isEmpty { content += table.section }
    return Page(title: title, subtitle: subtitle, style: HTML([Plot.style, Self.style]), content: content).html
  }

  private static let style: HTML = """
    .sheet { margin-bottom: 1rem }
    .sheet th, .sheet td { white-space: nowrap }
    .sheet th[scope=row] { position: sticky; left: 0; background: var(--paper) }
    .sheet tbody th { font-weight: 400 }
    .sheet.names th[scope=row] { white-space: normal; min-width: 8rem; overflow-wrap: anywhere }
    .note { margin: 0 0 1.25rem; max-width: 60rem }
    .sheet tfoot th, .sheet tfoot td { font-weight: 600; border-bottom: 0 }
    .sheet thead { background: var(--band) }
    @media (max-width: 30rem) { .sheet { font-size: .9rem } .sheet th, .sheet td { padding: .25rem .4rem } }
    @media print {
      .sheet tfoot { display: table-row-group }
      .sheet th[scope=row] { position: static; background: none }
    }
    @media print { .sheet tr { break-inside: avoid } .sheet th, .sheet td { padding: .15rem .5rem } }

    """
}

extension SheetTable {
  fileprivate var section: HTML {
    """
    <section>
    \(plot)<div class="scroll" tabindex="0" role="region" aria-label="Table: \(title)">
    <table class="\(isOverTime ? "sheet" : "sheet names")">
    <caption class="unseen">\(title)</caption>
    <thead><tr>\(columns.map(heading))</tr></thead>
    <tbody>
    \(rows.map { line($0.cells) })</tbody>
    \(total.map { "<tfoot>\n\(line($0))</tfoot>\n" as HTML })</table>
    </div>
    </section>

    """
  }

  private var plot: HTML {
    let shown = isOverTime ? rows[...] : rows.prefix(40)
    guard shown.count <= Plot.most else {
      return "<p class=\"quiet\">\(rows.count) rows are too many to draw; a plot of weeks or months has fewer.</p>\n"
    }
    var plot = Plot(
      title: shown.count < rows.count ? "\(title), the first \(shown.count)" : title,
      bars: shown.map { Plot.Bar(label: $0.label, length: $0.bar, value: $0.value) }, top: top, words: scale.words)
    if case .share = scale { plot.isShare = true }
    return isOverTime ? plot.columns : plot.rows
  }

  private func heading(_ column: TextColumn) -> HTML {
    let title = column.title.prefix(1) + column.title.dropFirst().lowercased()
    return "<th scope=\"col\"\(mark(column))>\(title)</th>"
  }

  private func line(_ cells: [String]) -> HTML {
    let name: HTML = "<tr><th scope=\"row\">\(cells[0])</th>"
    let rest = zip(cells, columns).dropFirst().map { cell, column -> HTML in "<td\(mark(column))>\(cell)</td>" }
    return "\(name)\(rest)</tr>\n"
  }

  private func mark(_ column: TextColumn) -> HTML {
    column.alignment == .right ? " class=\"number\"" : ""
  }
}
