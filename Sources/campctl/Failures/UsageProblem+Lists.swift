import Arguments
import CampgroundManager

/// Questions to a list.
extension UsageProblem {
  /// A mistake in a filter, with its place in the text, which stands there where it is one of several.
  static func filter(
    _ problem: FilterProblem, in text: String, isOneOfSeveral: Bool = false, _ fields: ListFields
  ) -> UsageProblem {
    let filter = isOneOfSeveral ? "filter '\(text)'" : "filter"
    let sentence = "The \(filter) has a mistake at character \(problem.place): \(problem.mistake.clause(fields))"
    let mistake = UsageProblem("where", sentence, value: text)
    if case .unknownField = problem.mistake { return mistake.named(.unknownField) }
    return mistake
  }

  static func unknownField(_ name: String, in fields: ListFields, _ argument: String) -> UsageProblem {
    UsageProblem(argument, "There is no field \(name)\(fields.guess(name))", value: name).named(.unknownField)
  }

  static func notAdded(_ field: ListFields.ListField) -> UsageProblem {
    UsageProblem("sum", "\(field.name) is no number, so it has no sum", value: field.name)
  }

  static func groupedAndAdded(_ field: ListFields.ListField) -> UsageProblem {
    UsageProblem("sum", "\(field.name) is grouped by, so it is not added up", value: field.name)
  }

  static let columnsOfSums = UsageProblem(
    "columns", "--columns chooses the fields of rows, which --count, --sum and --group-by have none of")

  static func sumTooLarge(_ field: ListFields.ListField) -> UsageProblem {
    UsageProblem("sum", "The sum of \(field.name) is too large", value: field.name)
  }

  /// A list that cannot be asked.
  static let noQuestions = UsageProblem("where", "This list cannot be filtered, sorted or added up")
}

/// Commands on the stays of a filter.
extension UsageProblem {
  static let filterBesideStays = UsageProblem(
    "where", "--where chooses the stays, so none is named beside it", ["where", "reservation", "site", "group"])
  static let versionOfSeveral = UsageProblem(
    "ifVersion", "--if-version is that of one record, and --where chooses several")
  static let expectAlone = UsageProblem.withoutOther("expect", needs: "where")

  static let noneChosen = UsageProblem("where", "No stay matches").named(.notFound)

  static func noneToAct(_ command: String, _ rest: Int, _ which: String) -> UsageProblem {
    UsageProblem("where", "No stay matches \(lack(of: command, rest, which))").named(.notFound)
  }

  static func otherCount(_ command: String, _ expected: Int, _ found: Int, _ which: String) -> UsageProblem {
    otherCount(expected, "\(command) can act on \(found): \(which)")
  }

  static func noneExpected(_ command: String, _ expected: Int, _ rest: Int, _ which: String) -> UsageProblem {
    otherCount(expected, "no stay matches \(lack(of: command, rest, which))")
  }

  private static func otherCount(_ expected: Int, _ clause: String) -> UsageProblem {
    let stays = Phrases.count(expected, "stay was", "stays were")
    return UsageProblem("expect", "\(stays) expected, and \(clause)", value: String(expected)).named(.otherCount)
      .unanswerable
  }

  /// `on which check-in can act; these match: r-1 (reserved) and r-2 (cancelled)`
  private static func lack(of command: String, _ rest: Int, _ which: String) -> String {
    let others = rest == 0 ? "" : "; \(Phrases.noun(rest, "this one matches", "these match")): \(which)"
    return "on which \(command) can act\(others)"
  }

  static func unexpectedCount(_ command: String, _ found: Int, _ which: String) -> UsageProblem {
    UsageProblem(
      "expect",
      "\(command) would act on \(Phrases.count(found, "stay")): \(which). Without a terminal it needs "
        + "--expect \(found)"
    ).named(.declined)
  }
}

extension ListFields {
  /// The field whose name is near to an unknown one.
  fileprivate func guess(_ name: String) -> String {
    let nested = names.filter { $0.split(separator: ".").last?.lowercased().hasPrefix(name.lowercased()) == true }
    let near = nested.first ?? Suggestion.nearest(to: name, among: names)
    return near.map { ", but \($0)" } ?? ""
  }
}

extension FilterProblem.Mistake {
  fileprivate func clause(_ fields: ListFields) -> String {
    switch self {
    case .unknownField(let name): "there is no field \(name)\(fields.guess(name))"
    case .wrongValue(let field, let text):
      "\(Self.quoted(text)) is no value of \(field.name); \(field.kind.example(field.name))"
    case .unordered(let field):
      "\(field.name) is text, which has no order; write \(field.name):word, \(field.name):~part or \(field.name):/beginning"
    case .noColon(let name): "a colon is missing behind the field, as in \(name):3 or \(name):>3"
    case .noField: "a field is missing before the value, as in nights:>3"
    case .tooDeep: "too many parentheses or hyphens stand within each other"
    case .openQuote: "a quote is not closed"
    case .openParenthesis: "a parenthesis is not closed"
    case .closingParenthesis: "a parenthesis is closed that is not open"
    case .missingTerm: "a term is missing, such as nights:>3"
    case .empty: "it is empty; write a term, such as nights:>3"
    }
  }

  private static func quoted(_ text: String) -> String { text.isEmpty ? "nothing" : "'\(Phrases.shortened(text))'" }
}

extension FieldKind {
  fileprivate func example(_ name: String) -> String {
    switch self {
    case .text: "write \(name):word"
    case .choice(let words): "write one of \(words.joined(separator: ", "))"
    case .number: "write a whole number, such as \(name):3 or \(name):>3"
    case .flag: "write \(name):yes or \(name):no"
    case .day, .moment: "write a day, such as \(name):2027-07-04 or \(name):fri..sun"
    case .amount: "write an amount, such as \(name):45.00 or \(name):>0"
    }
  }
}

extension [UsageProblem] {
  /// Throws ``Failure`` with all of them, and with the fields of the list where one is not there.
  func refuse(_ fields: ListFields) throws(Failure) {
    if isEmpty { return }
    let isFieldMissing = contains { $0.shown.name == ShownProblem.Name.unknownField.rawValue }
    let isFilter = contains { $0.shown.field == "where" }
    let hint: Hint? = isFieldMissing ? .fields(fields.names) : isFilter ? .filters : nil
    throw Failure(.usage, map { .usage($0) }, hint: hint)
  }
}
