import CampgroundManager

/// A paper about money on one page: facts, a table, and the sums.
struct StatementPage {
  let title: String
  /// The line below the heading: the day and the contact.
  let subtitle: String
  let facts: [(name: String, value: String)]
  let columns: [(title: String, isNumber: Bool)]
  let rows: [[String]]
  let sums: [(String, String?)]

  var html: HTML {
    Page(
      title: title, subtitle: subtitle, style: HTML([ConfirmationPage.style, Self.style]), content: content
    ).html
  }

  /// Several statements, each on a page of its own.
  static func html(of all: [StatementPage]) -> HTML {
    let articles = all.map { "<article>\n\($0.content)</article>\n" as HTML }
    return Page(
      title: all.first?.title ?? "", subtitle: all.first?.subtitle ?? "",
      style: HTML([ConfirmationPage.style, Self.style]), content: HTML(articles)
    ).html
  }

  private var content: HTML {
    let table: HTML? =
      rows.isEmpty
      ? nil
      : """
      <div class="scroll" role="region" aria-label="Entries" tabindex="0"><table>
      <thead><tr>\(columns.map(heading))</tr></thead>
      <tbody>
      \(rows.map(row))</tbody>
      </table></div>

      """
    return "\(pairs(facts.map { ($0.name, $0.value) }))\(table)\(pairs(sums, isSums: true))"
  }

  private func pairs(_ pairs: [(String, String?)], isSums: Bool = false) -> HTML {
    let rows = pairs.compactMap { name, value -> HTML? in
      value.map { "<div><dt>\(name)</dt><dd>\($0)</dd></div>\n" }
    }
    return "<dl class=\"facts\(isSums ? " last" : "" as HTML)\">\n\(rows)</dl>\n"
  }

  private func heading(_ column: (title: String, isNumber: Bool)) -> HTML {
    "<th scope=\"col\"\(column.isNumber ? " class=\"number\"" : "" as HTML)>\(column.title)</th>"
  }

  private func row(_ cells: [String]) -> HTML {
    let cells = zip(columns, cells).map { column, cell -> HTML in
      "<td\(column.isNumber ? " class=\"number\"" : "" as HTML)>\(cell)</td>"
    }
    return "<tr>\(cells)</tr>\n"
  }

  private static let style: HTML = """
    .scroll { margin: 1.25rem 0 }
    thead th { white-space: nowrap; overflow-wrap: normal }
    tbody td:nth-child(2) { min-width: 5.5rem }
    .last { border-top: 2px solid var(--ink); padding-top: .5rem }

    """
}
