import Foundation
import Testing

@Suite struct PeopleCommandTests: ~Copyable {
  private let shell = Shell.campground()

  @Test func `who may be known already is hinted at, and added`() throws {
    try shell.json("add-camper 'Tent Pole' --phone 555-0102")
    let twin = try shell.json("add-camper 'bacon lover' --phone 555.0102")
    #expect(twin["id"] as? String == "c-3")
    #expect(Set(twin["duplicates"] as? [String] ?? []) == ["c-1", "c-2"])
    #expect(try shell.json("add-camper 'Maple Leaf' --phone 555-0103")["duplicates"] as? [String] == [])
    let told = try shell.run("campctl add-camper 'Maple Leaf' --phone 555-0104")
    #expect(told.errors == "Hint: c-4 may be the same person: Maple Leaf, 555-0103.\n")
  }

  @Test func `a warning is told when a site is given`() throws {
    try shell.json("change-camper c-1 --warning 'sets fires'")
    for command in ["reserve", "hold"] {
      let line = "\(command) --site 12 --camper c-1 --arrive 2027-07-04 --nights 1"
      #expect(try shell.run("campctl \(line) -n").errors == "Warning about Bacon Lover: sets fires\n")
      let camper = try shell.json("\(line) -n")["camper"] as? [String: Any]
      #expect(camper?["warning"] as? String == "sets fires")
    }
    #expect(try shell.json("change-camper c-1 --warning ''")["warning"] is NSNull)
  }

  @Test func `forgetting says first what it will do, and needs yes`() throws {
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 1")
    try shell.json("cancel r-1")
    let before = shell.storeBytes
    let refused = try shell.refusal("forget-camper c-1")
    #expect(refused.status == 2)
    #expect(try shell.json("forget-camper c-1 -n")["entries"] as? Int == 3)
    #expect(shell.storeBytes == before)
    #expect(try shell.json("forget-camper c-1 --yes")["fullName"] as? String == "Forgotten c-1")
    #expect(try shell.refusal("undo --yes").name == "undoBlocked")
    #expect(try shell.refusal("show-camper 'Bacon Lover'").status == 4)
    #expect(shell.storeBytes?.range(of: Data("Bacon".utf8)) == nil)
  }

  @Test func `the pointer of a merged camper is in the answer`() throws {
    try shell.json("add-camper 'B. Lover' --phone 555-0102")
    let merged = try shell.json("merge-campers c-1 c-2")
    #expect(merged.differences(from: ["id": "c-1", "mergedInto": NSNull()]) == [])
    #expect((merged["merged"] as? [String: Any])?["mergedInto"] as? String == "c-1")
    #expect(try shell.json("show-camper c-2")["id"] as? String == "c-1")
    #expect(try shell.jsonList("list-campers").count == 1)
    #expect((try shell.json("info")["counts"] as? [String: Int])?["campers"] == 1)
  }
}
