import Foundation
import Testing

/// Calendars as other systems and `cron` use them.
@Suite struct CalendarCommandTests: ~Copyable {
  static let fixtures = "Fixtures/Calendars"

  let shell = Shell.campground("reserve --site 12 --camper c-1 --arrive 2027-07-31 --nights 2")

  @Test func `an import prints one line when something has changed, and nothing when nothing has`() throws {
    let line = "import ical \(Self.fixtures)/airbnb.ics --site 12 --feed airbnb"
    #expect(try shell.run("campctl \(line)").output == "airbnb, site 12: 3 added.\n")
    let again = try shell.run("campctl \(line)")
    #expect(again.status == 0 && again.output.isEmpty && again.errors.isEmpty)
    #expect(try shell.run("campctl \(line) --quiet").output.isEmpty)
    #expect(try shell.json(line).differences(from: ["unchanged": 3, "changed": 0]) == [])
  }

  @Test func `a rehearsal says all of it first, and keeps nothing`() throws {
    let bytes = shell.storeBytes
    let tried = try shell.run("campctl import ical \(Self.fixtures)/airbnb.ics --site 12 --feed airbnb -n")
    #expect(tried.output == "Dry run, nothing is kept: airbnb, site 12: 3 added.\n")
    #expect(shell.storeBytes == bytes)
  }

  @Test func `a new conflict is status 3 with its result, an old one is quiet`() throws {
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-07-05 --nights 1 --override 'two rigs'")
    let line = "import ical \(Self.fixtures)/vrbo.ics --site 12 --feed vrbo"
    let first = try shell.run("campctl \(line)")
    #expect(first.status == 3)
    #expect(first.errors.isEmpty)
    let again = try shell.run("campctl \(line)")
    #expect(again.status == 0 && again.output.isEmpty)
    let conflicts = try #require(shell.json(line)["conflicts"] as? [[String: Any]])
    #expect(conflicts.map { $0["holder"] as? String } == ["r-2"])
    #expect(conflicts.map { $0["new"] as? Bool } == [false])
  }

  @Test func `a silent calendar is status 3 with what waits, then quiet, and lets go an hour later`() throws {
    try shell.json("import ical \(Self.fixtures)/airbnb.ics --site 12 --feed airbnb")
    let line = "import ical \(Self.fixtures)/empty.ics --site 12 --feed airbnb"
    #expect(try shell.run("campctl \(line) --yes --now 2027-06-01T10:00").status == 3)
    let again = try shell.run("campctl \(line) --now 2027-06-01T10:15")
    #expect(again.status == 0 && again.output.isEmpty && again.errors.isEmpty)
    let waiting = try #require(shell.json("\(line) --now 2027-06-01T10:30")["waiting"] as? [[String: Any]])
    #expect(waiting.map { $0["since"] as? String } == Array(repeating: "2027-06-01T10:00:00", count: 3))
    #expect(waiting.map { $0["goesAt"] as? String } == Array(repeating: "2027-06-01T11:00:00", count: 3))
    #expect(waiting.first?["uid"] as? String == "1418fb94e984-aaaa0001@airbnb.com")
    #expect(try shell.batch("\(line) --settle 30\n", "--yes --now 2027-06-01T10:29").status == 0)
    #expect(try shell.jsonList("list-blocks").count == 1)
    #expect(try shell.run("campctl \(line) --now 2027-06-01T11:00").output == "airbnb, site 12: 3 gone.\n")
  }

  @Test func `with guests the one whom an event names is the camper, and other words close nights`() throws {
    let file = shell.home.appending(path: "rentals.ics")
    let lines = [
      "BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:a", "DTSTART:20270704", "DTEND:20270706", "SUMMARY:Ann Lee (HM12345)",
      "DESCRIPTION:Phone: 555-010-1234", "END:VEVENT", "BEGIN:VEVENT", "UID:b", "DTSTART:20270710", "DTEND:20270712",
      "SUMMARY:Family week", "END:VEVENT", "END:VCALENDAR",
    ]
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
    let line = "import ical ~/rentals.ics --site 12 --feed rentals"
    #expect(try shell.json("\(line) --guests --closed 'family week' --closed 'owner here'")["added"] as? Int == 2)
    let stay = try #require(shell.jsonList("list-reservations --source rentals").first)
    #expect(stay["ref"] as? String == "HM12345")
    #expect((stay["camper"] as? [String: Any])?["phoneNumber"] as? String == "555-010-1234")
    #expect(try shell.jsonList("list-blocks").count == 1)
  }

