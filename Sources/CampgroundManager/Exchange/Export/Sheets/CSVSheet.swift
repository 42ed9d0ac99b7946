/// Records as comma-separated values (RFC 4180), every text between quotes.
///
/// A spreadsheet takes `=1+1` for a formula even between quotes, so such a text is guarded, unless it is to be exact.
struct CSVSheet: SheetWriter {
  let isExact: Bool

  func begin(_ head: SheetHead, into bytes: inout [UInt8]) {
    for (place, column) in head.columns.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += column.name.description.utf8
    }
    bytes += "\r\n".utf8
  }

  func add(_ row: [RecordCell], of head: SheetHead, into bytes: inout [UInt8]) {
    for (place, cell) in row.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: ",")) }
      if case .text(let text) = cell {
        Self.add(quoted: isExact ? text : FormulaGuard.guarded(text), into: &bytes)
      } else if let plain = cell.plain(head.currency) {
        bytes += plain.utf8
      }
    }
    bytes += "\r\n".utf8
  }

  func end(into bytes: inout [UInt8]) {}

  private static func add(quoted text: String, into bytes: inout [UInt8]) {
    let quote = UInt8(ascii: "\"")
    bytes.append(quote)
    for byte in text.utf8 {
      if byte == quote { bytes.append(quote) }
      bytes.append(byte)
    }
    bytes.append(quote)
  }
}
