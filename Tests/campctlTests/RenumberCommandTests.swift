import Foundation
import Testing

/// `change-site --renumber` as people and scripts use it.
@Suite struct RenumberCommandTests: ~Copyable {
  private let shell = Shell.campground()

  private static let stay = "reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2"

  @Test func `the sentence names both numbers and counts the reservations`() throws {
    let empty = try shell.run("campctl change-site 12 --renumber 13")
    #expect(empty.output == "Renumbered site 12 as 13.\n")
    #expect(empty.errors == "")
    try shell.json("undo --yes")
    try shell.json(Self.stay)
    let rehearsed = try shell.run("campctl change-site 12 --renumber 12A -n")
    let sentence = "Renumbered site 12 as 12A; its reservation from today on keeps its dates.\n"
    #expect(rehearsed.output == "Dry run, nothing is kept: \(sentence)")
    let one = try shell.run("campctl change-site 12 --renumber 12A")
    #expect(one.output == sentence)
    #expect(one.errors == "Hint: Confirmations and placards printed before still name site 12.\n")
    try shell.json("reserve --site 12a --camper c-1 --arrive 2027-08-04 --nights 2")
    let two = try shell.run("campctl change-site 12a --renumber 14 --max-people 1")
    #expect(
      two.output
        == "Changed site 12A and renumbered it as 14; its 2 reservations from today on keep their dates.\n")
    #expect(two.errors.hasPrefix("Hint: r-1, r-2 have more people than site 14 now takes"))
    #expect(try shell.run("campctl change-site 14 --renumber 14").output == "Nothing to change at site 14.\n")
  }

  @Test func `the answer is the site, and the log has both numbers`() throws {
    let site = try shell.json("change-site 12 --renumber 12A --max-length 45")
    #expect(site.differences(from: ["number": "12A", "changed": true]) == [])
    let log = try shell.run("campctl log --limit 1").output
    #expect(log.contains(" renumbered site 12 as 12A: max length 40 to 45\n"), "\(log)")
    #expect(try shell.refusal("show-site 12").status == 4)
    let sentence = try shell.run("campctl show-site 12").errors
    #expect(
      sentence.hasPrefix("Error: There is no site 12; it was renumbered on Tue 2027-06-01 and is 12A now."),
      "\(sentence)")
  }

  @Test func `keys replay with the new number, and requests stay as typed`() throws {
    let line = "\(Self.stay) --key one"
    try shell.json(line)
    try shell.json("add-site 14 --key two")
    try shell.json("change-site 12 --renumber 12A --key three")
    try shell.json("change-site 14 --renumber 12")
    #expect(try shell.json(line).differences(from: ["replayed": true, "site": "12A"]) == [])
    #expect(try shell.json("add-site 14 --key two")["number"] as? String == "12")
    #expect(try shell.json("change-site 12 --renumber 12A --key three")["number"] as? String == "12A")
    #expect(try shell.refusal("\(Self.stay) --nights 3 --key one").status != 0)
    #expect(try shell.json("check")["ok"] as? Bool == true)
  }

  @Test func `a number that another site has is refused by that site's spelling`() throws {
    try shell.json("add-site 14a")
    for line in ["change-site 12 --renumber 14A", "add-site 14A"] {
      #expect(try shell.run("campctl \(line)").errors.contains("There is a site 14a already."), "\(line)")
      #expect(try shell.refusal(line).status == 5)
    }
    #expect(try shell.refusal("change-site 12 --renumber ''").status == 64)
  }
}
