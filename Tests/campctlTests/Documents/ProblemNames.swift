import CampgroundManager

@testable import campctl

/// The names of all problems that can be printed.
enum ProblemNames {
  static var all: Set<String> {
    Set(ProblemName.allCases.map(\.rawValue)).subtracting(neverHolding).union(program)
  }

  /// The statuses of reservations that hold no night, so that no site is taken because of one.
  private static let neverHolding: Set<String> = ["invalid", "cancelled", "expired"]

  /// The command line's own names, many of which are those of its errors.
  private static let program = Set(Failure.Name.allCases.map(\.rawValue) + ShownProblem.Name.allCases.map(\.rawValue))
}
