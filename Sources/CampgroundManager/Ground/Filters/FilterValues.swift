/// Reads the values behind the colon of a term, as the kind of its field wants them.
package struct FilterValues {
  /// The currency of amounts.
  let currency: Currency
  /// The day that a text means, counted from the other end of a range where it has one; nil for no day.
  let day: (String, _ otherEnd: Day?) -> Day?

  package init(currency: Currency, day: @escaping (String, Day?) -> Day?) {
    (self.currency, self.day) = (currency, day)
  }

  typealias Letters = ArraySlice<FilterText.Letter>

  /// The tests between commas.
  func tests(
    _ letters: Letters, of field: AskedFields.AskedField
  ) throws(FilterProblem.Mistake) -> [FilterTest] {
    if letters.isEmpty { return [.missing] }
    if letters.count == 1, letters.first?.isMark("*") == true { return [.present] }
    var tests: [FilterTest] = []
    for part in letters.split(omittingEmptySubsequences: false, whereSeparator: { $0.isMark(",") }) {
      tests.append(try test(part, of: field))
    }
    return tests
  }

  private func test(_ letters: Letters, of field: AskedFields.AskedField) throws(FilterProblem.Mistake) -> FilterTest {
    switch field.kind {
    case .text: return try text(letters, of: field)
    case .flag:
      switch letters.text.lowercased() {
      case "yes", "true": return .flag(true)
      case "no", "false": return .flag(false)
      default: throw .wrongValue(field, letters.text)
      }
    case .number, .day, .moment, .amount: return try comparison(letters, of: field)
    }
  }

  private func text(_ letters: Letters, of field: AskedFields.AskedField) throws(FilterProblem.Mistake) -> FilterTest {
    guard let first = letters.first else { throw .wrongValue(field, "") }
    if first.isMark("<") || first.isMark(">") || range(letters) != nil { throw .unordered(field) }
    if first.isMark("~") { return .part(PersonText.nameKey(letters.dropFirst().text)) }
    if first.isMark("/") { return .beginning(PersonText.nameBeginning(letters.dropFirst().text)) }
    return .text(PersonText.nameKey(letters.text))
  }

  private func comparison(
    _ letters: Letters, of field: AskedFields.AskedField
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
  private func range(_ letters: Letters) -> (first: Letters, last: Letters)? {
    let place = letters.indices.dropLast().first { letters[$0].isMark(".") && letters[$0 + 1].isMark(".") }
    return place.map { (letters[..<$0], letters[($0 + 2)...]) }
  }

  private func number(
    _ letters: Letters, of field: AskedFields.AskedField, behind first: Int? = nil
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

extension Amount {
  /// The amount in minor units; nil where the currency has no unit that small, or none that is written beside it.
  fileprivate func units(in currency: Currency) -> Int? {
    guard part.count <= currency.digits, mark?.isOf(currency) ?? true else { return nil }
    let figures = whole + part + String(repeating: "0", count: currency.digits - part.count)
    return Digits.value(of: figures.utf8).flatMap { $0 <= MinorUnits.largest ? (isNegative ? -$0 : $0) : nil }
  }
}
