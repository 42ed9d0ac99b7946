import CampgroundManager
import Foundation
import JSONText
import Testing

@testable import campctl

/// The variables, the batches and the JSON in `docs/scripting.md`, compared with the program.
@Suite struct ScriptingDocumentTests {
  private static let path = "docs/scripting.md"

  @Test func `each variable that campctl reads is documented as in the manual, and nothing else`() throws {
    let rows = try Document(Self.path).rows(of: ["variable", "option", "meaning"])
    let variables = EnvironmentVariable.allCases.map { variable in
      [variable.rawValue, variable.options.joined(separator: ", "), variable.sentence]
    }
    #expect(Self.unquoted(rows) == variables)
  }

  @Test func `each exit status is documented as in the manual, and nothing else`() throws {
    let rows = try Document(Self.path).rows(of: ["status", "meaning"])
    #expect(Self.unquoted(rows) == ExitStatus.allCases.map { [String($0.rawValue), $0.sentence] })
    for code in CampingError.Name.allCases.map(\.code) { #expect(ExitStatus(rawValue: Int32(code)) != nil) }
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

  /// The rows without the quotes around code.
  private static func unquoted(_ rows: [[String]]) -> [[String]] {
    rows.map { $0.map { $0.replacingOccurrences(of: "`", with: "") } }
  }
}
