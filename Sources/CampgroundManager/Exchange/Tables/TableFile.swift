/// A file of rows under named columns: CSV with commas, semicolons, tabs or bars, or JSON lines.
package final class TableFile {
  package let encoding: TextEncoding
  /// The names of the columns as they stand in the file.
  package let names: [String]
  private let file: FileBytes
  private let form: Form

  private enum Form {
    /// The delimiter, and the number of the record that is the header.
    case separated(UInt8, header: Int)
    case jsonLines([String: Int])
    /// The cells of a single column without a header, each with the number of its record.
    case list([PlainList.Cell])
  }

  /// Makes a table of a file; `isKnown` recognises the name of a column.
  ///
  /// Throws ``ImportFileProblem`` when there is no header among the first lines, unless the file is a list for `listed`,
  /// the name of its only column, or has a line of several names, of which none is known. A file that is only to be shown
  /// may have one.
  package init(
    _ file: FileBytes, listed: String? = nil, isShown: Bool = false, isKnown: (String) -> Bool
  ) throws(ImportFileProblem) {
    if file.starts(with: Array("PK\u{3}\u{4}".utf8)) || file.starts(with: Array("<?xml".utf8)) {
      throw .workbook
    }
    encoding = TextEncoding(of: file)
    self.file = encoding.utf8(file)
    let bytes = self.file
    switch bytes.first(where: { !TableByte.blanks.contains($0) }) {
    case UInt8(ascii: "{"):
      names = JSONLines(self.file).keys()
      form = .jsonLines(Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first })
    case UInt8(ascii: "["): throw .listOfJSON
    default:
      let search = HeaderSearch(bytes, isKnown: isKnown)
      if search.header == nil, let listed, let list = try PlainList(bytes) {
        (names, form) = ([listed], .list(list.cells))
      } else if let header = search.header ?? search.fullest ?? (isShown ? search.first : nil) {
        (names, form) = (header.names, .separated(header.delimiter, header: header.record))
      } else {
        throw bytes.isEmpty ? .empty : .noHeader
      }
    }
  }

  /// The delimiter of the file; nil for JSON lines.
  package var delimiter: UInt8? {
    switch form {
    case .separated(let delimiter, _): delimiter
    case .list: CSVByte.comma
    case .jsonLines: nil
    }
  }

  /// Calls the body with the rows one by one, without empty ones.
  package func forEachRow(_ body: (TableRow) throws -> Void) rethrows {
    switch form {
    case .separated(let delimiter, let header): try forEachRecord(delimiter, below: header, body)
    case .jsonLines(let places):
      try JSONLines(file).forEachRow(places) { row in if !row.isEmpty { try body(row) } }
    case .list(let cells): for cell in cells { try body(TableRow(number: cell.row, cells: [cell.text], flaw: nil)) }
    }
  }

  private func forEachRecord(_ delimiter: UInt8, below header: Int, _ body: (TableRow) throws -> Void) rethrows {
    var (reader, record, number) = (CSVReader(file, delimiter: delimiter), CSVRecord(), 0)
    while reader.read(&record) {
      number += 1
      guard number > header, !record.isBlank else { continue }
      file.release(upTo: reader.position)
      let cells = names.indices.map { record.cell($0, of: file) }
      var row = TableRow(number: number, cells: cells, flaw: record.flaw(width: names.count))
      if row.flaw != nil {
        row.rest = record.fields.indices.dropFirst(names.count).map { record.cell($0, of: file) }
      }
      if !row.isEmpty { try body(row) }
    }
  }
}

/// The bytes with a meaning in tables.
enum TableByte {
  static let blanks: [UInt8] = [0x20, 0x09, 0x0D, 0x0A]
  static let delimiters = [CSVByte.comma, UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: "|")]
}

extension CSVRecord {
  /// The flaw of a record below a header of a number of columns. Empty fields at its end do no harm.
  fileprivate func flaw(width: Int) -> RowFlaw? {
    if isOpen { return .openQuote }
    let extra = fields.dropFirst(width)
    let harmless = count == fields.count && extra.allSatisfy(\.isEmpty)
    return count == width || count > width && harmless ? nil : .columns(count, width)
  }
}

/// A row of a table, as its file has it.
package struct TableRow: Sendable {
  /// The number of the record in the file, from 1; in a spreadsheet the row of this number.
  package let number: Int
  /// The text of each column of the table, without blanks at its ends; empty where the row has none.
  package let cells: [String]
  /// The flaw of the row as such.
  package var flaw: RowFlaw?
  /// The texts behind those of the columns, which are its flaw.
  package var rest: [String] = []

  /// True when there is nothing in it.
  var isEmpty: Bool { flaw == nil && cells.allSatisfy(\.isEmpty) }
}

/// The reason why the cells of a row may not hold the values of its columns.
package enum RowFlaw: Hashable, Sendable {
  case openQuote
  /// The number of its columns, and of the header's.
  case columns(Int, Int)
  /// No object of JSON: the place of the first byte that does not fit, and the expected text.
  case notJSON(column: Int, expected: String)
  /// An object of JSON that has a key twice.
  case repeatedKey(String)
}
