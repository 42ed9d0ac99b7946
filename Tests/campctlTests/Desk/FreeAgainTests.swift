import Foundation
import Testing

/// The nights that a command reports as free again are those that it has given back.
@Suite struct FreeAgainTests: ~Copyable {
  private let shell = Shell.campground()

  /// Makes a stay on site 12 from the 4th to the 9th of July, of which a block takes a night.
  private func block(_ blocked: String) throws {
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-07-04 --depart 2027-07-09")
    try shell.json("block-site 12 --from \(blocked) --force --because gravel")
  }

  @Test(
    arguments: [
      (
        "2027-07-06 --nights 1",
        "site 12 is free again, Sun 2027-07-04 to Tue 2027-07-06 (2 nights) and Wed 2027-07-07 to Fri 2027-07-09 (2 nights)"
      ),
      ("2027-07-04 --nights 2", "site 12 is free again, Tue 2027-07-06 to Fri 2027-07-09 (3 nights)"),
      ("2027-07-04 --nights 5", "it had no night left to give back"),
    ])
  func `a cancelled stay gives back no night that a block has taken`(blocked: String, words: String) throws {
    try block(blocked)
    #expect(try shell.run("campctl cancel r-1 --key k").output == "Cancelled r-1, Bacon Lover; \(words).\n")
    #expect(
      try shell.run("campctl cancel r-1 --key k").output == "Done before: Cancelled r-1, Bacon Lover; \(words).\n")
  }

  @Test(
    arguments: [
      ("2027-07-04", "site 12 is free again, Sun 2027-07-04 to Tue 2027-07-06 (2 nights)"),
      ("2027-07-05", "site 12 is free again, Mon 2027-07-05 to Tue 2027-07-06 (1 night)"),
      ("2027-07-06", "its nights are past"), ("2027-07-09", "its nights are past"),
    ])
  func `nights that are past are not free again`(today: String, words: String) throws {
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2 --group Scouts")
    let one = try shell.run("campctl cancel r-1 -n --now \(today)").output
    #expect(one == "Dry run, nothing is kept: Cancelled r-1, Bacon Lover; \(words).\n")
    #expect(
      try shell.run("campctl cancel --group Scouts --now \(today)").output == "Cancelled r-1, Bacon Lover; \(words).\n")
  }

  @Test func `a stay on two sites frees both`() throws {
    try block("2027-07-06 --nights 3")
    try shell.json("add-site 14")
    try shell.json("move r-1 --site 14 --from 2027-07-06")
    let words =
      "site 12 is free again, Sun 2027-07-04 to Tue 2027-07-06 (2 nights), site 14 is free again, Tue 2027-07-06 to Fri 2027-07-09 (3 nights)"
    #expect(try shell.run("campctl cancel r-1").output == "Cancelled r-1, Bacon Lover; \(words).\n")
  }

  @Test(
    arguments: [
      ("2027-07-06 --nights 1", "3 nights early; site 12 is free again, Wed 2027-07-07 to Fri 2027-07-09 (2 nights)"),
      ("2027-07-08 --nights 1", "3 nights early; site 12 is free again, Tue 2027-07-06 to Thu 2027-07-08 (2 nights)"),
      ("2027-07-06 --nights 3", "3 nights early"),
      ("2027-07-05 --nights 1", "3 nights early; it is free again from Tue 2027-07-06"),
    ])
  func `who leaves early gives back no night that a block has taken`(blocked: String, words: String) throws {
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-07-04 --depart 2027-07-09")
    try shell.json("check-in r-1 --now 2027-07-04")
    try shell.json("block-site 12 --from \(blocked) --force --because gravel --now 2027-07-04")
    let said = try shell.run("campctl check-out r-1 --now 2027-07-06").output
    #expect(said == "Checked out r-1: Bacon Lover has left site 12, \(words).\n")
  }

  @Test func `a no-show gives back no night that a block has taken`() throws {
    try block("2027-07-06 --nights 1")
    let said = try shell.run("campctl no-show r-1 --now 2027-07-05").output
    let days = "Mon 2027-07-05 to Tue 2027-07-06 (1 night) and Wed 2027-07-07 to Fri 2027-07-09 (2 nights)"
    #expect(said == "Marked r-1 a no-show, Bacon Lover; site 12 is free again, \(days).\n")
  }
}