  @Test func `a time to settle is of a week at most, and 0 lets go at once`() throws {
    try shell.json("import ical \(Self.fixtures)/airbnb.ics --site 12 --feed airbnb")
    for minutes in ["-1", "10081", "soon"] {
      #expect(
        try shell.run("campctl import ical \(Self.fixtures)/empty.ics --site 12 --feed airbnb --settle \(minutes)")
          .status == 64)
    }
    let gone = try shell.run("campctl import ical \(Self.fixtures)/empty.ics --site 12 --feed airbnb --settle 0")
    #expect(gone.status == 0)
    #expect(gone.output == "airbnb, site 12: 3 gone.\n")
  }

  @Test func `events without a night are named by their lines at the first import, and with later changes`() throws {
    let line = "import ical \(Self.fixtures)/smoobu.ics --site 12 --feed smoobu"
    #expect(try shell.run("campctl \(line)").status == 0)
    #expect(try shell.run("campctl \(line)").output.isEmpty)
    let leftOut = try #require(shell.json(line)["leftOut"] as? [[String: Any]])
    #expect(leftOut.map { $0["line"] as? Int } == [4, 10])
    #expect(leftOut.map { $0["name"] as? String } == ["noNight", "noNight"])
  }

  @Test func `a calendar comes by a pipe, and a batch takes one by its path`() throws {
    let piped = try shell.run("cat \(Self.fixtures)/airbnb.ics | campctl import ical - --site 12 --feed airbnb")
    #expect(piped.output == "airbnb, site 12: 3 added.\n")
    let lines = "import ical \(Self.fixtures)/bom.ics --site 14 --feed bom\n"
    #expect(try shell.batch("add-site 14\n" + lines).status == 0)
    #expect(try shell.batch("import ical - --site 12 --feed x\n").status == 64)
  }

  @Test(arguments: [
    ("README.md", 65, "README.md is not a calendar: it does not begin with BEGIN:VCALENDAR."),
    ("nowhere.ics", 65, "nowhere.ics cannot be read: it does not exist."),
    ("Fixtures", 65, "Fixtures cannot be read: it is a folder; a file, a pipe or a terminal is read."),
    ("''", 64, "A file needs a path."),
  ])
  func `a file that is no calendar changes nothing`(file: String, status: Int32, message: String) throws {
    let bytes = shell.storeBytes
    let result = try shell.run("campctl import ical \(file) --site 12 --feed airbnb")
    #expect(result.status == status)
    if status == 65 { #expect(result.errors == "Error: \(message)\n") }
    #expect(shell.storeBytes == bytes)
  }

  @Test func `a site, a feed and a file are needed, and the site must be there`() throws {
    #expect(try shell.run("campctl import ical \(Self.fixtures)/bom.ics --feed x").status == 64)
    #expect(try shell.run("campctl import ical \(Self.fixtures)/bom.ics --site 12").status == 64)
    #expect(try shell.run("campctl import ical --site 12 --feed x").status == 64)
    #expect(try shell.run("campctl import ical \(Self.fixtures)/bom.ics --site 99 --feed x").status == 4)
    #expect(try shell.run("campctl import ical \(Self.fixtures)/bom.ics --site 12 --feed ''").status == 5)
  }

  @Test func `every problem of a calendar is named by its line`() throws {
    let file = shell.home.appending(path: "bad.ics")
    let lines = [
      "BEGIN:VCALENDAR", "BEGIN:VEVENT", "DTSTART:tomorrow", "END:VEVENT", "BEGIN:VEVENT", "END:VEVENT",
      "END:VCALENDAR",
    ]
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
    let refused = try shell.refusal("import ical ~/bad.ics --site 12 --feed x")
    #expect(refused.status == 65)
    let problems = refused.problems
    #expect(
      problems.map { $0["problem"] as? String } == [
        "Line 3 of bad.ics has a DTSTART that cannot be read: tomorrow",
        "The event on line 5 of bad.ics has no DTSTART",
      ])
  }

  @Test func `a conflict in a batch is the status of the batch`() throws {
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-07-05 --nights 1")
    #expect(try shell.batch("import ical \(Self.fixtures)/vrbo.ics --site 12 --feed vrbo\n").status == 3)
    #expect(try shell.batch("import ical \(Self.fixtures)/vrbo.ics --site 12 --feed vrbo\n").status == 0)
  }
}
