import Foundation
import Testing

/// Blocks as programs and people at the desk meet them.
@Suite struct BlockCommandTests: ~Copyable {
  private let shell = Shell.campground("reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 5")

  @Test func `a block has the keys that programs rely on`() throws {
    let made = try shell.json("block-site 12 --from 2027-07-05 --before 2027-07-08 --because ' new gravel ' --force")
    let expected: [String: Any] = [
      "id": "b-1", "site": "12", "from": "2027-07-05", "before": "2027-07-08", "nights": 3, "reason": "new gravel",
      "feed": NSNull(), "displaced": ["r-1"], "version": 1,
    ]
    let written: [String: Any] = ["changed": true, "replayed": false, "dryRun": false, "waitlistMatches": [Any]()]
    #expect(NSDictionary(dictionary: made) == NSDictionary(dictionary: expected.merging(written) { $1 }))
    let listed = try shell.jsonList("list-blocks --site 12")
    #expect(listed.map { NSDictionary(dictionary: $0) } == [NSDictionary(dictionary: expected)])
    #expect(try shell.json("unblock-site b-1")["returnedTo"] as? [String] == ["r-1"])
    #expect(try shell.jsonList("list-blocks").isEmpty)
  }

  @Test func `a refusal lists the stays in the way, and says how to insist`() throws {
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-07-09 --nights 1")
    let line = "block-site 12 --from 2027-07-08 --nights 2 --because gravel"
    let refused = try shell.refusal(line)
    #expect(refused.status == 3)
    #expect(refused.name == "nightsTaken")
    #expect((refused.error["conflict"] as? [String: String])?["holder"] == "r-1")
    #expect(refused.problems.count == 2)
    #expect(try shell.run("campctl \(line)").errors.contains("Hint: --force blocks the site anyway"))
  }

  @Test func `a stay that a block displaces says so, until the block ends`() throws {
    try shell.json("block-site 12 --from 2027-07-05 --nights 1 --because gravel --force")
    #expect(try shell.json("show-reservation r-1")["displaced"] as? Bool == true)
    #expect(try shell.jsonList("list-reservations --displaced").map { $0["id"] as? String } == ["r-1"])
    try shell.json("unblock-site b-1")
    #expect(try shell.json("show-reservation r-1")["displaced"] as? Bool == false)
  }

  @Test(
    arguments: [
      ("2027-07-05", "it is free again"), ("2027-07-06", "it is free again from Tue 2027-07-06"),
      ("2027-07-07", "its nights are past"),
    ])
  func `nights of a block that are past are not free again`(today: String, words: String) throws {
    let shell = Shell.campground()
    try shell.json("block-site 12 --from 2027-07-05 --nights 2 --because gravel")
    let said = try shell.run("campctl unblock-site b-1 --now \(today)").output
    #expect(said == "Unblocked site 12, Mon 2027-07-05 to Wed 2027-07-07 (2 nights); \(words).\n")
  }

  @Test func `a block's answer is given again under its key`() throws {
    let line = "block-site 12 --from 2027-07-05 --nights 1 --because gravel --force --key gravel"
    try shell.json(line)
    try shell.json("cancel r-1")
    #expect(try shell.json(line).differences(from: ["replayed": true, "displaced": ["r-1"]]) == [])
    try shell.json("unblock-site b-1 --key end")
    let ended = try shell.json("unblock-site b-1 --key end")
    #expect(ended.differences(from: ["replayed": true, "returnedTo": [String]()]) == [])
  }

  @Test func `the log tells what happened to a block, also when it has ended`() throws {
    try shell.json("block-site 12 --from 2027-08-05 --nights 1 --because gravel")
    try shell.json("unblock-site b-1")
    #expect(try shell.jsonList("log --on b-1").map { $0["command"] as? String } == ["unblock-site", "block-site"])
    let ofSite = try shell.jsonList("log --on 12").map { $0["command"] as? String }
    #expect(ofSite == ["unblock-site", "block-site", "reserve", "add-site"])
    #expect(try shell.refusal("log --on b-2").status == 4)
  }

  @Test(
    arguments: [
      ("block-site 12 --from 2027-07-05 --nights 1 --before 2027-07-06 --because gravel", 64), ("unblock-site r-1", 4),
      ("list-blocks --site 9", 4), ("block-site 12 --from 2027-07-05 --before 2027-07-05 --because gravel", 5),
    ] as [(String, Int32)])
  func `what cannot be is refused with its status`(_ line: String, _ status: Int32) throws {
    #expect(try shell.refusal(line).status == status)
  }
}
