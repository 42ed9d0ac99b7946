/// The columns of an import that follow from the fields of its records.
extension Array {
  /// A column for each field that edits change.
  func importColumns<Row, Thing>(
    into edits: WritableKeyPath<Row, FieldEdits<Thing>> & Sendable
  ) -> [ImportColumn<Row>] where Element == Field<Thing> {
    compactMap { field in
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
  /// The characters between the values of a list.
  static var separators: String { get }
  static func read(_ cell: Cell) throws -> Self
}

extension CellReadable {
  static var separators: String { ",;/" }
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

extension SiteNumber: CellReadable {
  static let cellKind = CellKind.text
  static func read(_ cell: Cell) throws -> SiteNumber { try cell.read(.text, SiteNumber(cell.text)) }
}

extension Amount: CellReadable {
  static let cellKind = CellKind.amount
  static func read(_ cell: Cell) throws -> Amount { try cell.amount }
}

extension Day: CellReadable {
  static let cellKind = CellKind.day
  static func read(_ cell: Cell) throws -> Day { try cell.day.day(nil) }
}

extension DayCell: CellReadable {
  static let cellKind = CellKind.day
  static func read(_ cell: Cell) throws -> DayCell { try cell.day }
}

extension Weekday: CellReadable {
  static let cellKind = CellKind.weekdays
  static let separators = ",;/ "
  static func read(_ cell: Cell) throws -> Weekday { try cell.read(.weekdays, Weekday(String(cell.text.prefix(3)))) }
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
    return try cell.text.split { Element.separators.contains($0) }.map { try Element.read(cell.with(String($0))) }
  }
}
