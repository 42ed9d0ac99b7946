import Foundation
import Testing

/// Calendars that are written for other systems.
extension CalendarCommandTests {
  @Test func `a calendar is replaced by another one alone, and no other file is`() throws {
    let file = shell.home.appending(path: "12.ics")
    #expect(try shell.json("export ical --site 12 ~/12.ics")["changed"] as? Bool == true)
    let first = try Data(contentsOf: file)
    #expect(try shell.run("campctl export ical --site 12 ~/12.ics").output.isEmpty)
    try shell.json("cancel r-1")
    #expect(try shell.run("campctl export ical --site 12 ~/12.ics").output.hasPrefix("Wrote "))
    #expect(try Data(contentsOf: file) != first)
    try Data("a list of things to buy".utf8).write(to: file)
    #expect(try shell.refusal("export ical --site 12 ~/12.ics").status == 5)
    #expect(try Data(contentsOf: file) == Data("a list of things to buy".utf8))
    #expect(try shell.run("ls -A ~ | grep -c ics").output == "1\n")
  }

  @Test func `a calendar with names is one's own, another is for all who may`() throws {
    func permissions(_ name: String) throws -> Int? {
      let path = shell.home.appending(path: name).path
      return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    _ = try shell.run("umask 022; campctl export ical ~/a.ics; campctl export ical --details ~/b.ics")
    #expect(try permissions("a.ics") == 0o644)
    #expect(try permissions("b.ics") == 0o600)
  }

  @Test func `each site has a calendar, whatever its number`() throws {
    try shell.json("add-site 'A/7'")
    try shell.json("add-site '.8'")
    let made = try shell.json("export ical --each-site ~/calendars")
    #expect(made["files"] as? Int == made["changed"] as? Int)
    #expect(try shell.run("ls -A ~/calendars | grep -e A -e 8").output == "-8.ics\nA-7.ics\n")
    #expect(try shell.run("campctl export ical --each-site ~/calendars").output.isEmpty)
    try shell.json("cancel r-1")
    #expect(try shell.json("export ical --each-site ~/calendars")["changed"] as? Int == 1)
  }

  @Test func `another file in a folder keeps its place, and no other site without its calendar`() throws {
    try shell.json("add-site 99")
    _ = try shell.run("mkdir ~/calendars; echo hi >~/calendars/12.ics; touch ~/calendars/99.ics")
    #expect(try shell.refusal("export ical --each-site ~/calendars").status == 5)
    #expect(try shell.run("cat ~/calendars/12.ics; head -c 5 ~/calendars/99.ics").output == "hi\nBEGIN")
  }

  @Test(arguments: [
    "export ical --each-site ~/x --site 12", "export ical ~/y --each-site ~/x", "export ical --site 12 --type cabin",
    "export ical --available --details", "export ical --available --blocks", "export ical ''",
    "chart --public", "chart --svg --public", "chart --html --svg", "import sites Fixtures/RIDB/odd-export",
    "availability --arrive 2027-07-01 --nights 2 --weekdays fri",
  ])
  func `options that do not go together are 64`(line: String) throws {
    #expect(try shell.run("campctl \(line)").status == 64)
    #expect(try shell.run("ls ~/x ~/y").status != 0)
  }

  @Test func `a calendar goes to standard output whatever the format`() throws {
    let printed = try shell.run("campctl export ical").output
    #expect(printed.hasPrefix("BEGIN:VCALENDAR\r\n"))
    #expect(try shell.run("campctl export ical - --json").output == printed)
    #expect(try shell.run("campctl export ical | true").status == 0)
    #expect(try shell.run("campctl export ical --type castle").status == 4)
  }

  @Test func `a page for the public has no name, number or figure`() throws {
    try shell.json("block-site 12 --from 2027-08-04 --nights 2 --because 'secret gravel'")
    let page = try shell.run("campctl chart --html --public --from 2027-07-28 --nights 14").output
    for word in ["Bacon", "r-1", "b-1", "gravel", "910", "Occupancy", "checked in"] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(page.contains("31 July to 2 August, 2 nights, reserved"))
    #expect(page.contains("4 August to 6 August, 2 nights, blocked"))
  }
}
