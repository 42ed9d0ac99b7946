import Arguments
import Basics
import CampgroundManager

/// The failures of statements of SQL.
extension Failure {
  /// The failure of a statement: 64 for its words, 5 for one that takes too much.
  init(_ refusal: GivenRefusal, of statement: String) {
    let problems = refusal.problems.map { CommandProblem.usage(UsageProblem($0, in: statement)) }
    if refusal.problems.allSatisfy(\.problem.isLimit) {
      self.init(.invalidRequest, of: problems)
    } else {
      self.init(.usage, problems)
      hint = .help(command: "sql")
    }
  }
}

extension UsageProblem {
  static func repeatedParameter(_ name: String) -> UsageProblem {
    UsageProblem("param", "The parameter \(name) has two values", value: name).named(.repeated)
  }

  fileprivate init(_ placed: PlacedProblem, in statement: String) {
    let place = placed.place.map { String(decoding: statement.utf8.prefix($0), as: UTF8.self).count + 1 }
    let sentence =
      place.map { "At character \($0): \(placed.problem.sentence)" } ?? placed.problem.sentence.capitalizedFirst
    switch placed.problem {
    case .noValue(let name): self = UsageProblem("param", sentence, value: name).named(.missing)
    case .unused(let name): self = UsageProblem("param", sentence, value: name).named(.unknownName)
    case .relation(let name): self = UsageProblem("statement", sentence, value: name).named(.unknownName)
    case let problem where problem.isLimit: self = UsageProblem("statement", sentence).named(.tooMuchWork)
    default: self = UsageProblem("statement", sentence)
    }
  }
}

extension GivenProblem {
  private static var views: String { QueryView.all.map(\.name).joined(separator: ", ") }

  /// The nearest of some names, as a question; empty when none is near.
  private static func guess(_ name: String, among names: [String]) -> String {
    Suggestion.nearest(to: name, among: names).map { "; did you mean \($0)?" } ?? ""
  }

  /// The problem in words, with those that would do instead; a clause that may stand behind its place.
  fileprivate var sentence: String {
    switch self {
    case .empty: "the statement is empty"
    case .tooLong: "the statement is longer than 64 KiB"
    case .several: "one statement ends here, and there may be no other"
    case .beginning(let word): "a statement begins with SELECT, WITH or VALUES, not with \(word)"
    case .word(let word): "\(word.uppercased()) would do more than read the views"
    case .function(let name) where QueryService.functions.contains(name):
      "only the other engine has the function \(name)"
    case .function(let name): "there is no function \(name) here\(Self.guess(name, among: QueryService.functions))"
    case .relation(let name):
      "there is no view \(name)\(Self.guess(name, among: QueryView.all.map(\.name))); the views are \(Self.views)"
    case .type(let name): "CAST makes text, integer, numeric, real or date, and no \(name)"
    case .marked(let word): "a text in single quotes cannot stand behind \(word)"
    case .sign(let sign): "\(sign) is no sign that both engines read alike"
    case .unclosed(let sign): "\(sign) has no end"
    case .parentheses: "the parentheses do not fit together"
    case .noValue(let name): "the parameter :\(name) has no value; --param \(name)=VALUE gives it one"
    case .unused(let name): "the statement has no parameter :\(name)"
    case .engine(let words): Self.known(words)
    case .refused(let words): "the views can only be read: \(words)"
    case .tooSlow, .tooMuchMemory, .tooManyRows, .tooLarge: limit
    }
  }

  /// The limit in words.
  private var limit: String {
    switch self {
    case .tooSlow(let seconds): "the statement took longer than \(seconds) seconds"
    case .tooManyRows(let rows): "the answer has more than \(rows) rows; LIMIT or WHERE leaves some out"
    case .tooLarge(let bytes): "the answer has more than \(bytes >> 20) MiB; fewer rows or columns would do"
    default: "the statement needs more memory than it may have"
    }
  }

  /// The engine's words, with the column that may be meant.
  private static func known(_ words: String) -> String {
    let columns = Set(QueryView.all.flatMap { $0.columns.map(\.name) })
    let others: Set = ["no", "such", "column", "does", "not", "exist"]
    let names = words.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    guard words.contains("column"), let name = names.last(where: { !others.contains($0) }), !columns.contains(name)
    else {
      return words
    }
    return words + guess(name, among: columns.sorted())
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
