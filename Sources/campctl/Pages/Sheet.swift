import CampgroundManager

/// A report as people see it, before it is drawn on a screen or a page: tables, each with bars beside its rows.
struct Sheet {
  /// The title, such as `Occupancy`.
  let title: String
  /// The days, and the kind of rows.
  let subtitle: String
  /// The tables, of which the first is the report itself; `empty` is its sentence when it has no rows.
  let tables: [SheetTable]
  /// The meaning of the numbers.
  var notes: [String]
  let empty: String

  var isEmpty: Bool { tables.allSatisfy(\.rows.isEmpty) }
}

struct SheetTable {
  struct SheetRow {
    let cells: [String]
    /// The short form, in few letters.
    let label: String
    /// The length of its bar; below 0 it has none.
    let bar: Int
    /// The value that the bar shows, in words.
    let value: String
  }

  /// The unit of the bars.
  enum Scale {
    /// Thousandths of all.
    case share
    case count
    case tenths
    case money(Currency)
  }

  /// The measure of the bars, such as `Occupancy`.
  let title: String
  let columns: [TextColumn]
  let rows: [SheetRow]
  var total: [String]?
  let scale: Scale
  /// True when its rows follow one another in time.
  let isOverTime: Bool

  /// The value of a full bar: all, or the largest row.
  var top: Int {
    if case .share = scale { return 1000 }
    return rows.map(\.bar).max() ?? 0
  }
}

extension SheetTable.Scale {
  /// The label of a line of a plot.
  func words(_ length: Int) -> String {
    switch self {
    case .share: "\(length / 10)%"
    case .count: "\(length)"
    case .tenths: Figures.words(Ratio(length, of: 10))
    case .money(let currency): currency.text(length)
    }
  }
}
