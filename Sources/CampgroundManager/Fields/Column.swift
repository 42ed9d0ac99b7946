import Persistence

/// One column of a thing's row.
final class Column: Sendable {
  typealias Store = @Sendable (UnsafeMutableRawPointer) -> StoredValue
  typealias Load = @Sendable (UnsafeMutableRawPointer, Row, Int) throws -> Void

  let name: StaticString
  /// The expression that reads it, where that is not the column itself.
  let source: StaticString?
  /// The expression that its value stands in.
  let place: StaticString
  /// A claim that it is the row's number, which the store gives.
  let isKey: Bool
  /// Where the part of the thing is that the closures take; 0 for the thing itself.
  private let offset: Int
  private let store: Store
  private let loadInto: Load?

  /// `load` is nil for a column that is only looked for, such as a name's key.
  init(
    name: StaticString, source: StaticString? = nil, place: StaticString = "?", isKey: Bool = false, at offset: Int = 0,
    stored: @escaping Store, load: Load?
  ) {
    self.name = name
    self.source = source
    self.place = place
    self.isKey = isKey
    self.offset = offset
    store = stored
    loadInto = load
  }

  /// A claim that a SELECT reads it.
  var isRead: Bool { loadInto != nil }
  func stored(_ thing: UnsafeMutableRawPointer) -> StoredValue { store(thing + offset) }
  func load(_ thing: UnsafeMutableRawPointer, _ row: Row, _ number: Int) throws {
    try loadInto?(thing + offset, row, number)
  }

  /// A part's column as one of the whole.
  func lifted(by place: Int) -> Column {
    Column(
      name: name, source: source, place: self.place, isKey: isKey, at: offset + place, stored: store, load: loadInto)
  }
}
