import CampgroundManager
import Foundation
import Testing

@testable import campctl

/// The names in `docs/scripting/problems.md`, compared with those of the program.
@Suite struct ProblemDocumentTests {
  private static let path = "docs/scripting/problems.md"
  private static let scripting = "docs/scripting.md"

  @Test func `each name of a problem is documented, and nothing else`() throws {
    let rows = try Document(Self.path).rows(of: ["name", "meaning", "exit status"])
    let documented = rows.flatMap { Document.words(in: $0[0]) }
    #expect(Set(documented).count == documented.count)
    #expect(Set(documented).symmetricDifference(ProblemNames.all).sorted() == [])
  }

  @Test func `each name of an error is documented with its exit status, and nothing else`() throws {
    let rows = try Document(Self.path).rows(of: ["error", "meaning", "exit status"])
    let documented = rows.map { "\(Document.words(in: $0[0])[0]) \($0[2])" }
    #expect(documented.sorted() == Self.errors.map { "\($0) \($1)" }.sorted())
  }

  @Test func `each exit status is documented, and nothing else`() throws {
    let rows = try Document(Self.scripting).rows(of: ["status", "meaning"])
    // 0 is no error, and 6 the end of a batch.
    let statuses = Set(Self.errors.map(\.status) + [0, 6])
    #expect(rows.compactMap { Int($0[0]) } == statuses.sorted())
  }

  @Test func `a problem has an exit status of an error`() throws {
    let known = Set([0] + Self.errors.map(\.status))
    for row in try Document(Self.path).rows(of: ["name", "meaning", "exit status"]) {
      let statuses = row[2].components(separatedBy: ", ").compactMap(Int.init)
      #expect(!statuses.isEmpty && known.isSuperset(of: statuses), "\(row)")
      #expect(!row[1].isEmpty && row[1].hasSuffix("."), "\(row)")
    }
  }

  /// The errors of the library and of the command line.
  private static let errors =
    CampingError.Name.allCases.map { (name: $0.rawValue, status: $0.code) }
    + Failure.Name.allCases.map { (name: $0.rawValue, status: Int(Failure($0, []).code)) }
}

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
