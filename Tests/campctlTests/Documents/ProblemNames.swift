import CampgroundManager
import Foundation

@testable import campctl

/// The names of all problems that can be printed.
enum ProblemNames {
  static func all() throws -> Set<String> {
    try library().union(program()).union(holders)
  }

  /// The names of the library's problems, as its sources have them.
  private static func library() throws -> Set<String> {
    // Nothing makes a problem of this name.
    try names(in: "Sources/CampgroundManager").subtracting(["emptyKey"])
  }

  /// The names of the command line's own problems, many of which are those of their errors.
  private static func program() throws -> Set<String> {
    try names(in: "Sources/campctl").union(Failure.Name.allCases.map(\.rawValue))
  }

  /// The reasons for which a site is not free. A reservation of another status holds no night.
  private static let holders: Set<String> = ["reserved", "held", "checked-in", "checked-out", "no-show", "blocked"]

  /// The texts with which a problem is made in the sources of a folder.
  private static func names(in folder: String) throws -> Set<String> {
    let folder = Shell.repository.appending(path: folder).path
    var names: Set<String> = []
    for case let path as String in FileManager.default.enumerator(atPath: folder) ?? .init()
    where path.hasSuffix(".swift") {
      let text = try String(contentsOf: URL(filePath: "\(folder)/\(path)"), encoding: .utf8)
      for match in text.matches(of: /(?:Problem|self\.init|lack|exposed|notPositive)\(\s*"([a-zA-Z]+)",/) {
        names.insert(String(match.1))
      }
    }
    return names
  }
}
