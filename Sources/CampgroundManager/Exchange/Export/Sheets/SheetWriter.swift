/// A sheet's name, the columns that it has, and the currency of its amounts.
struct SheetHead {
  let name: String
  let columns: [(name: StaticString, type: RecordType)]
  let currency: Currency
}

/// A format of a sheet of records: the text before its rows, each row, and the text behind them, in UTF-8.
protocol SheetWriter {
  mutating func begin(_ head: SheetHead, into bytes: inout [UInt8])
  mutating func add(_ row: [RecordCell], of head: SheetHead, into bytes: inout [UInt8])
  mutating func end(into bytes: inout [UInt8])
}

/// The formats in which records can be exported.
package enum SheetFormat: Hashable, Sendable {
  /// Comma-separated values (RFC 4180) that are safe for a spreadsheet, or exact to the letter.
  case csv(isExact: Bool)
  /// A JSON object a line.
  case jsonLines
  /// One JSON document, a list of objects.
  case json
  /// A spreadsheet in one XML file: flat OpenDocument.
  case openDocument

  var writer: any SheetWriter {
    switch self {
    case .csv(let isExact): CSVSheet(isExact: isExact)
    case .jsonLines: JSONSheet(isDocument: false)
    case .json: JSONSheet(isDocument: true)
    case .openDocument: OpenDocumentSheet()
    }
  }
}

extension RecordCell {
  /// The value without quotes: the text itself, decimal numbers, `2027-07-04`, `true`; nil for nothing.
  func plain(_ currency: Currency) -> String? {
    switch self {
    case .none: nil
    case .text(let text): text
    case .day(let day): day.description
    case .amount(let amount): currency.text(amount)
    case .number(let number): String(number)
    case .flag(let flag): flag ? "true" : "false"
    case .time(let moment): moment.text
    }
  }
}
