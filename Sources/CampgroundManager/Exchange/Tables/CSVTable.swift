/// The columns that are read from a file; the raw value is the name in the header.
protocol CSVColumn: Hashable, CaseIterable, RawRepresentable<String> {
  /// The columns that a file may lack.
  static var optional: Set<Self> { get }
}

/// A CSV file with a header, read by the names of its columns: in any case and order, with any others beside them.
struct CSVTable<Column: CSVColumn> {
  private let file: FileBytes
  private let places: [Column: Int]
  private let width: Int

  /// The first line that is not blank is the header.
  init(_ file: FileBytes) {
    self.file = file
    var header = CSVRecord()
    var reader = CSVReader(file)
    guard reader.readSomething(&header) else {
      (places, width) = ([:], 0)
      return
    }
    let names = header.fields.indices.map { PersonText.key(header.text($0, of: file)) }
    let found = Column.allCases.compactMap { column in
      names.firstIndex(of: column.rawValue.lowercased()).map { (column, $0) }
    }
    (places, width) = (Dictionary(found) { first, _ in first }, header.count)
  }

  /// A required column that is missing.
  var missingColumn: Column? {
    Column.allCases.first { places[$0] == nil && !Column.optional.contains($0) }
  }

  /// Calls the body with the rows below the header one by one, without blank lines. A row must not outlive its turn.
  func forEachRow(_ body: (CSVRow<Column>) throws -> Void) rethrows {
    var record = CSVRecord()
    var reader = CSVReader(file)
    guard reader.readSomething(&record) else { return }
    while reader.readSomething(&record) {
      try body(CSVRow(bytes: file, record: record, places: places, width: width))
      file.release(upTo: record.fields[0].lowerBound)
    }
    file.releaseAll()
  }

  /// The row at a place that a pass through the whole file has found; nil at the file's end.
  func row(at place: CSVPlace, reusing record: inout CSVRecord) -> CSVRow<Column>? {
    var reader = CSVReader(file)
    reader.move(to: place)
    return reader.read(&record) ? CSVRow(bytes: file, record: record, places: places, width: width) : nil
  }

  /// Gives back the memory that rows were read into.
  func release() { file.releaseAll() }
}

extension CSVReader {
  fileprivate mutating func readSomething(_ record: inout CSVRecord) -> Bool {
    while read(&record) {
      if !record.isBlank { return true }
    }
    return false
  }
}

/// One row of a CSV file below its header.
struct CSVRow<Column: CSVColumn> {
  fileprivate let bytes: FileBytes
  fileprivate let record: CSVRecord
  fileprivate let places: [Column: Int]
  fileprivate let width: Int

  /// The line of the file on which it begins; the header's is usually 1.
  var line: Int { record.line }
  var place: CSVPlace { CSVPlace(position: record.fields[0].lowerBound, line: record.line) }

  /// The text in a column without blanks at its ends; empty when the file has no such column.
  subscript(column: Column) -> String {
    places[column].map { PersonText.trimmed(record.text($0, of: bytes)) } ?? ""
  }

  /// The reason why the columns of this row may not hold what their names say. Empty columns at its end do no harm.
  var flaw: CSVFlaw? {
    if record.isOpen { return .openQuote }
    let extra = record.fields.dropFirst(width)
    let harmless = record.count == record.fields.count && extra.allSatisfy(\.isEmpty)
    return record.count == width || record.count > width && harmless ? nil : .columns(record.count, width)
  }
}

/// A flaw of a row as such.
package enum CSVFlaw: Hashable, Sendable {
  case openQuote
  /// The number of its columns, and of the header's.
  case columns(Int, Int)
}
