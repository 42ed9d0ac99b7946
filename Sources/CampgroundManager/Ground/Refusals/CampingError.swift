/// The refusal of a request, with all its problems and the alternatives.
///
/// A refused request has changed nothing.
public struct CampingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sorts of refusal; each has its code, which is the command line's exit status.
  public enum Name: String, Sendable, CaseIterable {
    /// The nights are somebody's.
    case nightsTaken
    /// A name or number fits more than one.
    case ambiguous
    /// The key belongs to another request.
    case keyReused
    /// The key belongs to a request about a person who was forgotten.
    case keyErased
    /// Something has been changed since it was looked at.
    case versionChanged
    /// An entry can no longer be undone.
    case undoBlocked
    /// No such thing.
    case notFound
    /// The id of another kind of thing.
    case wrongKind
    /// Against the rules.
    case invalidRequest

    /// True when what a request names is not there.
    var isMissing: Bool {
      switch self {
      case .notFound, .wrongKind: true
      case .nightsTaken, .ambiguous, .keyReused, .keyErased, .versionChanged, .undoBlocked, .invalidRequest: false
      }
    }

    package var code: Int {
      switch self {
      case .nightsTaken, .ambiguous, .keyReused, .keyErased, .versionChanged, .undoBlocked: 3
      case .notFound, .wrongKind: 4
      case .invalidRequest: 5
      }
    }
  }

  public let name: Name
  /// All that is wrong, not only the first (domain rule R6).
  public let problems: [Problem]
  /// The holder of the nights, when that is the reason.
  public package(set) var conflict: Conflict?
  /// The free sites and days, when the nights are taken.
  public package(set) var alternatives: Alternatives?
  /// The other sites, when the requested one does not fit.
  package var elsewhere: Elsewhere?
  /// The decisions of a person that would let it through; empty when none would.
  package var remedies: [Remedy]

  package init(_ name: Name, _ problems: [Problem], remedies: [Remedy] = [], elsewhere: Elsewhere? = nil) {
    (self.name, self.problems, self.remedies, self.elsewhere) = (name, problems, remedies, elsewhere)
  }

  /// The refusal of nights that are somebody's, or of a step that would take such.
  package init(_ name: Name, _ problems: [Problem], conflict: Conflict?, alternatives: Alternatives? = nil) {
    self.init(name, problems)
    (self.conflict, self.alternatives) = (conflict, alternatives)
  }

  /// A sentence for each problem, as campctl prints them: "The site takes at most 8 people; 9 were requested."
  ///
  /// It names no option and no command of the program, and none of the ``alternatives``.
  public var description: String { Phrases.sentences(problems.map(\.description)) }

  public var domain: String { "CampingManager" }
  public var code: Int { name.code }
  /// `"Problem"` is the phrase of the first problem.
  public var userInfo: [String: String] { problems.first.map { ["Problem": $0.phrase] } ?? [:] }
}

extension [Problem] {
  /// Throws all of them as one refusal; does nothing when there is none.
  func refuse(
    _ name: CampingError.Name = .invalidRequest, remedies: [Remedy] = [], elsewhere: Elsewhere? = nil
  ) throws(CampingError) {
    if !isEmpty { throw CampingError(name, self, remedies: remedies, elsewhere: elsewhere) }
  }
}
