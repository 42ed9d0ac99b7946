import Foundation
import Testing

/// An option that takes a value never takes the option behind it for one.
@Suite struct OptionValueTests {
  static let lines = [
    "add-camper 'Tent Pole' --phone 555-0102 --notes --if-new",
    "add-camper 'Tent Pole' --notes --phone 555-0102",
    "add-camper 'Tent Pole' --phone 555-0102 --email --notes early",
    "update-site 12 --notes --water",
    "update-site 12 --loop -n",
    "reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2 --notes --accept-unknown-length",
    "cancel r-1 --reason --dry-run",
    "list-campers --store --json",
  ]

  @Test(arguments: lines) func `a value that is missing is said to be, in a process and in a line`(line: String) throws
  {
    let shell = try Shell.withCampground()
    let before = shell.storeBytes
    let (status, error) = try shell.refusal(line)
    #expect(status == 64)
    #expect(error["name"] as? String == "usage")
    let reply = try #require(try shell.batch(line, "--keep-going").replies.first)
    #expect(reply.error?["code"] as? Int == 64)
    #expect(reply.error?["name"] as? String == "usage")
    #expect(shell.storeBytes == before)
  }

  @Test func `of an option that is said twice the last counts, in a process and in a line`() throws {
    let shell = try Shell.withCampground()
    #expect(try shell.json("update-site 12 --notes first --notes last")["notes"] as? String == "last")
    #expect(
      try shell.batch("update-site 12 --loop first --loop last").replies.first?.result?["loop"] as? String == "last")
  }

  @Test func `a value that begins with a hyphen is given behind an equals sign`() throws {
    let shell = try Shell.withCampground()
    try shell.json("update-site 12 --notes=--water")
    #expect(try shell.json("show-site 12")["notes"] as? String == "--water")
    #expect(try shell.batch("update-site 12 --notes=-x").status == 0)
    #expect(try shell.json("show-site 12")["notes"] as? String == "-x")
  }
}
