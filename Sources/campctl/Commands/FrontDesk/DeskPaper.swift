import CampgroundManager

/// The common parts of the front desk's lists on paper.
enum DeskPaper {
  /// `Sunday 4 July 2027, Apache Trout`.
  static func subtitle(_ day: Day, _ campground: String?) -> String {
    [DayWords.full(day), campground].compactMap(\.self).joined(separator: ", ")
  }

  /// A box to tick, by hand or on a screen.
  static func box(_ label: String, isTicked: Bool = false) -> HTML {
    let tick: HTML = isTicked ? " checked" : ""
    return "<input type=\"checkbox\" aria-label=\"\(label)\"\(tick)>"
  }

  /// A heading never stands alone at the end of a page, and a row is never cut in two.
  static let style: HTML = """
    body { max-width: 60rem; overflow-wrap: anywhere }
    .scroll table { width: 100% }
    h2 { break-after: avoid; border-bottom: 2px solid var(--leaf); padding-bottom: .2rem }
    thead { display: table-header-group }
    thead th { font-size: .8rem; color: var(--quiet); white-space: nowrap; overflow-wrap: normal }
    tr { break-inside: avoid }
    td, tbody th { vertical-align: baseline; min-width: 4.75rem }
    td:first-child, td.number { min-width: 0 }
    td.number, td .quiet { overflow-wrap: normal; white-space: nowrap }
    tbody th { font-size: 1.1rem }
    .even table { table-layout: fixed }
    .even th:nth-child(1) { width: 13% } .even th:nth-child(2) { width: 19% } .even th:nth-child(3) { width: 15% }
    tr:has(:checked) { color: var(--quiet) }
    input[type=checkbox] { width: 1.15rem; height: 1.15rem; margin: 0; vertical-align: -.2rem; accent-color: var(--leaf) }
    .warning { color: var(--warn); font-weight: 600 }
    .tag {
      display: inline-block; padding: 0 .5rem; border: 1px solid var(--line); border-radius: .6rem; background: var(--band);
      font-size: .8rem; white-space: nowrap;
    }
    .tag.both { background: var(--stay); color: var(--stay-ink); border-color: var(--stay-edge) }
    .tag.out { background: var(--hold); color: var(--hold-ink); border-color: var(--hold-edge) }
    @media (max-width: 40rem) {
      body { padding: .8rem }
      th, td { padding: .3rem .35rem }
    }
    @media print {
      h2 { margin-top: 5mm; font-size: 12pt }
      input[type=checkbox] { width: 4mm; height: 4mm }
    }

    """
}
