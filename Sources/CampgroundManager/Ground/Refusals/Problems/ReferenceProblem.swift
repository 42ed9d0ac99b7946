/// A reference that names no thing, several, or one of another kind.
package enum ReferenceProblem: Hashable, Sendable {
  /// `near` is a thing that is called nearly so.
  case notFound(ThingKind, String, field: String, near: String?)
  case wrongKind(String, is: ThingKind, not: ThingKind, field: String)
  case ambiguous(String, [CamperCandidate])
}

/// A camper whom a text may mean.
package struct CamperCandidate: Hashable, Sendable {
  package let id: CamperID
  package let fullName: String
  package let phoneNumber: String
}

extension ReferenceProblem {
  static func notFound(_ kind: ThingKind, _ text: String, field: String) -> ReferenceProblem {
    .notFound(kind, text, field: field, near: nil)
  }

  var summary: ProblemSummary {
    switch self {
    case .notFound(_, let text, let field, _): ProblemSummary(.notFound, field, text)
    case .wrongKind(let text, _, _, let field): ProblemSummary(.wrongKind, field, text)
    case .ambiguous(let text, _): ProblemSummary(.ambiguous, "camper", text)
    }
  }
}
