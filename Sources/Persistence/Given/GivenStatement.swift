/// A statement that a person typed, which is to read views alone.
///
/// It is read here before any engine reads it, for both engines in the same way: one `SELECT` that names no table but the views and its
/// own `WITH`, calls no function outside of a written list, and has no sign that the engines read differently.
package struct GivenStatement: Sendable {
  /// The bytes of all but its comments and the semicolon at its end; each stands where it was typed.
  let plain: [UInt8]
  let tokens: [GivenToken]

  /// The largest number of bytes.
  static let longest = 65536
  /// The most parentheses within each other.
  static let deepest = 100

  /// Reads a statement about some views; throws ``GivenRefusal`` with all that is wrong with it.
  package init(_ text: String, about views: Set<String>, functions: Set<String>) throws(GivenRefusal) {
    guard text.utf8.count <= Self.longest else { throw GivenRefusal(.tooLong) }
    let reader = try GivenReader(text)
    var (plain, tokens) = (reader.plain, reader.tokens)
    if let last = tokens.last, last.isSign(";") {
      plain.replaceSubrange(last.range, with: [UInt8(ascii: " ")])
      tokens.removeLast()
    }
    guard !tokens.isEmpty else { throw GivenRefusal(.empty) }
    var judge = GivenJudge(tokens, views: views, functions: functions)
    let problems = judge.problems()
    guard problems.isEmpty else { throw GivenRefusal(problems) }
    (self.plain, self.tokens) = (plain, tokens)
  }

  /// The names of its parameters, each once, in their order.
  package var parameters: [String] {
    tokens.reduce(into: []) { names, token in
      if token.kind == .parameter, !names.contains(token.text) { names.append(token.text) }
    }
  }

  /// The names in it, in lower case.
  var names: Set<String> { Set(tokens.lazy.filter(\.isName).map { $0.text.lowercased() }) }

  /// The text as it stands, with `:name` in the places of parameters.
  var text: String { String(decoding: plain, as: UTF8.self) }

  /// The word at a place, for a problem that an engine finds.
  package func word(at place: Int) -> String? {
    tokens.first { $0.range.contains(place) }.map { String(decoding: plain[$0.range], as: UTF8.self) }
  }
}

extension GivenStatement {
  /// The functions that a statement for an engine may call.
  static func functions(onServer isOnServer: Bool) -> Set<String> {
    GivenWords.functions.union(isOnServer ? GivenWords.functionsOfPostgreSQL : GivenWords.functionsOfSQLite)
  }
}
