import Foundation
import Testing

/// Jobs of a year that are done by several commands together.
@Suite struct RecipeTests {
  @Test func `a report at the end of a rehearsal has the prices of the lines before it, and nothing is kept`() throws {
    let shell = try Shell.withCampground()
    try shell.json("add-rate Standard --nightly 45.00")
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2")
    let before = shell.storeBytes
    let outcome = try shell.batch(
      """
      remove-rate Standard
      add-rate Standard --nightly 50.00
      reprice r-1
      account r-1
      """, "--dry-run")
    #expect(outcome.status == 0)
    #expect(outcome.replies.last?.result?["total"] as? String == "100.00")
    #expect(shell.storeBytes == before)
    #expect(try shell.json("account r-1")["total"] as? String == "90.00")
  }

  @Test func `a loop is closed by a batch of its sites once nobody stays there`() throws {
    let shell = try Shell.withCampground()
    try #require(
      try shell.batch(
        """
        add-site 1 --loop Birch
        add-site 2 --loop Birch
        reserve --site 1 --camper c-1 --arrive 2027-07-04 --nights 2
        """
      ).status == 0)
    let closing = try shell.run("campctl list-sites --loop Birch --quiet").output.split(separator: "\n")
      .map { "block-site \($0) --from 2027-07-01 --nights 14 --because gravel" }.joined(separator: "\n")
    #expect(try shell.batch(closing, "--keep-going --dry-run").outline == ["1 3", "2 ok"])
    try shell.json("move r-1 --site 12")
    #expect(try shell.batch(closing).outline == ["1 ok", "2 ok"])
    #expect(try shell.jsonList("list-blocks").compactMap { $0["site"] as? String } == ["1", "2"])
  }

  @Test func `a new season's rate goes before last season's from its first night on`() throws {
    let shell = try Shell.withCampground()
    try shell.json("add-rate Standard --nightly 45.00")
    try shell.json("add-rate 'Standard 2028' --nightly 50.00 --from 2028-01-01 --before 2029-01-01")
    let quote = try shell.json("quote --site 12 --arrive 2027-12-31 --nights 2")
    let nights = try #require(quote["nights"] as? [[String: Any]])
    #expect(nights.map { $0["price"] as? String } == ["45.00", "50.00"])
  }
}
