/// A view for statements that people type: a query of the store's own tables under a name.
package struct GivenView: Sendable {
  package let name: String
  /// The names of its columns, in the order of the query's.
  package let columns: [String]
  package let query: String

  package init(name: String, columns: [String], query: String) {
    (self.name, self.columns, self.query) = (name, columns, query)
  }
}

/// A statement that a person typed, the views that it may read, and the values of its parameters.
package struct GivenQuery {
  let statement: GivenStatement
  let views: [GivenView]
  let values: [String: String]
  package var limits = GivenLimits()
  let dialect: GivenDialect

  /// Throws ``GivenRefusal`` with all that is wrong with the statement and its values.
  package init(
    _ text: String, about views: [GivenView], values: [String: String], in dialect: GivenDialect
  ) throws(GivenRefusal) {
    statement = try GivenStatement(
      text, about: Set(views.map(\.name)), functions: GivenStatement.functions(onServer: dialect.isOnServer))
    let names = statement.names
    self.views = views.filter { names.contains($0.name) }
    (self.values, self.dialect) = (values, dialect)
    let parameters = statement.parameters
    let problems =
      parameters.filter { values[$0] == nil }.map { GivenProblem.noValue($0) }
      + values.keys.sorted().filter { !parameters.contains($0) }.map { .unused($0) }
    guard problems.isEmpty else { throw GivenRefusal(problems.map { PlacedProblem($0, at: nil) }) }
  }
}

/// The most that a statement which a person typed may take.
package struct GivenLimits: Sendable {
  package var seconds = 10
  package var rows = 100_000
  /// The bytes of the whole answer.
  package var bytes = 1 << 26
  /// The bytes of one value, in a file.
  package var value = 1 << 20
  /// The bytes by which the memory of this process may grow, in a file.
  package var memory = 1 << 28

  package init() {}
}

/// A value of an answer.
package enum AnswerValue: Hashable, Sendable {
  case null
  case integer(Int64)
  /// A number that need not be whole, as it is written: `0.5`.
  case decimal(String)
  case text(String)
}

extension AnswerValue {
  /// A number as an engine writes it, without zeros at its end; one that is no number for others is a text.
  init(number text: String) {
    if let number = Int64(text) {
      self = .integer(number)
    } else if text.utf8.contains(where: { !"0123456789+-.eE".utf8.contains($0) }) {
      self = .text(text)
    } else if text.contains("."), !text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
      let end = text.utf8.lastIndex { $0 != UInt8(ascii: "0") }
      let digits = end.map { text[...$0] } ?? text[...]
      self = digits.hasSuffix(".") ? Self(number: String(digits.dropLast())) : .decimal(String(digits))
    } else {
      self = .decimal(text)
    }
  }

  /// The bytes that it takes, about.
  var size: Int {
    switch self {
    case .null, .integer: 16
    case .decimal(let text), .text(let text): 16 + text.utf8.count
    }
  }
}

/// The answer to a statement that a person typed.
package struct GivenAnswer: Sendable {
  /// The names of its columns; several may have the same.
  package let columns: [String]
  package private(set) var rows: [[AnswerValue]] = []
  private var bytes = 0
  private let limits: GivenLimits

  init(columns: [String], limits: GivenLimits) { (self.columns, self.limits) = (columns, limits) }

  mutating func append(_ row: [AnswerValue]) throws(GivenRefusal) {
    guard rows.count < limits.rows else { throw GivenRefusal(.tooManyRows(limits.rows)) }
    bytes += row.reduce(0) { $0 + $1.size }
    guard bytes <= limits.bytes else { throw GivenRefusal(.tooLarge(limits.bytes)) }
    rows.append(row)
  }
}

extension GivenStatement {
  /// The refusal in the words of an engine, with the place where it has found something.
  func refusal(_ words: String, at place: some BinaryInteger) -> GivenRefusal {
    let place = Int(place)
    return GivenRefusal([PlacedProblem(.engine(words), at: plain.indices.contains(place) ? place : nil)])
  }
}

extension GivenQuery {
  /// True when a statement has a parameter of this name, if it can be read.
  package static func names(_ parameter: String, in text: String) -> Bool {
    guard let reader = try? GivenReader(text) else { return false }
    return reader.tokens.contains { $0.kind == .parameter && $0.text == parameter }
  }

  /// The name of a column of the answer as its view spells it, or else as it was typed: engines may leave names in lower case.
  func spelled(_ name: String) -> String {
    for view in views {
      if let column = view.columns.first(where: { $0.lowercased() == name.lowercased() }) { return column }
    }
    let typed = statement.tokens.indices.filter {
      statement.tokens[$0].kind == .word && statement.tokens[$0].text == name
    }
    let own = typed.last { $0 > 0 && statement.tokens[$0 - 1].isWord("as") } ?? typed.last
    return own.map { String(decoding: statement.plain[statement.tokens[$0].range], as: UTF8.self) } ?? name
  }
}
