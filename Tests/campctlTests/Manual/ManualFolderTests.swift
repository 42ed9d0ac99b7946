import Foundation
import Testing

@testable import campctl

/// The folder of pages that `make man` leaves.
@Suite struct ManualFolderTests {
  private static let hasPython = (try? Shell().run("python3 --version").status) == 0

  @Test(.enabled(if: hasPython, "Python 3 is not installed"))
  func `each command has a page, and the documents of scripts are one`() throws {
    let shell = Shell()
    let made = try shell.run("sh scripts/manual.sh \"$HOME/man\"")
    #expect(made.status == 0, "\(made.errors)")
    let files = Set(try FileManager.default.contentsOfDirectory(atPath: shell.home.path + "/man"))
    let names = (CommandRegistry.campctl.entries.map(\.name) + ["help", "version"]).map { $0.replacing(" ", with: "-") }
    #expect(files == Set(names.map { "campctl-\($0).1" } + ["campctl.1", "campctl-batch.5"]))
    let page = try String(contentsOf: shell.home.appending(path: "man/campctl-batch.5"), encoding: .utf8)
    try expectDocuments(in: page)
    for name in page.matches(of: /\n\.BR ([^ ]+) \(([0-9])\)/) {
      #expect(files.contains("\(name.1.replacing("\\", with: "")).\(name.2)"), "\(name.0)")
    }
  }

  /// Expects every object, key and problem of the documents on the page, and no sign of Markdown.
  private func expectDocuments(in page: String) throws {
    let escaped = { (text: String) in text.replacing("-", with: "\\-").replacing("'", with: "\\(aq") }
    for path in ["docs/scripting/objects.md", "docs/scripting/problems.md"] {
      for section in try Document(path).sections {
        let rows = section.rows(of: ["key", "type", "meaning"]) + section.rows(of: ["name", "meaning", "exit status"])
        guard !rows.isEmpty else { continue }
        #expect(page.contains("\n.SS \(escaped(section.title))\n"), "\(section.title)")
        for name in rows.flatMap({ Document.words(in: $0[0]) }) {
          #expect(page.contains("\n\\fB\(escaped(name))\\fR ("), "\(name)")
        }
      }
    }
    for title in ["MANY COMMANDS AT ONCE: BATCH", "ENVIRONMENT", "FILES", "EXIT STATUS", "EXAMPLES", "SEE ALSO"] {
      #expect(page.contains("\n.SH \(title)\n"), "\(title)")
    }
    #expect(!page.contains("`") && !page.contains("](") && !page.contains("\n|"))
  }
}
