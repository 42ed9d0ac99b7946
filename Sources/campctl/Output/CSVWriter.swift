import CampgroundManager

/// Writes fields as one row of RFC 4180; an object's fields are columns of their own, a list is one cell.
///
/// Spreadsheets open it, so a cell of text is neither a formula nor able to steer a terminal; JSON is exact.
struct CSVWriter: FieldWriter {
  private var cells: [String] = []

  static func row(_ thing: some FieldWritable) -> [UInt8] {
    var writer = CSVWriter()
    thing.write(to: &writer)
    return row(writer.cells)
  }

  static func row(_ cells: [String]) -> [UInt8] {
    Array((cells.map { quoted(FormulaGuard.guarded($0)) }.joined(separator: ",") + "\r\n").utf8)
  }

  private static func quoted(_ cell: String) -> String {
    let needsQuotes = cell.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
    guard needsQuotes else { return cell }
    // Scalar by scalar: a quote with a combining mark is one Character that is not a quote.
    return "\"" + cell.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }

  private static func cell(_ value: FieldValue) -> String {
    switch value {
    case .null: ""
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): String(number)
    case .text(let text), .json(let text): TerminalText.sanitized(text, keepingLines: true)
    case .list(let values): values.map(cell).joined(separator: ",")
    }
  }

  mutating func field(_ key: StaticString, _ value: FieldValue) {
    cells.append(Self.cell(value))
  }

  mutating func list(_ key: StaticString, _ values: [FieldValue]) {
    cells.append(values.map(Self.cell).joined(separator: ","))
  }

  mutating func object(_ key: StaticString, _ fields: (inout CSVWriter) -> Void) {
    fields(&self)
  }

  /// Every row has the columns of the object, empty ones where a thing has none.
  mutating func missing(_ key: StaticString, _ fields: (inout CSVWriter) -> Void) {
    var writer = CSVWriter()
    fields(&writer)
    cells += Array(repeating: "", count: writer.cells.count)
  }

  mutating func objects<Element>(
    _ key: StaticString, _ elements: [Element], _ fields: (Element, inout CSVWriter) -> Void
  ) {
    let parts = elements.map { element in
      var writer = CSVWriter()
      fields(element, &writer)
      return writer.cells.joined(separator: " ")
    }
    cells.append(parts.joined(separator: "; "))
  }
}
