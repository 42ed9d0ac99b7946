/// A problem as an earlier version kept it, with its sentence.
package struct KeptProblem: Hashable, Sendable {
  let name: ProblemName
  let field: String?
  let value: String?
  /// A clause without its full stop.
  package let sentence: String

  var summary: ProblemSummary { ProblemSummary(name, field: field, value: value) }
}
