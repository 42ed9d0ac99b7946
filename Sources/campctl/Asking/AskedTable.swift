import CampgroundManager
import JSONText

/// A column that a question names.
struct AskedColumn {
  let field: AskedFields.AskedField
  /// The keys of its path.
  let keys: [StaticString]
  /// The content of a thing that has nothing there.
  let nothing: FieldRecord.Content

  init(_ field: AskedFields.AskedField, in blank: FieldRecord) {
    self.field = field
    var (keys, members) = ([StaticString](), blank.members)
    for key in field.path {
      guard let member = members.first(where: { $0.key.isSame(as: key) }) else { break }
      keys.append(member.key)
      members = member.content.members ?? []
    }
    self.keys = keys
    nothing = blank.content(at: field.path).map(Self.emptied) ?? .value(.null, field.kind)
  }

  init(_ key: StaticString, _ kind: FieldKind) {
    field = AskedFields.AskedField(path: [key.description], kind: kind, isObject: false)
    (keys, nothing) = ([key], .value(.null, kind))
  }

  private static func emptied(_ content: FieldRecord.Content) -> FieldRecord.Content {
    if case .value(_, let kind) = content { .value(.null, kind) } else { content }
  }

  /// `CAMPER`, `PHONE NUMBER`.
  var heading: TextColumn {
    let title = (keys.last?.description ?? "").spaced.uppercased()
    return field.kind == .number || field.kind == .amount ? .right(title) : .flexible(title)
  }
}

/// A row with the columns that were asked for.
struct AskedRow: View {
  let label: String
  private let columns: [AskedColumn]
  private let contents: [FieldRecord.Content]

  init(label: String, _ record: FieldRecord, _ columns: [AskedColumn]) {
    self.init(label: label, columns, columns.map { record.content(at: $0.field.path) ?? $0.nothing })
  }

  init(label: String, _ columns: [AskedColumn], _ contents: [FieldRecord.Content]) {
    (self.label, self.columns, self.contents) = (label, columns, contents)
  }

  var text: String { cells.joined(separator: "  ") }
  var cells: [String] { contents.map(\.cell) }

  func write(to fields: inout some FieldWriter) {
    let whole = columns.filter(\.field.isObject).map(\.field.path)
    // What is in an object that is there whole is there already.
    let parts = zip(columns, contents).filter { column, _ in
      !whole.contains { $0.count < column.field.path.count && column.field.path.starts(with: $0) }
    }
    Self.write(parts.map { ($0.keys[...], $1) }, to: &fields)
  }

  /// Columns of one object that stand together are one object.
  private static func write(
    _ parts: [(keys: ArraySlice<StaticString>, content: FieldRecord.Content)], to fields: inout some FieldWriter
  ) {
    var rest = parts[...]
    while let first = rest.popFirst(), let key = first.keys.first {
      guard first.keys.count > 1 else {
        first.content.write(key, to: &fields)
        continue
      }
      var inner = [(first.keys.dropFirst(), first.content)]
      while let next = rest.first, next.keys.count > 1, next.keys.first?.isSame(as: key.description) == true {
        inner.append((next.keys.dropFirst(), next.content))
        rest.removeFirst()
      }
      fields.object(key) { write(inner, to: &$0) }
    }
  }
}

extension String {
  /// The words of a key: `phone number`.
  fileprivate var spaced: String { reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) } }
}

extension FieldRecord.Content {
  /// The text of a cell for people: an object's is its name.
  fileprivate var cell: String {
    if case .object(let members) = self {
      let named = members.first { $0.key.isSame(as: "fullName") || $0.key.isSame(as: "name") }
      if let named { return named.content.cell }
    }
    return values.map { value in
      if case .value(_, .day) = self, case .text(let text) = value, let day = Day(text) { return day.dated }
      return value.words ?? ""
    }.joined(separator: ", ")
  }
}

/// A table of the columns that were asked for.
struct AskedTable: Listing {
  let empty: String
  let columns: [AskedColumn]
  let source: ((AskedRow) throws -> Void) throws -> Void

  /// True when it is a number alone.
  private var isCount: Bool { columns.count == 1 && columns[0].field.name == "count" }

  var keys: [String] { CSVWriter.keys(of: AskedRow(label: "", columns, columns.map(\.nothing))) }

  func each(_ body: (AskedRow) throws -> Void) throws { try source(body) }

  var tabled: (columns: [TextColumn], rows: [[String]])? {
    get throws {
      var rows: [[String]] = []
      try each { rows.append($0.cells) }
      return (columns.map(\.heading), rows)
    }
  }

  func lines(on screen: Screen) throws -> [String] {
    if isCount { return try ids }
    var table = TextTable(columns.map(\.heading))
    try each { table.append($0.cells) }
    return table.isEmpty ? [] : table.lines(width: screen.width, screen.style)
  }
}
