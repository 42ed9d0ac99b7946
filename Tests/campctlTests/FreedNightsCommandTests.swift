import Foundation
import Testing

/// The waitlist in the answers of commands that free nights, and of those that take them (domain rule R21).
@Suite struct FreedNightsCommandTests: ~Copyable {
  private static let stay = "--arrive 2027-07-04 --nights 2"

  private func ids(_ answer: [String: Any], _ key: String = "waitlistMatches") throws -> [String?] {
    try #require(answer[key] as? [[String: Any]]).map { $0["id"] as? String }
  }

  private let shell = Shell.campground(
    """
    reserve --site 12 --camper c-1 \(Self.stay)
    join-waitlist --new 'Maple Walnut' --phone 555-0142 \(Self.stay)
    """)

  @Test func `an undo of a reservation does, as cancelling would, and the undo of that names none`() throws {
    #expect(try shell.run("campctl undo o-3 --yes").errors.contains("Hint: w-1, Maple Walnut, 555-0142, waits for "))
    #expect(try ids(shell.json("undo o-5 --yes")).isEmpty)
    #expect(try ids(shell.json("undo o-6 --yes")) == ["w-1"])
  }

  @Test func `a calendar that loses a stay does`() throws {
    let shell = Shell.campground()
    let feed = shell.home.appending(path: "feed.ics").path
    func event(_ days: (String, String), _ uid: String) -> String {
      "BEGIN:VEVENT\nUID:\(uid)\nDTSTART;VALUE=DATE:\(days.0)\nDTEND;VALUE=DATE:\(days.1)\nEND:VEVENT\n"
    }
    func calendar(_ events: String) throws {
      try "BEGIN:VCALENDAR\n\(events)END:VCALENDAR\n".write(toFile: feed, atomically: true, encoding: .utf8)
    }
    let others = (1...6).map { event(("2027080\($0)", "2027080\($0 + 1)"), "o\($0)") }.joined()
    try calendar(event(("20270704", "20270706"), "a") + others)
    let line = "import ical \(feed) --site 12 --feed airbnb"
    #expect(try ids(shell.json(line)).isEmpty)
    try shell.json("join-waitlist --camper c-1 \(Self.stay)")
    try calendar(others)
    #expect(try ids(shell.json("\(line) --dry-run")) == ["w-1"])
    #expect(try ids(shell.json(line)) == ["w-1"])
  }

  @Test func `an import in which a stay is cancelled does`() throws {
    let shell = Shell.campground()
    let file = shell.home.appending(path: "stays.csv").path
    func table(_ status: String) throws {
      try "Ref,Site,Name,Phone,Arrival,Nights,Status\n7,12,Ann Lee,555-0101,2027-07-04,2,\(status)\n"
        .write(toFile: file, atomically: true, encoding: .utf8)
    }
    try table("reserved")
    #expect(try ids(shell.json("import reservations \(file) --source web")).isEmpty)
    try shell.json("join-waitlist --camper c-1 \(Self.stay)")
    try table("cancelled")
    #expect(try ids(shell.json("import reservations \(file) --source web")) == ["w-1"])
  }

  @Test func `a write that frees nothing has the key, and a line of a batch does, too`() throws {
    #expect(try ids(shell.json("add-site 14")).isEmpty)
    let batch = try shell.batch("cancel r-1\nadd-site 15")
    let replies = batch.output.split(separator: "\n")
    #expect(replies.first?.contains(#""waitlistMatches":[{"id":"w-1""#) == true)
    #expect(replies.last?.contains(#""waitlistMatches":[]"#) == true)
  }

  @Test(arguments: ["reserve", "hold"])
  func `who takes just these nights for another is told, and asked at a terminal`(command: String) throws {
    try shell.json("cancel r-1")
    let line = "\(command) --site 12 --camper c-1 \(Self.stay)"
    let words = "w-1, Maple Walnut, 555-0142, waits for Sun 2027-07-04 to Tue 2027-07-06 and could have"
    let before = shell.storeBytes
    let declined = try shell.typing("n", to: "campctl \(line)")
    #expect(declined.status == 2)
    #expect(declined.errors.hasPrefix("\(words) site 12. Go on all the same? [y/N]\n"))
    #expect(shell.storeBytes == before)
    #expect(try shell.run("campctl \(line) -n").errors == "Hint: \(words) had site 12.\n")
    #expect(try ids(shell.json(line), "waitlistPassed") == ["w-1"])
    try shell.json("cancel r-2")
    let own = "\(command) --site 12 --camper c-2 \(Self.stay)"
    #expect(try ids(shell.json(own), "waitlistPassed").isEmpty)
  }

  @Test func `several sites at once are told of once`() throws {
    try shell.json("cancel r-1")
    try shell.json("add-site 14")
    let made = try shell.jsonList("reserve --sites 12,14 --camper c-1 \(Self.stay)")
    for answer in made { #expect(try ids(answer, "waitlistPassed") == ["w-1"]) }
  }
}
