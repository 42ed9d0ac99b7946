import Testing

@Suite struct ImportCommandTests {
  @Test func `an import tells how many sites it added, changed, and left as they were`() throws {
    let shell = try Shell()
    let line = "campctl import sites Fixtures/RIDB/apache-trout-campground"
    #expect(try shell.run(line).output.hasPrefix("Added 64 sites, updated 0, left 0 as they were."))
    let first = try #require(try shell.siteNumbers().first)
    try shell.json("change-site \(Shell.quoted(first)) --loop Elsewhere")
    #expect(try shell.run(line).output.hasPrefix("Added 0 sites, updated 1, left 63 as they were."))
  }
}
