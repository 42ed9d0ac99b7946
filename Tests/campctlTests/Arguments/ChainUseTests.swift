import Testing

@testable import campctl

/// The commands that can be given to a chain of campgrounds.
struct ChainUseTests {
  private func names(_ use: ChainUse) -> [String] {
    CommandRegistry.campctl.entries.filter { $0.type().chainUse == use }.map(\.name).sorted()
  }

  @Test func `a chain answers each list and each report, and some more questions`() {
    let lists = CommandRegistry.campctl.entries.map(\.name).filter { $0.hasPrefix("list-") || $0.hasPrefix("report ") }
    #expect(lists.count == 26)
    #expect(names(.reading) == (lists + ["availability", "check", "find", "info", "today"]).sorted())
  }

  @Test func `a chain takes two commands that write`() {
    #expect(names(.oneByOne) == ["grant", "init"])
  }

  @Test(
    arguments: [
      ("r-3@lakeside", "lakeside"), ("c-12@hill-2", "hill-2"), ("r-3", nil), ("ann@example.org", nil), ("r-3@", nil),
      ("r-@lake", nil), ("Lee @ Lake", nil),
    ] as [(String, String?)])
  func `the name of a thing of a chain is recognised`(text: String, campground: String?) {
    #expect(ChainedName.campground(in: text) == campground)
  }
}
