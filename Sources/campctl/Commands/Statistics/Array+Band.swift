import CampgroundManager

extension [Band] {
  func write(_ spread: Spread, to fields: inout some FieldWriter) {
    for band in self { fields.field(band.key, spread.count(in: band.numbers)) }
  }

  /// The table of how often each band occurs, with the numbers that are not known.
  func table(
    _ spread: Spread, unknown: Int, _ title: String, _ heading: String, _ counted: String
  ) -> SheetTable {
    let whole = spread.count + unknown
    func row(_ title: String, _ count: Int) -> SheetTable.Row {
      SheetTable.Row(
        cells: [title, "\(count)", Figures.percent(Ratio(count, of: whole))], label: title, bar: count,
        value: "\(count)")
    }
    let known = whole == 0 ? [] : map { row($0.title, spread.count(in: $0.numbers)) }
    return SheetTable(
      title: title,
      columns: [.left(heading.uppercased()), .right(counted.uppercased()), .right("SHARE")],
      rows: known + (unknown > 0 ? [row("unknown", unknown)] : []), scale: .count, isOverTime: true)
  }
}
