/// Reads the text of a filter: terms between blanks, of which all must hold.
///
/// ```
/// alternatives = terms { "or" terms }
/// terms        = term { [ "and" ] term }
/// term         = ( "-" | "not" ) term | "(" alternatives ")" | [ field ":" ] value
/// ```
package struct FilterReader {
  let fields: ListFields
  let values: FilterValues
  private var text: FilterText
  private var depth = 0
  private var problems: [FilterProblem] = []

  private init(_ text: String, _ fields: ListFields, _ values: FilterValues) {
    (self.text, self.fields, self.values) = (FilterText(text), fields, values)
  }

  /// The filter of a text; throws all of its mistakes.
  package static func filter(
    _ text: String, of fields: ListFields, _ values: FilterValues
  ) throws(FilterProblems) -> Filter {
    var reader = FilterReader(text, fields, values)
    let filter = reader.whole()
    guard let filter, reader.problems.isEmpty else { throw FilterProblems(problems: reader.problems) }
    return filter
  }

  private mutating func whole() -> Filter? {
    do throws(FilterProblem) {
      text.skipBlanks()
      if text.next == nil { throw FilterProblem(mistake: .empty, place: text.place) }
      return try alternatives()
    } catch {
      problems.append(error)
      return nil
    }
  }

  private mutating func alternatives() throws(FilterProblem) -> Filter {
    var all = [try terms()]
    while try skip("or") { all.append(try terms()) }
    return all.count == 1 ? all[0] : .any(all)
  }

  private mutating func terms() throws(FilterProblem) -> Filter {
    var all: [Filter] = []
    while true {
      text.skipBlanks()
      if text.next == ")", depth == 0 { throw FilterProblem(mistake: .closingParenthesis, place: text.place) }
      if text.next == nil || text.next == ")" || word() == "or" { break }
      if try skip("and") { continue }
      if let term = try term() { all.append(term) }
    }
    if all.isEmpty, problems.isEmpty { throw FilterProblem(mistake: .missingTerm, place: text.place) }
    return all.count == 1 ? all[0] : .all(all)
  }

  /// A term; nil for one with a mistake, behind which the others are read all the same.
  private mutating func term() throws(FilterProblem) -> Filter? {
    text.skipBlanks()
    if try skip("not") { return try opposite() }
    switch text.next {
    case "-":
      text.skip()
      return try opposite()
    case "(": return try parenthesis()
    case nil, ")": throw FilterProblem(mistake: .missingTerm, place: text.place)
    default: return filter(try text.word())
    }
  }

  private mutating func opposite() throws(FilterProblem) -> Filter? {
    // Nothing but parentheses nest, and no command line has this many.
    depth += 1
    defer { depth -= 1 }
    guard depth < 200 else { throw FilterProblem(mistake: .tooDeep, place: text.place) }
    return try term().map { .not($0) }
  }

  private mutating func parenthesis() throws(FilterProblem) -> Filter? {
    let place = text.place
    text.skip()
    depth += 1
    defer { depth -= 1 }
    guard depth < 200 else { throw FilterProblem(mistake: .tooDeep, place: place) }
    let inner = try alternatives()
    guard text.next == ")" else { throw FilterProblem(mistake: .openParenthesis, place: place) }
    text.skip()
    return inner
  }

  /// The word that comes next, in lower case, when nothing of it is quoted; it is not read yet.
  private func word() -> String? {
    var ahead = text
    return (try? ahead.word())?.plain?.lowercased()
  }

  /// Reads a word that joins terms, if it comes next.
  private mutating func skip(_ joining: String) throws(FilterProblem) -> Bool {
    text.skipBlanks()
    guard word() == joining else { return false }
    _ = try text.word()
    return true
  }

  /// The filter of a word: a field with its tests, or a text to find.
  private mutating func filter(_ word: FilterText.FilterWord) -> Filter? {
    let letters = word.letters
    guard let colon = letters.firstIndex(where: { $0.isMark(":") }), colon > 0,
      letters[..<colon].allSatisfy({ !$0.isQuoted && ($0.character.isLetter || $0.character == ".") })
    else { return bare(word) }
    let name = letters[..<colon].text
    guard let field = fields.field(name) else {
      problems.append(FilterProblem(mistake: .unknownField(name), place: word.place))
      return nil
    }
    do throws(FilterProblem.Mistake) {
      return .term(field, try values.tests(letters[(colon + 1)...], of: field))
    } catch {
      problems.append(FilterProblem(mistake: error, place: word.place + colon + 1))
      return nil
    }
  }
}

extension FilterReader {
  /// The filter of a word without a field; nil for one that lacks the field or the colon of a term.
  private mutating func bare(_ word: FilterText.FilterWord) -> Filter? {
    guard let plain = word.plain, let sign = plain.firstIndex(where: { "=<>:".contains($0) }) else {
      return .word(word.letters.text)
    }
    let name = String(plain[..<sign])
    guard name.isEmpty || fields.field(name) != nil else { return .word(plain) }
    problems.append(FilterProblem(mistake: name.isEmpty ? .noField : .noColon(name), place: word.place))
    return nil
  }
}

/// All mistakes of a filter's text.
package struct FilterProblems: Error {
  package let problems: [FilterProblem]
}

extension FilterProblem.Mistake: Error {}
