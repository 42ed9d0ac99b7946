import Persistence

/// Filters as conditions of statements, which leave out most of the rows that the filter keeps back.
extension Filter {
  /// The condition of a test on a row; nil for a test that no statement makes.
  typealias Conditions = [String: @Sendable (FilterTest) -> SQL?]

  /// A condition that holds for every row that the filter lets through; nil when nothing of it stands in columns.
  func condition(_ fields: Conditions) -> SQL? {
    // An engine has a limit for the depth of an expression.
    size > 300 ? nil : condition(of: fields)
  }

  /// The number of tests in it.
  private var size: Int {
    switch self {
    case .all(let filters), .any(let filters): filters.reduce(0) { $0 + $1.size }
    case .not(let filter): filter.size
    case .term(_, let tests): tests.count
    case .word: 1
    }
  }

  private func condition(of fields: Conditions) -> SQL? {
    switch self {
    case .all(let filters): return Self.joined(filters.compactMap { $0.condition(of: fields) }, by: " AND ")
    case .any(let filters): return Self.joinedIfAll(filters.map { $0.condition(of: fields) })
    case .term(let field, let tests):
      // Columns have moments in seconds.
      guard field.kind != .moment else { return nil }
      return fields[field.name].flatMap { Self.joinedIfAll(tests.map($0)) }
    // A condition lets through more than the filter, so its opposite would keep back more.
    case .not, .word: return nil
    }
  }

  /// True when the condition of these fields is the filter itself, and not more.
  func isWhole(in fields: Set<String>, of conditions: Conditions) -> Bool {
    guard size <= 300 else { return false }
    return switch self {
    case .all(let filters), .any(let filters): filters.allSatisfy { $0.isWhole(in: fields, of: conditions) }
    case .term(let field, let tests):
      fields.contains(field.name) && field.kind != .moment && tests.allSatisfy { conditions[field.name]?($0) != nil }
    case .not, .word: false
    }
  }

  private static func joinedIfAll(_ parts: [SQL?]) -> SQL? {
    parts.contains { $0 == nil } ? nil : joined(parts.compactMap(\.self), by: " OR ")
  }

  private static func joined(_ parts: [SQL], by word: SQL) -> SQL? {
    if parts.isEmpty { return nil }
    return "(\(SQL.joined(parts, by: word)))"
  }

  /// The condition of a column that has a text folded as names are.
  static func foldedText(_ column: SQL) -> @Sendable (FilterTest) -> SQL? {
    { test in
      switch test {
      case .text(let text): "\(column) = \(text)"
      case .part(let part): "\(column) LIKE \("%" + LikePattern.escaped(part) + "%") ESCAPE '\\'"
      case .beginning(let beginning): "\(column) LIKE \(LikePattern.escaped(beginning) + "%") ESCAPE '\\'"
      default: nil
      }
    }
  }

  /// The condition of an expression with a number, a day's among them.
  static func number(_ expression: SQL) -> @Sendable (FilterTest) -> SQL? {
    { test -> SQL? in
      guard case .between(let least, let most) = test else { return nil }
      let bounds = [least.map { "\(expression) >= \($0)" as SQL }, most.map { "\(expression) <= \($0)" as SQL }]
      return joined(bounds.compactMap(\.self), by: " AND ")
    }
  }
}

extension Recorded {
  /// The columns with numbers and days, by the keys of their fields.
  static func numbers(of alias: SQL) -> [String: SQL] {
    fields.fields.reduce(into: [:]) { numbers, field in
      guard let name = field.name, let column = field.column, [.number, .day].contains(field.kind) else { return }
      numbers[name.description] = "\(alias).\(SQL(stringLiteral: column.name))"
    }
  }
}
