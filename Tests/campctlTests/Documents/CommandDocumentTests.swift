import Foundation
import Testing

/// `docs/commands.md`, which the program itself prints.
@Suite struct CommandDocumentTests {
  private static let file = Shell.repository.appending(path: "docs/commands.md")

  /// `CAMPCTL_RECORD=commands` records it anew, as `make docs` does.
  @Test func `the reference of commands is what the program prints`() throws {
    let printed = try Shell().run("campctl help --markdown").output
    if Recording.names.contains("commands") { try Data(printed.utf8).write(to: Self.file) }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == printed)
  }
}
