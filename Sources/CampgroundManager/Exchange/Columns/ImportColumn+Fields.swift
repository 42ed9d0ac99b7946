/// The columns of an import that follow from the fields of its records.
extension FieldList {
  /// A column for each field that edits change, but for secrets and those that a record reads in a way of its own.
  func importColumns<Row>(
    besides others: Set<String> = [], into edits: WritableKeyPath<Row, FieldEdits<Thing>> & Sendable
  ) -> [ImportColumn<Row>] {
    open(besides: others).compactMap { field in
      guard let name = field.name, let edit = field.edit?(), let type = edit.type as? any CellReadable.Type else {
        return nil
      }
      return ImportColumn(name.description, type.cellKind, field.synonyms) {
        $0[keyPath: edits].change(edit.path, to: try type.read($1))
      }
    }
  }
}

/// A value of a field that a cell can have.
protocol CellReadable: Hashable, Sendable {
  static var cellKind: CellKind { get }
  static func read(_ cell: Cell) throws -> Self
}

extension String: CellReadable {
  static let cellKind = CellKind.text
  static func read(_ cell: Cell) -> String { cell.text }
}

extension Int: CellReadable {
  static let cellKind = CellKind.number
  static func read(_ cell: Cell) throws -> Int { try cell.number }
}

extension Bool: CellReadable {
  static let cellKind = CellKind.flag
  static func read(_ cell: Cell) throws -> Bool { try cell.flag }
}

extension Slug: CellReadable {
  static let cellKind = CellKind.text
  static func read(_ cell: Cell) throws -> Slug { try cell.read(.text, Slug(phrase: cell.text)) }
}

extension LanguageCode: CellReadable {
  static let cellKind = CellKind.text
  static func read(_ cell: Cell) throws -> LanguageCode { try cell.read(.text, LanguageCode(cell.text)) }
}

extension MemberNames: CellReadable {
  static let cellKind = CellKind.text
  static func read(_ cell: Cell) -> MemberNames { MemberNames(cell.text) }
}

extension Optional: CellReadable where Wrapped: CellReadable {
  static var cellKind: CellKind { Wrapped.cellKind }
  static func read(_ cell: Cell) throws -> Wrapped? { try Wrapped.read(cell) }
}

/// Numbers are amperes, words stand between commas.
extension Array: CellReadable where Element: CellReadable {
  static var cellKind: CellKind { Element.self == Int.self ? .amperes : Element.cellKind }

  static func read(_ cell: Cell) throws -> [Element] {
    if let amperes = try (Element.self == Int.self ? cell.amperes : nil) as? [Element] { return amperes }
    return try cell.text.split { ",;/".contains($0) }.map { try Element.read(cell.with(String($0))) }
  }
}
