import Testing

/// Revenue as people read it.
@Suite struct RevenueTableTests {
  @Test func `people read the same amounts as programs`() throws {
    let shell = try Shell.withCampground()
    let made = try shell.batch(
      """
      add-rate Standard --nightly 45.00 --extra-adult 5.00
      add-tax county --percent 10%
      add-tax Cleaning --per-stay 8.00 --fee
      reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2 --adults 3
      charge r-1 3.00 --memo firewood
      pay r-1 60.00
      """)
    try #require(made.status == 0, "\(made.errors)")
    let row = try #require(try shell.jsonList("report revenue --by site").first)
    let lines = try shell.run("campctl report revenue --by site").output.split(separator: "\n")
    let names = try #require(lines.first { $0.hasPrefix("SITE ") }).split(separator: " ")
    let cells = try #require(lines.first { $0.hasPrefix("12 ") }).split(separator: " ")
    #expect(Set(BooksCommandTests.amounts.compactMap { row[$0] as? String }).count >= 6)
    for (name, cell) in zip(names, cells).dropFirst() { #expect(row[name.lowercased()] as? String == String(cell)) }
    // Discounts have a column where there are any, and write-offs a place in the reconciliation.
    let shown = BooksCommandTests.amounts.filter { $0 != "discounts" && $0 != "writtenOff" }
    #expect(Set(names.dropFirst().map { $0.lowercased() }) == Set(shown))
  }
}
