/// Records as comma-separated values (RFC 4180), every text between quotes.
///
/// A spreadsheet takes `=1+1` for a formula even between quotes, so such a text is guarded, unless it is to be exact.
struct CSVSheet: SheetWriter {
  let isExact: Bool

  func begin(_ head: SheetHead, into bytes: inout [UInt8]) {
    bytes += CSVLine.guarded(head.columns.map(\.name.description))
  }

  func add(_ row: [RecordCell], of head: SheetHead, into bytes: inout [UInt8]) {
    var line = CSVLine()
    for cell in row {
      if case .text(let text) = cell {
        line.add(isExact ? text : FormulaGuard.guarded(text), alwaysQuoted: true)
      } else {
        line.add(cell.plain(head.currency) ?? "")
      }
    }
    bytes += line.ended
  }

  func end(into bytes: inout [UInt8]) {}
}
