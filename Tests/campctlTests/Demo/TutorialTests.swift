import Foundation
import TestSupport
import Testing

/// The tutorial, typed as a reader types it.
@Suite struct TutorialTests {
  /// The answers to all lines of the page, and the names that are left in the home of the person.
  private func typed(in shell: borrowing Shell) throws -> (answers: String, left: [String]) {
    let page = try Document("docs/tutorial.md")
    let beginning = try #require(page.blocks(of: "sh").first)
    let steps = page.blocks(of: "console").flatMap(RecordedSession.steps)
    let script = ([beginning] + steps.map(\.command) + ["exit"]).joined(separator: "\n")
    let result = try shell.run("PATH=\"$HOME/.local/bin:$PATH\" sh 2>&1", input: script)
    let answers = result.output.replacing(try Regex("\(shell.home.path)/tmp\\.[A-Za-z0-9]+"), with: "~")
    return (answers, try FileManager.default.contentsOfDirectory(atPath: shell.home.path))
  }

  @Test(TestEngine.ofFiles("it begins a campground in a file"))
  func `it goes as it is printed, leaves nothing, and goes again`() throws {
    let shell = Shell()
    try #require(try shell.run(TypedPage.installation).status == 0)
    let before = Set(try FileManager.default.contentsOfDirectory(atPath: shell.home.path))
    let printed = try Document("docs/tutorial.md").blocks(of: "console").flatMap(RecordedSession.steps)
      .map { $0.output.replacing(/\n\[\d+\]$/, with: "") + "\n" }.joined()
    for _ in 1...2 {
      let (answers, left) = try typed(in: shell)
      #expect(answers == printed)
      let made = left.filter { !before.contains($0) }
      #expect(made.filter { !$0.hasPrefix("input-") && !$0.hasPrefix("output-") && !$0.hasPrefix("errors-") } == [])
    }
  }
}
