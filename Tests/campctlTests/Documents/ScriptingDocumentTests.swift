import Foundation
import JSONText
import Testing

@testable import campctl

/// The variables, the batches and the JSON in `docs/scripting.md`, compared with the program.
@Suite struct ScriptingDocumentTests {
  private static let path = "docs/scripting.md"

  @Test func `each variable that campctl reads is documented, and nothing else`() throws {
    let rows = try Document(Self.path).rows(of: ["variable", "option", "meaning"])
    let documented = rows.flatMap { Document.words(in: $0[0]) }
    #expect(Set(documented).symmetricDifference(try Self.variables()).sorted() == [])
  }

  @Test func `the commands that cannot stand in a batch are named`() throws {
    let text = try Document(Self.path).text
    let sentence = try #require(text.firstMatch(of: /Any command may stand in a line but ([^.]*)\./)).1
    let others = CommandRegistry.campctl.entries.filter { !$0.reader.standsInBatch }.map(\.name)
    #expect(Set(Document.words(in: String(sentence))) == Set(others))
  }

  @Test(arguments: ["docs/scripting.md", "docs/scripting/objects.md", "docs/scripting/problems.md"])
  func `the JSON in the pages can be read`(path: String) throws {
    let page = try Document(path)
    for block in page.blocks(of: "json") {
      #expect(throws: Never.self) { try JSONValue(text: block.trimmingCharacters(in: .whitespacesAndNewlines)) }
    }
  }

  /// The names that stand in the sources where variables are read.
  private static func variables() throws -> Set<String> {
    let folder = Shell.repository.appending(path: "Sources").path
    var names: Set<String> = []
    for case let path as String in FileManager.default.enumerator(atPath: folder) ?? .init()
    where path.hasSuffix(".swift") {
      let text = try String(contentsOf: URL(filePath: "\(folder)/\(path)"), encoding: .utf8)
      for match in text.matches(of: /(?:variable|getenv)\("([A-Z_]+)"/) { names.insert(String(match.1)) }
      for list in text.matches(of: /\[([A-Z_", ]+)\][.a-z]*compactMap\(Environment\.variable\)/) {
        names.formUnion(list.1.matches(of: /[A-Z_]+/).map { String($0.0) })
      }
    }
    return names
  }
}
