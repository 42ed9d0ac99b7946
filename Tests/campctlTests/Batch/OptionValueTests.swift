import Foundation
import TestSupport
import Testing

/// An option that takes a value never takes the option behind it for one.
@Suite struct OptionValueTests: ~Copyable {
  private let shell = Shell.campground()

  static let lines = [
    "add-camper 'Tent Pole' --phone 555-0102 --notes --if-new",
    "add-camper 'Tent Pole' --notes --phone 555-0102",
    "add-camper 'Tent Pole' --phone 555-0102 --email --notes early",
    "change-site 12 --notes --water",
    "change-site 12 --loop -n",
    "reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2 --notes --accept-unknown-length",
    "cancel r-1 --because --dry-run",
    "list-campers --store --json",
  ]

  @Test(TestEngine.ofFiles("a line is read before a store is opened"), arguments: lines)
  func `a value that is missing is said to be, in a process and in a line`(line: String) throws {
    let before = shell.storeBytes
    let refused = try shell.refusal(line)
    #expect(refused.status == 64)
    #expect(refused.name == "usage")
    let reply = try #require(try shell.batch(line, "--keep-going").replies.first)
    #expect(reply.error?["code"] as? Int == 64)
    #expect(reply.error?["name"] as? String == "usage")
    #expect(shell.storeBytes == before)
  }

  @Test func `an option that is given twice is refused with both values, in a process and in a line`() throws {
    let before = shell.storeBytes
    let line = "change-site 12 --notes first --notes last"
    let alone = try shell.refusal(line)
    #expect(alone.status == 64)
    let outcome = try shell.batch(line, "--keep-going")
    #expect(outcome.outline == ["1 64"])
    for error in [alone.error] + outcome.replies.compactMap(\.error) {
      let problems = try #require(error["problems"] as? [[String: Any]])
      #expect(problems.map { $0["name"] as? String } == ["repeated"])
      #expect(problems.map { $0["field"] as? String } == ["notes"])
      #expect(error["message"] as? String == "--notes is given twice, as first and as last; give it once.")
    }
    #expect(shell.storeBytes == before)
  }

  @Test func `a flag and its opposite exclude each other, and a flag twice is the flag once`() throws {
    let error = try shell.refusal("change-site 12 --water --no-water").error
    #expect(error["message"] as? String == "--water and --no-water exclude each other.")
    #expect(try shell.json("change-site 12 --water --water")["water"] as? Bool == true)
  }

  @Test func `lists that are given apart are one list`() throws {
    #expect(try shell.json("change-site 12 --amps 30 --amps 20,50")["amps"] as? [Int] == [20, 30, 50])
    let settings = try shell.json("settings --methods cash --methods card --bring towels --bring 'a lamp'")
    #expect(settings.differences(from: ["methods": ["cash", "card"], "bring": "towels;a lamp"]) == [])
  }

  @Test(TestEngine.ofFiles("it names a file"))
  func `of what wrappers give the last one counts`() throws {
    let store = "--store nowhere.sqlite list-sites --store '\(shell.store.path)'"
    #expect(try shell.run("campctl \(store) --csv --jsonl --json --color always --color never").output.hasPrefix("[{"))
    try shell.json("change-site 12 --loop Birch --actor script --actor Ann")
    #expect(try shell.jsonList("log --limit 1").first?["actor"] as? String == "Ann")
    #expect(try shell.run("campctl export campers --json --ods").output.hasPrefix("<?xml"))
    #expect(try shell.run("campctl export campers --ods --json").output.hasPrefix("["))
  }

  @Test(
    arguments: [
      #"{"command":"add-camper","fullName":"A","phone":"1","phone":"2"}"#,
      #"{"command":"add-camper","command":"show-camper","fullName":"A","phone":"1"}"#,
      #"{"command":"add-camper","fullName":"A","phone":"1","phone":"1"}"#,
      #"{"command":"sell","items":[{"item":"ice","item":"tea"}],"method":"cash"}"#,
      #"{"command":"add-camper","fullName":"A","phone":"1","actor":"x","actor":"y"}"#,
    ]) func `a key that stands twice makes a line of JSON unreadable`(line: String) throws
  {
    let outcome = try shell.batch(line, "--keep-going")
    #expect(outcome.outline == ["1 65"])
    let problems = try #require(outcome.replies.first?.error?["problems"] as? [[String: Any]])
    #expect(problems.map { $0["name"] as? String } == ["repeated"])
  }

  @Test func `a value that begins with a hyphen is given behind an equals sign`() throws {
    try shell.json("change-site 12 --notes=--water")
    #expect(try shell.json("show-site 12")["notes"] as? String == "--water")
    #expect(try shell.batch("change-site 12 --notes=-x").status == 0)
    #expect(try shell.json("show-site 12")["notes"] as? String == "-x")
  }
}
