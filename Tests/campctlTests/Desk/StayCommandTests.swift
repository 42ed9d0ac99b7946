import Foundation
import Testing

/// The answers between arrival and departure, as programs read them.
@Suite struct StayCommandTests: ~Copyable {
  private let shell = Shell.campground(
    """
    add-site 14
    reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 3 --group Scouts
    reserve --site 14 --camper c-1 --arrive 2027-07-04 --nights 3 --group Scouts
    """)

  @Test func `a reservation gets another camper, known or new, by words and by JSON`() throws {
    try shell.json("add-camper 'Ann Lee' --phone 555-0101")
    let given = try shell.json("change r-1 --camper 'ann lee'")
    #expect((given["camper"] as? [String: Any])?["id"] as? String == "c-2")
    let batch = try shell.batch(#"{"command":"change","reservation":"r-1","new":"Bo Hill","phone":"555-0199"}"# + "\n")
    #expect(batch.status == 0)
    #expect(try shell.run("campctl change r-1 --camper 'Bo Hill'").output == "Nothing to change for r-1.\n")
    let line = try shell.run("campctl change r-1 --new 'Cy Oak' --phone 555-0150")
    #expect(line.output.hasPrefix("Changed r-1, Cy Oak: site 12,"))
    #expect(line.errors == "Added camper c-4, Cy Oak.\n")
    #expect(try shell.run("campctl log --limit 1").output.contains("changed r-1 (Cy Oak): camper c-3 to c-4"))
    for options in ["--new 'Dee Fir'", "--phone 555-0101", "--new D --phone 555 --camper c-1"] {
      #expect(try shell.refusal("change r-1 \(options)").status == 64)
    }
    #expect(try shell.refusal("change r-1 --camper Nobody").status == 4)
    #expect(try shell.refusal("change r-1 --new '' --phone 1").status == 5)
  }

  @Test func `who leaves late is told to be, also when the answer is given again`() throws {
    try shell.json("check-in r-1 --now 2027-07-04")
    let listed = try #require(try shell.jsonList("list-reservations --overdue --now 2027-07-09").first)
    #expect(listed["overdueNights"] as? Int == 2)
    #expect(try shell.json("check-out r-1 --now 2027-07-09 --key k")["overdueNights"] as? Int == 2)
    #expect(try shell.json("check-out r-1 --now 2027-07-30 --key k")["overdueNights"] as? Int == 2)
    let said = try shell.run("campctl undo --yes && campctl check-out r-1 --now 2027-07-09")
    #expect(said.errors == "r-1 was due to leave on Wed 2027-07-07; it has stayed 2 nights longer.\n")
  }

  @Test func `a group is answered as a list, in every format`() throws {
    let there = try shell.jsonList("check-in --group Scouts --now 2027-07-04 --key k")
    #expect(there.map { $0["id"] as? String } == ["r-1", "r-2"])
    #expect(there.map { $0["changed"] as? Bool } == [true, true])
    let again = try shell.jsonList("check-in --group Scouts --now 2027-07-04 --key k")
    #expect(again.map { $0["replayed"] as? Bool } == [true, true])
    #expect(try shell.run("campctl undo --yes -q").status == 0)
    #expect(try shell.run("campctl check-in --group Scouts --now 2027-07-04 -q --dry-run").output == "r-1\nr-2\n")
    let lines = try shell.run("campctl check-in --group Scouts --now 2027-07-04 --dry-run").output
    #expect(lines.split(separator: "\n").allSatisfy { $0.hasPrefix("Dry run, nothing is kept: Checked in r-") })
    #expect(try shell.run("campctl cancel --group Scouts --csv").output.split(separator: "\r\n").count == 3)
  }

  @Test func `a reservation says whether it began its group or joined one`() throws {
    let shell = Shell.campground("add-camper 'Tent Pole' --phone 555-0102")
    let line = "reserve --site 12 --nights 1 --group"
    let began = try shell.run("campctl \(line) Scouts --camper c-1 --arrive 2027-07-04 --key k")
    #expect(began.errors == "Began the group Scouts.\n")
    let joined = "Joined the group Scouts, led by Bacon Lover (c-1).\n"
    #expect(try shell.run("campctl \(line) Scouts --camper c-2 --arrive 2027-07-05 -n").errors == joined)
    #expect(try shell.run("campctl \(line) ' Scouts ' --camper c-2 --arrive 2027-07-05").errors == joined)
    #expect(try shell.run("campctl \(line) Scouts --camper c-1 --arrive 2027-07-04 --key k").errors == "")
    let other = try shell.run("campctl hold --site 12 --nights 1 --group scouts --camper c-2 --arrive 2027-07-08")
    let hint = "Hint: There is a group Scouts already; campctl change r-3 --group 'Scouts' joins it."
    #expect(other.errors == "Began the group scouts.\n\(hint)\n")
    #expect(
      try shell.run("campctl \(line) Guides --camper c-2 --arrive 2027-07-06 -n").errors == "Began the group Guides.\n")
  }

  @Test func `a group stands in a batch, as a list of results`() throws {
    let outcome = try shell.batch(#"{"command":"cancel","group":"Scouts","reason":"rain"}"#)
    #expect(outcome.outline == ["1 ok"])
    #expect(outcome.output.contains(#""result":[{"id":"r-1","status":"cancelled""#))
  }

  @Test(
    arguments: [
      "check-in", "cancel", "check-in r-1 --group Scouts", "cancel r-1 --group Scouts", "change r-1",
      "change r-1 --nights 2 --depart 2027-07-06", "change r-1 --nights many", "move r-1", "swap r-1",
      "change r-1 --accept-unknown-length", "check-in --group ' '",
    ])
  func `what cannot be understood is told before anything is looked for`(_ line: String) throws {
    let before = shell.storeBytes
    let refused = try shell.refusal(line)
    #expect(refused.status == 64)
    #expect(refused.name == "usage")
    #expect(shell.storeBytes == before)
  }

  @Test(
    arguments: [
      "check-in r-9", "check-out c-1", "no-show r-9", "change r-9 --nights 2", "move r-1 --site 99",
      "swap r-1 r-9", "check-in --group Guides", "cancel --group Guides",
    ])
  func `what is not there is not found`(_ line: String) throws {
    #expect(try shell.refusal("\(line) --now 2027-07-04").status == 4)
  }

  @Test func `an extension into somebody's nights names the holder and what would do`() throws {
    try shell.json("add-site 15")
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-07-08 --nights 1")
    let refused = try shell.refusal("change r-1 --depart 2027-07-10")
    #expect(refused.status == 3)
    #expect((refused.error["conflict"] as? [String: String])?["holder"] == "r-3")
    #expect((refused.error["alternatives"] as? [String: Any])?["sites"] as? [String] == ["15"])
  }

  @Test func `the site told is where the party is tonight`() throws {
    try shell.json("add-site 15")
    try shell.json("move r-1 --site 15 --from 2027-07-05")
    #expect(try shell.json("show-reservation r-1")["site"] as? String == "12")
    #expect(try shell.json("show-reservation r-1 --now 2027-07-05")["site"] as? String == "15")
    let said = try shell.run("campctl show-reservation r-1").output
    #expect(
      said.contains("site 12 from Sun 2027-07-04 to Mon 2027-07-05, site 15 from Mon 2027-07-05 to Wed 2027-07-07"))
    #expect(said.contains("Scouts, led by Bacon Lover (c-1)"))
  }
}
