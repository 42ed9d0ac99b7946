import CampgroundManager

/// Writes fields as one row of a table, or as its header; an object's fields are columns of their own, a list is one cell.
struct RowWriter: FieldWriter {
  /// True for the header, whose cells are the names of the columns: the keys of the fields.
  private let isHeader: Bool
  private var cells: [TableCell] = []

  private init(isHeader: Bool) { self.isHeader = isHeader }

  static func cells(of thing: some FieldWritable) -> [TableCell] {
    var writer = RowWriter(isHeader: false)
    thing.write(to: &writer)
    return writer.cells
  }

  /// The names of the columns of a thing.
  static func keys(of thing: some FieldWritable) -> [String] {
    var writer = RowWriter(isHeader: true)
    thing.write(to: &writer)
    return writer.cells.map(\.text)
  }

  /// The column's name of an object's field; where two columns would have the same, with the object's name.
  private static func name(_ name: String, in object: String) -> String {
    switch (object, name) {
    case ("camper", "id"): "camperId"
    case ("contact", _), ("merged", _), ("policy", _), ("quote", _), ("waitlist", _): "\(object).\(name)"
    default: name
    }
  }

  mutating func field(_ key: StaticString, _ value: FieldValue, _ kind: FieldKind) {
    cells.append(isHeader ? TableCell(key.description) : TableCell(value, kind))
  }

  mutating func field(named key: String, _ value: FieldValue) {
    cells.append(isHeader ? TableCell(key) : TableCell(value, .text))
  }

  mutating func list(_ key: StaticString, _ values: [FieldValue], _ kind: FieldKind) { field(key, .list(values), kind) }

  mutating func object(_ key: StaticString, _ fields: (inout RowWriter) -> Void) {
    guard isHeader else { return fields(&self) }
    cells += part(fields).map { TableCell(Self.name($0.text, in: key.description)) }
  }

  /// Every row has the columns of the object, empty ones where a thing has none.
  mutating func missing(_ key: StaticString, _ fields: (inout RowWriter) -> Void) {
    guard !isHeader else { return object(key, fields) }
    cells += part(fields).map { _ in TableCell("") }
  }

  mutating func cell(_ key: StaticString, _ thing: some FieldWritable, isThere: Bool) {
    field(key, isThere ? .json(JSONWriter.text(thing)) : .null)
  }

  mutating func objects<Element>(
    _ key: StaticString, _ elements: [Element], _ fields: (Element, inout RowWriter) -> Void
  ) {
    guard !isHeader else { return cells.append(TableCell(key.description)) }
    let parts = elements.map { element in part { fields(element, &$0) }.map(\.text).joined(separator: " ") }
    cells.append(TableCell(parts.joined(separator: "; ")))
  }

  /// The cells of fields within another.
  private func part(_ fields: (inout RowWriter) -> Void) -> [TableCell] {
    var writer = RowWriter(isHeader: isHeader)
    fields(&writer)
    return writer.cells
  }
}

/// A cell of a table: its text, which cannot steer a terminal, and the kind of its value.
struct TableCell {
  let text: String
  let kind: FieldKind

  init(_ text: String) { (self.text, kind) = (text, .text) }

  init(_ value: FieldValue, _ kind: FieldKind) {
    text = Self.text(of: value)
    self.kind =
      switch value {
      case .number: .number
      case .flag: .flag
      case .text, .json: kind
      case .null, .list: .text
      }
  }

  private static func text(of value: FieldValue) -> String {
    switch value {
    case .null: ""
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): String(number)
    case .text(let text), .json(let text): TerminalText.sanitized(text, keepingLines: true)
    case .list(let values): values.map(text(of:)).joined(separator: ",")
    }
  }
}
