import Foundation
import TestSupport
import Testing

/// The pages for users, typed along as a reader would after an installation.
@Suite struct TypedPageTests {
  /// The pages for users that cannot be typed along, each with the reason.
  private static let untyped = [
    "docs/guides/several-desks.md": "Its commands need ssh and a server; Tests/Acceptance types them."
  ]

  private static func isForReaders(_ document: Document) -> Bool {
    document.isForUsers || document.path == "docs/scripting.md"
  }

  private static func pages() throws -> [Document] {
    try Document.all().filter { isForReaders($0) && !untyped.keys.contains($0.path) }
  }

  private static func others() throws -> [Document] {
    try Document.all().filter { !isForReaders($0) || untyped.keys.contains($0.path) }
  }

  /// `CAMPCTL_RECORD=documents` puts the answers of now into the pages instead.
  @Test(TestEngine.ofFiles("a reader begins without a campground"), arguments: try pages())
  func `each block of a page can be typed, in the page's order`(document: Document) throws {
    try compare(document, try TypedPage(document.text).shown())
  }

  @Test(arguments: try others())
  func `each block of commands shows steps of one recorded session, in its order`(document: Document) throws {
    try compare(document, try TypedPage(document.text, isTyped: false).shown())
  }

  private func compare(_ document: Document, _ shown: (text: String, faults: [String])) throws {
    #expect(shown.faults == [])
    if Recording.names.contains("documents") { return try Data(shown.text.utf8).write(to: document.file) }
    let lines = shown.text.components(separatedBy: "\n")
    #expect(lines.difference(from: document.lines).isEmpty)
  }

  @Test(TestEngine.ofFiles("a reader begins without a campground"), arguments: untyped.keys.sorted())
  func `a page that can be typed leaves the list of those that cannot`(path: String) throws {
    let document = try Document(path)
    let shown = try TypedPage(document.text).shown()
    #expect(!shown.faults.isEmpty || shown.text != document.text)
  }

  @Test func `a page that is typed begins with its setup`() throws {
    for document in try Self.pages() where document.path != "README.md" {
      guard let first = TypedPage(document.text).blocks.first(where: { $0.kind != .recorded }) else { continue }
      #expect(first.steps.first?.command.contains(". \"$docs/setup/") == true, "\(document.path)")
    }
  }

  @Test func `a block is typed unless it is marked, and its status is compared`() throws {
    let page = TypedPage(
      """
      Setup: a word.

      ```sh
      word=typed
      ```

      ```console
      $ echo $word
      old

      $ (exit 3)
      ```

      ```sh
      echo no command of campctl
      ```

      <!-- not typed: nobody has it -->
      ```console
      $ campctl fly
      ```

      ```sh
      campctl fly
      ```
      """)
    #expect(page.blocks.map(\.kind) == [.silent, .typed, .recorded, .silent])
    let shown = try page.shown()
    #expect(shown.text.contains("$ echo $word\ntyped\n\n$ (exit 3)\n[3]\n```\n"))
    #expect(shown.faults.map { $0.prefix { $0 != ":" } } == ["19..<20", "23..<24"])
  }
}
