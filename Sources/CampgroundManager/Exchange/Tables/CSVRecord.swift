/// One record of a CSV file: the places of its fields in the file's bytes.
struct CSVRecord {
  /// The number of fields that are kept; more are only counted, so that a file of commas takes no room.
  static let mostFields = 1_000
  /// The bytes of the longest name of a column, and of the longest cell that can be anything but free text. No longer one
  /// is looked into, however many digits it has.
  static let longestValue = 1_000
  /// The bytes of the longest cell that can be free text: 10,000 characters, whatever their form.
  static let longestText = 200_000

  /// The line on which it begins, from 1; quoted line ends make the next record's number jump.
  private(set) var line = 1
  /// The first ``mostFields`` fields, with their quotes.
  private(set) var fields: [Range<Int>] = []
  /// The number of fields.
  private(set) var count = 0
  /// True when its last field opens a quote that the file never closes.
  var isOpen = false

  /// True for a line with nothing in it.
  var isBlank: Bool { count == 1 && fields[0].isEmpty }

  mutating func begin(line: Int) {
    self.line = line
    fields.removeAll(keepingCapacity: true)
    count = 0
    isOpen = false
  }

  mutating func append(_ field: Range<Int>) {
    if fields.count < Self.mostFields { fields.append(field) }
    count += 1
  }

  /// The field without its quotes, blank when the record is shorter; broken UTF-8 becomes U+FFFD.
  func text(_ index: Int, of bytes: FileBytes) -> String {
    guard fields.indices.contains(index) else { return "" }
    let field = bytes[fields[index]]
    guard field.first == CSVByte.quote else { return String(decoding: field, as: UTF8.self) }
    return String(decoding: Self.unquoted(field), as: UTF8.self)
  }

  /// The text of a field without blanks at its ends, and without the apostrophe that guards it from spreadsheets.
  func cell(_ index: Int, of bytes: FileBytes) -> String {
    PersonText.trimmed(FormulaGuard.unguarded(PersonText.trimmed(text(index, of: bytes))))
  }

  /// The bytes without quotes; those behind the closing quote are kept.
  private static func unquoted(_ field: Slice<FileBytes>) -> [UInt8] {
    var content: [UInt8] = []
    var rest = field.dropFirst()
    while let quote = rest.firstIndex(of: CSVByte.quote) {
      content += rest[..<quote]
      rest = rest[(quote + 1)...]
      guard rest.first == CSVByte.quote else { break }
      content.append(CSVByte.quote)
      rest = rest.dropFirst()
    }
    return content + rest
  }
}
