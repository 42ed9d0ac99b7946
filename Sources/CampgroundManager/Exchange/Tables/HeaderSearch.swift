/// The search for the header of a file of separated values: of its first records, with each delimiter, the one with the
/// most known names. Reports begin with titles and filters.
struct HeaderSearch {
  struct Header {
    let delimiter: UInt8
    /// The number of the record, from 1.
    let record: Int
    /// The names of the columns; blank ones at the end are left out.
    let names: [String]
  }

  /// The header must be among these.
  private static let records = 20
  private(set) var header: Header?
  /// The record with the most names, known or not; nil when none has two.
  private(set) var fullest: Header?
  /// The first record with a name.
  private(set) var first: Header?

  init(_ bytes: FileBytes, isKnown: (String) -> Bool) {
    var (most, width) = (0, 1)
    for delimiter in TableByte.delimiters {
      var (reader, record) = (CSVReader(bytes, delimiter: delimiter), CSVRecord())
      for number in 1...Self.records where reader.read(&record) {
        if record.fields.contains(where: { $0.count > CSVRecord.longestValue }) { continue }
        let names = Self.names(of: record, bytes)
        let found = Header(delimiter: delimiter, record: number, names: names)
        let filled = names.count { !$0.isEmpty }
        if filled > 0, !record.isOpen, Self.isText(names) {
          first = first ?? found
          if filled > width { (width, fullest) = (filled, found) }
        }
        let known = Set(names.filter(isKnown)).count
        if known > most { (most, header) = (known, found) }
      }
    }
  }

  /// True for names that people can have written.
  private static func isText(_ names: [String]) -> Bool {
    !names.contains { $0.unicodeScalars.contains { PersonText.isControl($0) || $0 == "\u{FFFD}" } }
  }

  private static func names(of record: CSVRecord, _ bytes: FileBytes) -> [String] {
    var names = record.fields.indices.map { record.cell($0, of: bytes) }
    while names.last?.isEmpty == true { names.removeLast() }
    return names
  }
}
