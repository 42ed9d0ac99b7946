import CampgroundManager

/// Writes fields as one row of RFC 4180, or as its header; an object's fields are columns of their own, a list is one cell.
///
/// Spreadsheets open it, so a cell of text is neither a formula nor able to steer a terminal; JSON is exact.
struct CSVWriter: FieldWriter {
  /// True for the header, whose cells are the names of the columns: the keys of the fields.
  private let isHeader: Bool
  private var cells: [String] = []

  private init(isHeader: Bool) { self.isHeader = isHeader }

  static func row(_ thing: some FieldWritable) -> [UInt8] {
    CSVLine.guarded(cells(of: thing))
  }

  static func cells(of thing: some FieldWritable) -> [String] {
    var writer = CSVWriter(isHeader: false)
    thing.write(to: &writer)
    return writer.cells
  }

  /// The names of the columns of a thing.
  static func keys(of thing: some FieldWritable) -> [String] {
    var writer = CSVWriter(isHeader: true)
    thing.write(to: &writer)
    return writer.cells
  }

  /// The column's name of an object's field; where two columns would have the same, with the object's name.
  private static func name(_ name: String, in object: String) -> String {
    switch (object, name) {
    case ("camper", "id"): "camperId"
    case ("contact", _), ("merged", _), ("policy", _), ("quote", _), ("waitlist", _): "\(object).\(name)"
    default: name
    }
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

  mutating func field(_ key: StaticString, _ value: FieldValue, _ kind: FieldKind) {
    cells.append(isHeader ? key.description : Self.cell(value))
  }

  mutating func list(_ key: StaticString, _ values: [FieldValue], _ kind: FieldKind) { field(key, .list(values), kind) }

  mutating func object(_ key: StaticString, _ fields: (inout CSVWriter) -> Void) {
    guard isHeader else { return fields(&self) }
    cells += part(fields).map { Self.name($0, in: key.description) }
  }

  /// Every row has the columns of the object, empty ones where a thing has none.
  mutating func missing(_ key: StaticString, _ fields: (inout CSVWriter) -> Void) {
    guard !isHeader else { return object(key, fields) }
    cells += part(fields).map { _ in "" }
  }

  mutating func cell(_ key: StaticString, _ thing: some FieldWritable, isThere: Bool) {
    field(key, isThere ? .json(JSONWriter.text(thing)) : .null)
  }

  mutating func objects<Element>(
    _ key: StaticString, _ elements: [Element], _ fields: (Element, inout CSVWriter) -> Void
  ) {
    guard !isHeader else { return cells.append(key.description) }
    let parts = elements.map { element in part { fields(element, &$0) }.joined(separator: " ") }
    cells.append(parts.joined(separator: "; "))
  }

  /// The cells of fields within another.
  private func part(_ fields: (inout CSVWriter) -> Void) -> [String] {
    var writer = CSVWriter(isHeader: isHeader)
    fields(&writer)
    return writer.cells
  }
}
