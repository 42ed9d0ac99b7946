import Basics

/// A condition on the fields of things, as people write it: `arriving:fri..sun balance:>0 -type:tent`.
package indirect enum Filter: Hashable, Sendable {
  case all([Filter])
  case any([Filter])
  case not(Filter)
  /// A field that passes one of the tests.
  case term(ListFields.ListField, [FilterTest])
  /// A word that stands in some text of the thing.
  case word(String)
}

/// A test of the values of a field, of which one has to pass.
package enum FilterTest: Hashable, Sendable {
  /// There is nothing.
  case missing
  /// There is something.
  case present
  /// Numbers, days by their number, and amounts in minor units, both ends included.
  case between(Int?, Int?)
  case flag(Bool)
  /// A text, folded as names are (domain rule R34).
  case text(String)
  case part(String)
  case beginning(String)
}

extension Filter {
  /// True for a thing of these fields.
  package func holds(for record: FieldRecord) -> Bool {
    switch self {
    case .all(let filters): filters.allSatisfy { $0.holds(for: record) }
    case .any(let filters): filters.contains { $0.holds(for: record) }
    case .not(let filter): !filter.holds(for: record)
    case .term(let field, let tests): Self.holds(tests, record.values(at: field.path), field)
    case .word(let word): Self.holds(word, record)
    }
  }

  private static func holds(_ tests: [FilterTest], _ values: [FieldValue], _ field: ListFields.ListField) -> Bool {
    tests.contains { test in
      switch test {
      case .missing: values.isEmpty
      case .present: !values.isEmpty
      default: values.contains { test.holds(for: $0, of: field.kind) }
      }
    }
  }

  /// True when a search would find the word in one of the texts; days, amounts and numbers are none.
  private static func holds(_ word: String, _ record: FieldRecord) -> Bool {
    let search = SearchText(word)
    return record.texts.contains { text in search.isIn(text, .plates) || search.isIn(text, .phone) }
  }
}

extension FilterTest {
  fileprivate func holds(for value: FieldValue, of kind: FieldKind) -> Bool {
    switch self {
    case .missing, .present: return false
    case .between(let least, let most):
      guard let number = kind.number(of: value) else { return false }
      return least ?? .min <= number && number <= most ?? .max
    case .flag(let flag): return value == .flag(flag)
    case .text(let text): return value.folded == text
    case .part(let part): return value.folded.contains(part)
    case .beginning(let beginning): return value.folded.hasPrefix(beginning)
    }
  }
}

extension FieldKind {
  /// The number by which a value of this kind is compared: a count, a day's number, or minor units; nil for any other.
  package func number(of value: FieldValue) -> Int? {
    switch (self, value) {
    case (_, .number(let number)): number
    case (.day, .text(let text)): Day(text)?.number
    case (.moment, .text(let text)): Day(String(text.prefix(10)))?.number
    case (.amount, .text(let text)): Int(text.filter { $0 != "." })
    default: nil
    }
  }
}

extension FieldValue {
  /// The text of a value, folded as names are.
  package var folded: String { words.map(PersonText.nameKey) ?? "" }

  /// A text that sorts as people count: 2 before 10.
  package var countedKey: String { SiteNumber(stringLiteral: folded).orderKey }
}
