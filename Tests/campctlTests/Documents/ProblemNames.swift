import CampgroundManager
import Foundation

@testable import campctl

/// The names of all problems that can be printed.
enum ProblemNames {
  static func all() throws -> Set<String> {
    Set(ProblemName.allCases.map(\.rawValue)).subtracting(neverHolding).union(try program())
  }

  /// The statuses of reservations that hold no night, so that no site is taken because of one.
  private static let neverHolding: Set<String> = ["invalid", "cancelled", "expired"]

  /// The command line's own names, many of which are those of its errors; each begins a summary.
  private static func program() throws -> Set<String> {
    let folder = Shell.repository.appending(path: "Sources/campctl/Failures").path
    var names = Set(Failure.Name.allCases.map(\.rawValue))
    for file in try FileManager.default.contentsOfDirectory(atPath: folder) where file.hasSuffix(".swift") {
      let text = try String(contentsOf: URL(filePath: "\(folder)/\(file)"), encoding: .utf8)
      for match in text.matches(of: /: \("([a-zA-Z]+)",/) { names.insert(String(match.1)) }
    }
    return names
  }
}
