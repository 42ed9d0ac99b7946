/// A table of the front desk's pages; on a narrow screen each row is a card with all of its cells.
struct DeskTable {
  struct Column {
    let title: String
    var isNumber = false
  }

  /// The name of the table for a screen reader.
  let label: String
  /// The columns; the one named Site heads each row.
  let columns: [Column]
  let rows: [[HTML]]

  var html: HTML {
    """
    <div class="scroll cards" role="region" aria-label="\(label)" tabindex="0"><table>
    <thead><tr>\(columns.map(heading))</tr></thead>
    <tbody>
    \(rows.map(row))</tbody>
    </table></div>

    """
  }

  private func heading(_ column: Column) -> HTML {
    "<th scope=\"col\"\(column.isNumber ? " class=\"number\"" : "" as HTML)>\(column.title)</th>"
  }

  private func row(_ cells: [HTML]) -> HTML {
    let cells = zip(columns, cells).map { column, cell -> HTML in
      if column.title == "Site" { return "<th scope=\"row\">\(cell)</th>" }
      let mark: HTML = column.isNumber ? " class=\"number\"" : ""
      return "<td\(mark) data-label=\"\(column.title)\">\(cell)</td>"
    }
    return "<tr>\(cells)</tr>\n"
  }

  static let style: HTML = """
    @media screen and (min-width: 60rem) {
      .cards td[data-label=Phone], .cards td[data-label=Arrival], .cards td[data-label=Departure] { white-space: nowrap }
    }
    @media screen and (max-width: 40rem) {
      .cards thead {
        position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
      }
      .cards table, .cards tbody { display: block }
      .cards tr {
        display: flex; flex-wrap: wrap; gap: .2rem 1rem; padding: .5rem 0; border-bottom: 1px solid var(--line);
      }
      .cards td, .cards tbody th { display: block; border: 0; padding: 0; min-width: 0; text-align: left }
      .cards td:empty { display: none }
      .cards td[data-label=Name], .cards td[data-label=Notes] { flex-basis: 100% }
      .cards td[data-label=Name] { font-weight: 600 }
      .cards td[data-label]:not([data-label=Here], [data-label=Name])::before {
        content: attr(data-label) " "; color: var(--quiet); font-size: .8rem;
      }
    }

    """
}
