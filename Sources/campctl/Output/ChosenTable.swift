import CampgroundManager
import JSONText

/// A column that a question names.
struct ListColumn {
  let field: ListFields.ListField
  /// The keys of its path.
  let keys: [StaticString]
  /// The content of a thing that has nothing there.
  let nothing: FieldRecord.FieldContent

  init(_ field: ListFields.ListField, in blank: FieldRecord) {
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
    field = ListFields.ListField(path: [key.description], kind: kind, isObject: false)
    (keys, nothing) = ([key], .value(.null, kind))
  }

  private static func emptied(_ content: FieldRecord.FieldContent) -> FieldRecord.FieldContent {
    if case .value(_, let kind) = content { .value(.null, kind) } else { content }
  }

  /// `CAMPER`, `PHONE NUMBER`.
  var heading: TextColumn {
    let title = (keys.last?.description ?? "").spaced.uppercased()
    return field.kind == .number || field.kind == .amount ? .right(title) : .flexible(title)
  }
}

/// A row with the chosen columns.
struct ChosenRow: View {
  let label: String
  private let columns: [ListColumn]
  private let contents: [FieldRecord.FieldContent]

  init(label: String, _ record: FieldRecord, _ columns: [ListColumn]) {
    self.init(label: label, columns, columns.map { record.content(at: $0.field.path) ?? $0.nothing })
  }

  init(label: String, _ columns: [ListColumn], _ contents: [FieldRecord.FieldContent]) {
    (self.label, self.columns, self.contents) = (label, columns, contents)
  }

  var text: String { cells.joined(separator: "  ") }
  var cells: [String] { contents.map(\.cell) }

  func write(to fields: inout some FieldWriter) {
    let whole = columns.filter(\.field.isObject).map(\.field.path)
    // An object that is there whole has its parts already.
    let parts = zip(columns, contents).filter { column, _ in
      !whole.contains { $0.count < column.field.path.count && column.field.path.starts(with: $0) }
    }
    Self.write(parts.map { ($0.keys[...], $1) }, to: &fields)
  }

  /// Columns of one object are one object, in the place of the first.
  private static func write(
    _ parts: [(keys: ArraySlice<StaticString>, content: FieldRecord.FieldContent)], to fields: inout some FieldWriter
  ) {
    var written: [StaticString] = []
    for part in parts {
      guard let key = part.keys.first, !written.contains(where: key.isSame) else { continue }
      if part.keys.count == 1 {
        part.content.write(key, to: &fields)
      } else {
        let inner = parts.filter { $0.keys.count > 1 && $0.keys.first.map(key.isSame) ?? false }
        fields.object(key) { write(inner.map { ($0.keys.dropFirst(), $0.content) }, to: &$0) }
      }
      written.append(key)
    }
  }
}

extension String {
  /// The words of a key: `phone number`.
  fileprivate var spaced: String { reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) } }
}

extension FieldRecord.FieldContent {
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

/// A table of the chosen columns.
struct ChosenTable: Listing {
  let empty: String
  let columns: [ListColumn]
  let source: ((ChosenRow) throws -> Void) throws -> Void

  /// True when it is a number alone.
  private var isCount: Bool { columns.count == 1 && columns[0].field.name == "count" }

  var keys: [String] { RowWriter.keys(of: ChosenRow(label: "", columns, columns.map(\.nothing))) }

  func each(_ body: (ChosenRow) throws -> Void) throws { try source(body) }

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
