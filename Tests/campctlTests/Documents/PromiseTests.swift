import Foundation
import Testing

/// The promises of SECURITY.md, each beside the tests that show it.
@Suite struct PromiseTests {
  private static let headings = ["promise", "limit", "shown by"]

  /// The names of all tests, each behind its suite: `PermissionTests: a new store is its owner's alone`.
  private static func tests() throws -> Set<String> {
    var names: Set<String> = []
    let folder = Shell.repository.appending(path: "Tests")
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
      var suite = ""
      for line in try String(contentsOf: folder.appending(path: path), encoding: .utf8).split(separator: "\n") {
        if let type = line.firstMatch(of: /\b(?:struct|class|extension) ([A-Z]\w*Tests)\b/) { suite = String(type.1) }
        if let test = line.firstMatch(of: /func `([^`]+)`|@Test\("([^"]+)"/) {
          names.insert("\(suite): \(test.1 ?? test.2 ?? "")")
        }
      }
    }
    return names
  }

  @Test func `each promise names tests, and each of these is there`() throws {
    let rows = try Document("SECURITY.md").rows(of: Self.headings)
    let tests = try Self.tests()
    #expect(rows.count >= 9 && tests.count > 1000)
    for row in rows {
      let named = Document.words(in: row[2])
      #expect(!named.isEmpty, "no test shows: \(row[0])")
      for test in named { #expect(tests.contains(test), "\(test)") }
    }
  }

  @Test func `a promise stands in no other table`() throws {
    let document = try Document("SECURITY.md")
    let promises = document.sections.first { $0.title == "Promises" }
    let lines = promises?.lines.filter { $0.hasPrefix("|") } ?? []
    #expect(lines.count == document.rows(of: Self.headings).count + 2)
  }
}
