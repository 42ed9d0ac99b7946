import Foundation
import Testing

/// The ways on that the desk is given when something does not go.
@Suite struct WayOnCommandTests: ~Copyable {
  private let shell = Shell.campground("add-site 13..14\nreserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2")

  @Test func `a longer stay that is refused names who comes, where they could go, and the free sites`() throws {
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-07-06 --nights 2")
    try shell.json("reserve --site 14 --camper c-1 --arrive 2027-07-05 --nights 1")
    try shell.json("check-in r-1 --now 2027-07-04T16:00")
    let line = "change r-1 --nights 4 --now 2027-07-05"
    let alternatives = try #require(try shell.refusal(line).error["alternatives"] as? [String: Any])
    #expect(alternatives.differences(from: ["sites": ["13"], "addedNights": ["13", "14"]]) == [])
    let comes = try #require(alternatives["comes"] as? [String: Any])
    #expect(comes.differences(from: ["reservation": "r-2", "sites": ["13", "14"]]) == [])
    let taken = try shell.refusal("reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 1")
    let others = try #require(taken.error["alternatives"] as? [String: Any])
    #expect(others["addedNights"] is NSNull && others["comes"] is NSNull)
  }

  @Test func `a move to any site says which and why`() throws {
    try shell.json("move r-1 --any-site")
    let again = try shell.json("move r-1 --any-site --key k")
    #expect(again["site"] as? String == "12")
    #expect(again["siteChosenBecause"] is String)
    #expect(
      try shell.json("move r-1 --any-site --key k")["siteChosenBecause"] as? String == again["siteChosenBecause"]
        as? String)
    for line in ["move r-1", "move r-1 --site 13 --any-site"] { #expect(try shell.refusal(line).status == 64) }
  }

  @Test func `parties that a block displaces are told with the sites that are free`() throws {
    let told = try shell.run("campctl block-site 12 13 --from 2027-07-04 --nights 3 --because gravel --force")
    #expect(told.output.contains("Displaced: r-1, Bacon Lover, 910-543-9000.\n"))
    #expect(told.errors.contains(" has lost 2 nights on site 12 (r-1, ") && told.errors.contains("Site 14 is free"))
    let made = try shell.jsonList("block-site --type standard --from 2027-09-04 --nights 1 --because gravel")
    #expect(made.map { $0["site"] as? String } == ["12", "13", "14"])
    for given in ["", "12 --type standard", "--loop Nowhere"] {
      let status = try shell.refusal("block-site \(given) --from 2027-10-04 --nights 1 --because x").status
      #expect(status == (given == "--loop Nowhere" ? 4 : 64))
    }
  }

  @Test func `an early check-in is answered with the time from which sites are ready`() throws {
    let note = "Note: this is before check-in time (15:00).\n"
    #expect(try shell.run("campctl check-in r-1 --now 2027-07-04T14:59 -n").errors == note)
    #expect(try shell.run("campctl check-in r-1 --now 2027-07-04T15:00 -n").errors.isEmpty)
    #expect(try shell.run("campctl check-in r-1 --now 2027-07-05T09:00 -n").errors.isEmpty)
    let walkIn = "reserve --site 13 --camper c-1 --arrive 2027-06-01 --nights 1 --check-in"
    #expect(try shell.run("campctl \(walkIn) --now 2027-06-01T12:00").errors == note)
  }

  @Test func `settings that leave stays outside name them, and so does a merge of colliding ones`() throws {
    let told = try shell.run("campctl settings --open 07-05..09-15 --max-nights 1 -n")
    #expect(
      told.errors == """
        Hint: 1 stay is outside the season now and stands as agreed: r-1.
        Hint: 1 stay is longer than the longest stay now and stands as agreed: r-1.

        """)
    try shell.json("add-camper 'B. Lover' --phone 555-0101")
    try shell.json("reserve --site 13 --camper c-2 --arrive 2027-07-05 --nights 2")
    try shell.json("settings --max-consecutive 2")
    #expect(
      try shell.run("campctl merge-campers c-1 c-2").errors == """
        Hint: B. Lover still finds c-1.
        Hint: r-1 and r-2 have nights in common; campctl list-reservations --camper shows them.
        Hint: r-1: With the camper's adjoining stays it makes 3 nights in a row; the maximum is 2 nights.
        Hint: r-2: With the camper's adjoining stays it makes 3 nights in a row; the maximum is 2 nights.

        """)
  }
}
