/// A column that the import of a kind of records understands: its names, and the reading of its cells.
struct ImportColumn<Record>: Sendable {
  typealias SetValue = @Sendable (inout Record, Cell) throws -> Void

  /// The name of our own, as exports and `--map` have it.
  let name: String
  let kind: CellKind
  /// The names that other systems have for it, folded by ``CellText/key(_:)``; of several in a file the first is read.
  let names: [String]
  let setValue: SetValue

  init(_ name: String, _ kind: CellKind, _ others: String = "", _ setValue: @escaping SetValue) {
    self.name = name
    self.kind = kind
    names = [CellText.key(name)] + others.split(separator: " ").map(String.init)
    self.setValue = setValue
  }

  private init(_ other: ImportColumn, _ setValue: @escaping SetValue) {
    (name, kind, names, self.setValue) = (other.name, other.kind, other.names, setValue)
  }

  /// The same column with another reading of its cells.
  func setting(_ setValue: @escaping SetValue) -> ImportColumn { ImportColumn(self, setValue) }
}

/// A record of an imported table.
protocol ImportedRecord: Sendable {
  static var blank: Self { get }
  static var columns: [ImportColumn<Self>] { get }
  /// The layouts of other systems' exports that are known.
  static var layouts: [TableLayout] { get }
  /// The column whose cells stand in the notes below a title; nil where records have no notes of this kind.
  static func aside(_ title: String) -> ImportColumn<Self>?
  /// The groups of columns of which a table needs at least one each.
  static var needed: [[String]] { get }
  /// Completes the values that the cells make together, and returns the problems that they have, each with our name of
  /// its column.
  mutating func complete() -> [(column: String?, problem: CellProblem)]
}

extension ImportedRecord {
  static var layouts: [TableLayout] { [] }
  static func aside(_ title: String) -> ImportColumn<Self>? { nil }

  /// The currency of the row's amounts, which has to be the campground's.
  static var currency: ImportColumn<Self> {
    ImportColumn("currency", .currency, "currencycode") { _, cell in try cell.requireCurrency() }
  }

  /// A column of a value that a cell can have.
  static func column<Value: CellReadable>(
    _ name: String, _ others: String = "", _ path: WritableKeyPath<Self, Value?> & Sendable
  ) -> ImportColumn<Self> {
    ImportColumn(name, Value.cellKind, others) { $0[keyPath: path] = try Value.read($1) }
  }

  static func phone(_ name: String, _ others: String, _ path: WritableKeyPath<Self, String?> & Sendable)
    -> ImportColumn<Self>
  {
    ImportColumn(name, .phone, others) {
      $0[keyPath: path] = try $1.phone
    }
  }
}
