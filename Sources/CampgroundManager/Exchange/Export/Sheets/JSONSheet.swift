/// Records as flat JSON objects with the same keys each, on a line of their own; an amount is decimal text.
struct JSONSheet: SheetWriter {
  /// True for one document, a list of the objects.
  let isDocument: Bool
  private var isEmpty = true

  init(isDocument: Bool) { self.isDocument = isDocument }

  func begin(_ head: SheetHead, into bytes: inout [UInt8]) {}

  mutating func add(_ row: [RecordCell], of head: SheetHead, into bytes: inout [UInt8]) {
    if isDocument { bytes += (isEmpty ? "[" : ",\n").utf8 }
    isEmpty = false
    bytes += JSONWriter.object { object in
      for (column, cell) in zip(head.columns, row) { object.field(column.name, Self.value(cell, head.currency)) }
    }
    if !isDocument { bytes.append(UInt8(ascii: "\n")) }
  }

  func end(into bytes: inout [UInt8]) {
    if isDocument { bytes += (isEmpty ? "[]\n" : "]\n").utf8 }
  }

  private static func value(_ cell: RecordCell, _ currency: Currency) -> FieldValue {
    switch cell {
    case .number(let number): .number(number)
    case .flag(let flag): .flag(flag)
    default: cell.plain(currency).map(FieldValue.text) ?? .null
    }
  }
}
