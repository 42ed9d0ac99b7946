import Basics

/// Reads the values behind the colon of a term, as the kind of its field wants them.
package struct FilterValues {
  /// The currency of amounts; nil takes those of any.
  let currency: Currency?
  /// The day that a text means, counted from the other end of a range where it has one; nil for no day.
  let day: (String, _ otherEnd: Day?) -> Day?

  package init(currency: Currency?, day: @escaping (String, Day?) -> Day?) {
    (self.currency, self.day) = (currency, day)
  }

  typealias FilterLetters = ArraySlice<FilterText.FilterLetter>

  /// The tests between commas.
  func tests(
    _ letters: FilterLetters, of field: ListFields.ListField
  ) throws(FilterProblem.Mistake) -> [FilterTest] {
    if letters.isEmpty { return [.missing] }
    if letters.count == 1, letters.first?.isMark("*") == true { return [.present] }
    var tests: [FilterTest] = []
    for part in Self.parts(letters, of: field.kind) { tests.append(try test(part, of: field)) }
    return tests
  }

  /// The parts between commas; a comma between the digits of an amount may be one of its own: `1,000.00`.
  private static func parts(_ letters: FilterLetters, of kind: FieldKind) -> [FilterLetters] {
    var (parts, start) = ([FilterLetters](), letters.startIndex)
    for place in letters.indices where letters[place].isMark(",") {
      let digits = letters[(place + 1)...].prefix { $0.character.isNumber }
      if kind == .amount, digits.count == 3, letters[start..<place].endsInWholeFigures { continue }
      parts.append(letters[start..<place])
      start = place + 1
    }
    return parts + [letters[start...]]
  }

  private func test(_ letters: FilterLetters, of field: ListFields.ListField) throws(FilterProblem.Mistake)
    -> FilterTest
  {
    switch field.kind {
    case .text: return try text(letters, of: field)
    case .choice(let words): return try choice(letters, among: words, of: field)
    case .flag:
      switch letters.text.lowercased() {
      case "yes", "true": return .flag(true)
      case "no", "false": return .flag(false)
      default: throw .wrongValue(field, letters.text)
      }
    case .number, .day, .moment, .amount: return try comparison(letters, of: field)
    }
  }

  private func text(_ letters: FilterLetters, of field: ListFields.ListField) throws(FilterProblem.Mistake)
    -> FilterTest
  {
    guard let first = letters.first else { throw .wrongValue(field, "") }
    if first.isMark("~") { return .part(PersonText.nameKey(letters.dropFirst().text)) }
    if first.isMark("/") { return .beginning(PersonText.nameBeginning(letters.dropFirst().text)) }
    if first.isMark("<") || first.isMark(">") || range(letters) != nil { throw .unordered(field) }
    return .text(PersonText.nameKey(letters.text))
  }

  private func choice(
    _ letters: FilterLetters, among words: [String], of field: ListFields.ListField
  ) throws(FilterProblem.Mistake) -> FilterTest {
    if let first = letters.first, first.isMark("~") || first.isMark("/") { return try text(letters, of: field) }
    let word = PersonText.nameKey(letters.text).replacing(" ", with: "-")
    guard words.contains(word) else { throw .wrongValue(field, letters.text) }
    return .text(word)
  }

  private func comparison(
    _ letters: FilterLetters, of field: ListFields.ListField
  ) throws(FilterProblem.Mistake) -> FilterTest {
    if let (first, last) = range(letters) {
      if first.isEmpty, last.isEmpty { throw .wrongValue(field, letters.text) }
      let least = first.isEmpty ? nil : try number(first, of: field)
      let most = last.isEmpty ? nil : try number(last, of: field, behind: least)
      return .between(least, most)
    }
    guard let mark = letters.first, mark.isMark("<") || mark.isMark(">") else {
      let number = try number(letters, of: field)
      return .between(number, number)
    }
    let isIncluded = letters.dropFirst().first?.isMark("=") == true
    let number = try number(letters.dropFirst(isIncluded ? 2 : 1), of: field)
    let step = isIncluded ? 0 : 1
    return mark.character == "<" ? .between(nil, number - step) : .between(number + step, nil)
  }

  /// The two sides of `..`; nil without it.
  private func range(_ letters: FilterLetters) -> (first: FilterLetters, last: FilterLetters)? {
    let place = letters.indices.dropLast().first { letters[$0].isMark(".") && letters[$0 + 1].isMark(".") }
    return place.map { (letters[..<$0], letters[($0 + 2)...]) }
  }

  private func number(
    _ letters: FilterLetters, of field: ListFields.ListField, behind first: Int? = nil
  ) throws(FilterProblem.Mistake) -> Int {
    let text = letters.text
    let number: Int? =
      switch field.kind {
      case .number: Int(text).flatMap { $0.magnitude <= MinorUnits.largest.magnitude ? $0 : nil }
      case .amount: Amount(text)?.units(in: currency)
      default: day(text, first.flatMap { Day(number: $0) })?.number
      }
    guard let number else { throw .wrongValue(field, text) }
    return number
  }
}

extension ArraySlice<FilterText.FilterLetter> {
  /// True for figures at its end that are no parts of a unit: those of `1`, and of `100..1`, but not of `67.00`.
  fileprivate var endsInWholeFigures: Bool {
    let figures = reversed().prefix { $0.character.isNumber || $0.isMark(",") }.count
    let before = dropLast(figures)
    return figures > 0 && (before.last?.isMark(".") != true || before.dropLast().last?.isMark(".") == true)
  }
}

extension Amount {
  /// The amount in minor units; nil where the currency has no unit that small, or none that is written beside it. Of any currency, it has
  /// as many digits as there are at most.
  fileprivate func units(in currency: Currency?) -> Int? {
    let digits = currency?.digits ?? 4
    guard part.count <= digits, currency.flatMap({ mark?.isOf($0) }) ?? true else { return nil }
    let figures = whole + part + String(repeating: "0", count: digits - part.count)
    return Digits.value(of: figures.utf8).flatMap { $0 <= MinorUnits.largest ? (isNegative ? -$0 : $0) : nil }
  }
}
