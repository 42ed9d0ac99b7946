/// A column of an export, declared once for all formats: its name, the type of its values, and its value in a record.
struct RecordColumn<Record>: Sendable {
  /// The name in headers, and the key in JSON.
  let name: StaticString
  let type: RecordType
  let cell: @Sendable (Record) -> RecordCell

  private init<Value>(
    _ name: StaticString, _ type: RecordType, _ value: @escaping @Sendable (Record) -> Value?,
    _ make: @escaping @Sendable (Value) -> RecordCell
  ) {
    self.init(name, type) { value($0).map(make) ?? .none }
  }

  private init(_ name: StaticString, _ type: RecordType, _ cell: @escaping @Sendable (Record) -> RecordCell) {
    (self.name, self.type, self.cell) = (name, type, cell)
  }
}

extension RecordColumn {
  static func text(_ name: StaticString, _ value: @escaping @Sendable (Record) -> String?) -> Self {
    Self(name, .text, value) { .text($0) }
  }

  static func day(_ name: StaticString, _ value: @escaping @Sendable (Record) -> Day?) -> Self {
    Self(name, .day, value) { .day($0) }
  }

  /// An amount in minor units.
  static func amount(_ name: StaticString, _ value: @escaping @Sendable (Record) -> Int?) -> Self {
    Self(name, .amount, value) { .amount($0) }
  }

  static func number(_ name: StaticString, _ value: @escaping @Sendable (Record) -> Int?) -> Self {
    Self(name, .number, value) { .number($0) }
  }

  static func flag(_ name: StaticString, _ value: @escaping @Sendable (Record) -> Bool?) -> Self {
    Self(name, .flag, value) { .flag($0) }
  }

  static func time(_ name: StaticString, _ value: @escaping @Sendable (Record) -> Moment?) -> Self {
    Self(name, .time, value) { .time($0) }
  }

  /// The columns of fields of a record, or of a part of it, in their order.
  static func fields<Thing>(
    _ fields: [Field<Thing>], of thing: @escaping @Sendable (Record) -> Thing
  ) -> [Self] {
    fields.map { field in
      let kind = (field.edit?().type as? any CellReadable.Type)?.cellKind
      let type = kind.flatMap { RecordType(rawValue: $0.rawValue) } ?? .text
      return Self(field.name ?? "", type) { record in
        var thing = thing(record)
        guard case .image(let value)? = field.getValue?(&thing, .image(.printed)) else {
          return type == .flag ? .flag(false) : .none
        }
        return RecordCell(value, type) ?? (field.words?(&thing) ?? value.words).map(RecordCell.text) ?? .none
      }
    }
  }

  /// Words between commas, such as `tent,rv`; nothing for none.
  static func words<Word: CustomStringConvertible & SendableMetatype>(
    _ name: StaticString, _ value: @escaping @Sendable (Record) -> [Word]
  ) -> Self {
    text(name) { record in
      let words = value(record)
      return words.isEmpty ? nil : words.map(\.description).joined(separator: ",")
    }
  }
}

/// One value of an exported record.
enum RecordCell: Hashable, Sendable {
  case none
  case text(String)
  case day(Day)
  /// An amount in minor units.
  case amount(Int)
  case number(Int)
  case flag(Bool)
  /// An instant as the campground's clock shows it.
  case time(Moment)
}

/// The type of all values of a column, named as that of imported cells.
enum RecordType: String, Hashable, Sendable {
  case text
  case day
  case amount
  case number
  case flag
  case time
}

extension RecordCell {
  /// Returns nil for a value that has only words.
  fileprivate init?(_ value: FieldValue, _ type: RecordType) {
    switch (type, value) {
    case (.amount, .number(let amount)): self = .amount(amount)
    case (.number, .number(let number)): self = .number(number)
    case (.flag, .flag(let flag)): self = .flag(flag)
    case (.day, .text(let text)): self = Day(text).map(RecordCell.day) ?? .none
    default: return nil
    }
  }
}
