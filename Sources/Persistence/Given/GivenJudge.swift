/// Judges the tokens of a statement that a person typed, one after the other.
struct GivenJudge {
  /// The part of the statement within a parenthesis, or outside of all.
  private struct Part {
    /// True within `CAST(…)`.
    var isCast = false
    /// True in a list of tables.
    var hasTables = false
    /// True where a table has to follow.
    var expectsTable = false
  }

  private let tokens: [GivenToken]
  private let functions: Set<String>
  /// The names that stand for a table: the views, and those of `WITH`.
  private let tables: Set<String>
  private var parts = [Part()]
  private var found: [PlacedProblem] = []

  init(_ tokens: [GivenToken], views: Set<String>, functions: Set<String>) {
    (self.tokens, self.functions) = (tokens, functions)
    tables = views.union(tokens.indices.lazy.filter { Self.isDefined($0, in: tokens) }.map { tokens[$0].text })
  }

  mutating func problems() -> [PlacedProblem] {
    if !tokens[0].isWord("select", "with", "values") { note(.beginning(tokens[0].text), tokens[0]) }
    for place in tokens.indices { judge(place) }
    if parts.count != 1, found.isEmpty { note(.parentheses, tokens[tokens.count - 1]) }
    return found
  }

  private func token(_ place: Int) -> GivenToken? { tokens.indices.contains(place) ? tokens[place] : nil }

  private mutating func note(_ problem: GivenProblem, _ token: GivenToken) {
    guard !found.contains(where: { $0.problem == problem }) else { return }
    found.append(PlacedProblem(problem, at: token.range.lowerBound))
  }

  private mutating func judge(_ place: Int) {
    let token = tokens[place]
    switch token.kind {
    case .sign: judgeSign(token, place)
    case .text: judgeText(token, place)
    case .word, .name:
      judgeName(token, place)
      if parts[parts.count - 1].expectsTable, !opensPart(token, place) { takeTable(token, place) }
      if token.kind == .word { follow(token, place) }
    case .number, .parameter:
      if parts[parts.count - 1].expectsTable { note(.relation(token.text), token) }
    }
  }

  /// A type may stand before a text, and a letter before its quote: then it means something else.
  private mutating func judgeText(_ token: GivenToken, _ place: Int) {
    if parts[parts.count - 1].expectsTable { note(.relation(token.text), token) }
    guard let before = self.token(place - 1) else { return }
    let isFree =
      before.kind == .sign && !before.isSign(")") || before.kind == .word && GivenWords.beforeText.contains(before.text)
    if !isFree || before.kind != .sign && before.range.upperBound == token.range.lowerBound {
      note(.marked(before.text), before)
    }
  }

  private mutating func judgeName(_ token: GivenToken, _ place: Int) {
    if token.kind == .word, GivenWords.refused.contains(token.text), !isPart(place) {
      return note(.word(token.text), token)
    }
    if GivenWords.belongsToEngine(token.text) { return note(.relation(token.text), token) }
    if parts[parts.count - 1].isCast, self.token(place - 1)?.isWord("as") == true,
      !GivenWords.types.contains(token.text)
    {
      note(.type(token.text), token)
    }
    if self.token(place + 1)?.isSign("(") == true, !mayOpen(token, place) { note(.function(token.text), token) }
  }

  /// True for a name behind a point.
  private func isPart(_ place: Int) -> Bool { token(place - 1)?.isSign(".") == true }

  /// True when a parenthesis behind a name may call it, or calls nothing.
  private func mayOpen(_ token: GivenToken, _ place: Int) -> Bool {
    if isPart(place) { return false }
    if token.kind == .word {
      if functions.contains(token.text) || GivenWords.beforeParenthesis.contains(token.text) { return true }
      if parts[parts.count - 1].isCast, GivenWords.types.contains(token.text) { return true }
    }
    return self.token(place - 1)?.isWord("as") == true && !parts[parts.count - 1].isCast
      || Self.isDefined(place, in: tokens)
  }

  /// True for a word that begins another query, or stands before a table.
  private func opensPart(_ token: GivenToken, _ place: Int) -> Bool {
    if token.isWord("lateral") { return true }
    return self.token(place - 1)?.isSign("(") == true && token.isWord("select", "with", "values")
  }

  private mutating func takeTable(_ token: GivenToken, _ place: Int) {
    parts[parts.count - 1].expectsTable = false
    let next = self.token(place + 1)
    guard tables.contains(token.text), next?.isSign(".") != true, next?.isSign("(") != true else {
      let last = next?.isSign(".") == true ? self.token(place + 2) : nil
      return note(.relation(last.map { "\(token.text).\($0.text)" } ?? token.text), token)
    }
  }

  /// Keeps in mind where tables are listed.
  private mutating func follow(_ token: GivenToken, _ place: Int) {
    let last = parts.count - 1
    switch token.text {
    case "from" where isComparison(place): break
    case "from", "join": (parts[last].hasTables, parts[last].expectsTable) = (true, true)
    // A name of a table's own could be VALUES as well.
    case "values" where !(self.token(place - 1)?.isSign("(") ?? true): break
    case "where", "group", "order", "having", "window", "limit", "offset", "union", "intersect", "except", "select",
      "with",
      "values":
      (parts[last].hasTables, parts[last].expectsTable) = (false, false)
    default: break
    }
  }

  /// True for the FROM of `IS DISTINCT FROM`.
  private func isComparison(_ place: Int) -> Bool {
    token(place - 1)?.isWord("distinct") == true && token(place - 2)?.isWord("is", "not") == true
  }

  private mutating func judgeSign(_ token: GivenToken, _ place: Int) {
    let last = parts.count - 1
    switch token.text {
    case ";": note(.several, token)
    case "(":
      var part = Part()
      part.isCast = self.token(place - 1)?.isWord("cast") == true
      // A join, or a query.
      (part.hasTables, part.expectsTable) = (parts[last].expectsTable, parts[last].expectsTable)
      parts[last].expectsTable = false
      parts.append(part)
      if parts.count > GivenStatement.deepest { note(.parentheses, token) }
    case ")":
      if parts.count > 1 { parts.removeLast() } else { note(.parentheses, token) }
    case "," where parts[last].hasTables: parts[last].expectsTable = true
    default: if parts[last].expectsTable { note(.relation(token.text), token) }
    }
  }

  /// True for a name that WITH gives: `name AS (SELECT …`, `name (columns) AS (SELECT …`.
  private static func isDefined(_ place: Int, in tokens: [GivenToken]) -> Bool {
    guard tokens[place].isName else { return false }
    var next = place + 1
    func at(_ place: Int) -> GivenToken? { tokens.indices.contains(place) ? tokens[place] : nil }
    if at(next)?.isSign("(") == true {
      repeat { next += 1 } while at(next).map { $0.isName || $0.isSign(",") } == true
      guard at(next)?.isSign(")") == true else { return false }
      next += 1
    }
    guard at(next)?.isWord("as") == true else { return false }
    next += 1
    if at(next)?.isWord("not") == true { next += 1 }
    if at(next)?.isWord("materialized") == true { next += 1 }
    return at(next)?.isSign("(") == true && at(next + 1)?.isWord("select", "values", "with") == true
  }
}
