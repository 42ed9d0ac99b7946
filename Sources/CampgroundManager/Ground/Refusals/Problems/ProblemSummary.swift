/// The name, field and value of a problem, which scripts read, and its sentence, which people read.
struct ProblemSummary {
  let name: ProblemName
  let field: String?
  let value: String?
  /// A clause without its full stop.
  let sentence: () -> String

  init(
    _ name: ProblemName, _ field: String?, _ value: (any CustomStringConvertible)?,
    _ sentence: @autoclosure @escaping () -> String
  ) {
    self.name = name
    self.field = field
    self.value = value?.description
    self.sentence = sentence
  }
}

/// The problems of one subject: each is a case, beside which its name, field, value and sentence stand.
protocol ProblemFamily: Hashable, Sendable {
  var summary: ProblemSummary { get }
}

/// A problem as an earlier version kept it, with its sentence.
package struct KeptProblem: ProblemFamily {
  let name: ProblemName
  let field: String?
  let value: String?
  /// A clause without its full stop.
  package let sentence: String

  var summary: ProblemSummary { ProblemSummary(name, field, value, sentence) }
}
