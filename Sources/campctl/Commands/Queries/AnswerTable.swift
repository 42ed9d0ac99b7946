import CampgroundManager

/// The answer to a statement of SQL.
struct AnswerTable: Listing {
  private let columns: [String]
  private let rows: [[AnswerValue]]
  let empty = "No row."

  init(_ answer: GivenAnswer) {
    var names: [String] = []
    for name in answer.columns {
      var (own, number) = (name, 1)
      // A key can stand in an object only once.
      while names.contains(own) {
        number += 1
        own = "\(name)_\(number)"
      }
      names.append(own)
    }
    (columns, rows) = (names, answer.rows)
  }

  var keys: [String] { columns }

  func each(_ body: (AnswerRow) throws -> Void) throws {
    for row in rows { try body(AnswerRow(columns: columns, values: row)) }
  }

  var tabled: (columns: [TextColumn], rows: [[String]])? {
    get throws { (headings, rows.map { $0.map(\.cell) }) }
  }

  func lines(on screen: Screen) throws -> [String] {
    var table = TextTable(headings)
    for row in rows { table.append(row.map(\.cell)) }
    return table.isEmpty ? [] : table.lines(width: screen.width, screen.style)
  }

  /// Numbers stand at the right of their column.
  private var headings: [TextColumn] {
    columns.enumerated().map { place, name in
      rows.allSatisfy { $0[place].isNumber } && !rows.allSatisfy { $0[place] == .null } ? .right(name) : .flexible(name)
    }
  }
}

/// A row of such an answer.
struct AnswerRow: View {
  fileprivate let columns: [String]
  fileprivate let values: [AnswerValue]

  init(columns: [String], values: [AnswerValue]) { (self.columns, self.values) = (columns, values) }

  /// The first column.
  var label: String { values.first?.cell ?? "" }
  var text: String { values.map(\.cell).joined(separator: "  ") }

  func write(to fields: inout some FieldWriter) {
    for (column, value) in zip(columns, values) { fields.field(named: column, value.fieldValue) }
  }
}

extension AnswerValue {
  fileprivate var isNumber: Bool {
    if case .text = self { false } else { true }
  }

  fileprivate var cell: String {
    switch self {
    case .null: ""
    case .integer(let number): String(number)
    case .decimal(let text), .text(let text): text
    }
  }

  fileprivate var fieldValue: FieldValue {
    switch self {
    case .null: .null
    case .integer(let number): .number(Int(number))
    case .decimal(let text): .json(text)
    case .text(let text): .text(text)
    }
  }
}
