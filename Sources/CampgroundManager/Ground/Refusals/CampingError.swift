/// Why a request was refused, with everything that is wrong with it and what would do instead.
///
/// A refused request has changed nothing.
public struct CampingError: Error, Hashable, Sendable {
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
    /// What an entry did cannot be taken back any more.
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
  /// Who holds the nights, when that is the reason.
  public let conflict: Conflict?
  /// What would do instead, when the nights are taken.
  public let alternatives: Alternatives?
  /// What a person may decide so that it is done all the same; empty when nothing would help.
  package let remedies: [Remedy]

  package init(
    _ name: Name,
    _ problems: [Problem],
    conflict: Conflict? = nil,
    alternatives: Alternatives? = nil,
    remedies: [Remedy] = []
  ) {
    self.name = name
    self.problems = problems
    self.conflict = conflict
    self.alternatives = alternatives
    self.remedies = remedies
  }

  public var domain: String { "CampingManager" }
  public var code: Int { name.code }
  /// `"Problem"` is the phrase of the first problem.
  public var userInfo: [String: String] { problems.first.map { ["Problem": $0.phrase] } ?? [:] }
}

extension [Problem] {
  /// Throws all of them as one refusal; does nothing when there is none.
  func refuse(_ name: CampingError.Name = .invalidRequest, remedies: [Remedy] = []) throws(CampingError) {
    if !isEmpty { throw CampingError(name, self, remedies: remedies) }
  }
}
