import Foundation
import TestSupport
import Testing

/// Records as programs and people export them.
@Suite struct ExportCommandTests {
  private func shell() throws -> Shell {
    let shell = try Shell.withCampground()
    try shell.json("add-camper '=1+1' --phone 0049171 --notes '-5.00'")
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-07-31 --nights 2")
    return shell
  }

  @Test func `records go to standard output in each format`() throws {
    let shell = try shell()
    let csv = try shell.run("campctl export campers")
    #expect(csv.status == 0)
    #expect(csv.output.hasPrefix("id,fullName,phoneNumber,email,"))
    #expect(csv.output.contains("\r\n\"c-2\",\"=1+1\",\"0049171\",,,,,\"-5.00\",\r\n"))
    #expect(try shell.run("campctl export campers --csv -").output == csv.output)
    let lines = try shell.run("campctl export campers --jsonl").output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("{\"id\":\"c-2\",\"fullName\":\"=1+1\",\"phoneNumber\":\"0049171\",\"email\":null,"))
    #expect(try shell.jsonList("export campers").count == 2)
    #expect(try shell.run("campctl export reservations --ods").output.contains("office:date-value=\"2027-07-31\""))
  }

  @Test func `a file is new, and one's own`() throws {
    let shell = try shell()
    let made = try shell.json("export nights ~/nights.json")
    let path = shell.home.appending(path: "nights.json")
    let bytes = try Data(contentsOf: path)
    #expect(made["bytes"] as? Int == bytes.count)
    #expect((try JSONSerialization.jsonObject(with: bytes) as? [Any])?.count == 2)
    let permissions = try FileManager.default.attributesOfItem(atPath: path.path)[.posixPermissions] as? Int
    #expect(permissions == 0o600)
    #expect(try shell.refusal("export nights ~/nights.json").status == 5)
    #expect(try Data(contentsOf: path) == bytes)
    let text = try shell.run("campctl export sites ~/sites.csv")
    #expect(text.output.hasPrefix("Wrote ") && text.output.hasSuffix("bytes.\n"))
  }

  @Test func `a terminal shows the records in plain lines`() throws {
    let shown = try shell().typing("", to: "campctl export campers").output
    #expect(shown.contains("Bacon Lover"))
    #expect(!shown.contains("\r") && !shown.contains("\\u{D}"), "\(shown)")
  }

  @Test(TestEngine.ofFiles("a server begins no campground by itself"))
  func `it is no line of a batch, and makes no campground`() throws {
    let shell = try shell()
    #expect(try shell.run("campctl export campers ''").status == 64)
    #expect(try shell.batch("export campers\n").status == 64)
    #expect(try Shell().run("campctl export campers").status == 78)
    #expect(try shell.run("campctl export campers | true").status == 0)
  }
}
