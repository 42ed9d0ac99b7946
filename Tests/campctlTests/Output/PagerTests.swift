import Foundation
import TestSupport
import Testing

@Suite struct PagerTests: ~Copyable {
  private let shell = Shell.campground("add-site 100..140")

  /// Runs a line at a terminal of ten lines, whose pager keeps its text and its options; returns that and the screen.
  private func page(_ line: String, _ settings: String = "") throws -> (kept: String?, screen: String) {
    let kept = shell.home.appending(path: "page-\(UUID().uuidString)").path
    let pager = "{ echo \"$LESS $LESSSECURE\"; cat; } >\(kept)"
    let result = try shell.typing(
      "", to: "stty rows 10 cols 80; export TERM=xterm PAGER='\(pager)'; unset LESS; \(settings) campctl \(line)")
    #expect(result.status == 0, "\(result.errors)")
    return (try? String(contentsOfFile: kept, encoding: .utf8), result.output)
  }

  @Test(arguments: [
    ("list-sites", "", "FRX ", 43), ("list-sites --json", "", "FRX ", 42), ("list-sites", "LESS=-S", "-S ", 43),
    ("list-sites", "SSH_ORIGINAL_COMMAND=x", "FRX 1", 43),
    ("list-sites", "TERM=dumb", nil, 0), ("list-sites --no-pager", "", nil, 0), ("list-sites --no-input", "", nil, 0),
    ("list-sites --limit 5", "", nil, 0), ("list-sites", "PAGER=cat", nil, 0), ("list-sites", "PAGER=", nil, 0),
    ("add-site 200..230", "", nil, 0), ("list-sites | cat", "", nil, 0),
  ])
  func `an answer longer than the screen goes to the pager`(
    _ line: String, _ settings: String, _ options: String?, _ length: Int
  ) throws {
    let (kept, screen) = try page(line, settings)
    let lines = kept?.split(separator: "\n").map(String.init)
    #expect(lines?.first == options)
    #expect(lines.map { $0.count - 1 } ?? 0 == length)
    #expect(options != nil || !screen.isEmpty)
  }

  @Test func `a pager that is not there leaves the text on the screen`() throws {
    let (kept, screen) = try page("list-sites", "PAGER=no-such-pager")
    #expect(kept == nil && screen.contains("140"))
  }
}
