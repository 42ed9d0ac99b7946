import CampgroundManager

/// A report as people see it, before it is drawn on a screen or a page: tables, each with bars beside its rows.
struct Sheet {
  /// Such as `Occupancy`.
  let title: String
  /// Which days, and what a row is.
  let subtitle: String
  /// The first is the report itself; what it says when it has no rows is `empty`.
  let tables: [SheetTable]
  /// What the numbers mean.
  let notes: [String]
  let empty: String

  var isEmpty: Bool { tables.allSatisfy(\.rows.isEmpty) }
}

struct SheetTable {
  struct Row {
    let cells: [String]
    /// What it is, in few letters.
    let label: String
    /// How long its bar is; below 0 it has none.
    let bar: Int
    /// What the bar shows, in words.
    let value: String
  }

  /// What the bars stand for.
  enum Scale {
    /// Thousandths of all.
    case share
    case count
    case tenths
    case money(Currency)
  }

  /// What the bars show, such as `Occupancy`.
  let title: String
  let columns: [TextColumn]
  let rows: [Row]
  var total: [String]?
  let scale: Scale
  /// Its rows follow one another in time.
  let isOverTime: Bool

  /// What a full bar stands for: all, or the largest row.
  var top: Int {
    if case .share = scale { return 1000 }
    return rows.map(\.bar).max() ?? 0
  }
}

extension SheetTable.Scale {
  /// What stands beside a line of a plot.
  func words(_ length: Int) -> String {
    switch self {
    case .share: "\(length / 10)%"
    case .count: "\(length)"
    case .tenths: Figures.words(Ratio(length, of: 10))
    case .money(let currency): currency.text(length)
    }
  }
}
