import Foundation
import Testing

/// Values that nothing understands, and the maps that read them, on the command line.
@Suite struct MappedValueCommandTests: ~Copyable {
  private let shell = Shell.after("campctl add-site 1..3")

  private func write(_ lines: String...) throws {
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: shell.home.appending(path: "table.csv"))
  }

  private static let odd = [
    "Site,Guest,In,Out,Status", "1,Ann Lee,2027-07-01,2027-07-03,Fixed", "2,Bob Roe,2027-07-01,2027-07-03,Fixed",
    "3,Zoë O'Neil,2027-07-01,2027-07-03,Storno",
  ]

  @Test func `unknown values are listed once, and the line in the hint reads them as it stands`() throws {
    try write(Self.odd[0], Self.odd[1], Self.odd[2], Self.odd[3])
    let refused = try shell.run("campctl import reservations ~/table.csv --source web")
    #expect(refused.status == 65)
    #expect(
      refused.errors.hasPrefix(
        """
        Error: 3 rows are refused, so nothing was imported.
        Status "Fixed", 2 rows (from 2): It is no known status.
        Status "Storno", 1 row (4): It is no known status.
        Hint: --keep-going imports the good rows; maps read the others, as this line shows: campctl import
        """.replacingOccurrences(of: "campctl import\n", with: "campctl import")))
    let place = try #require(refused.errors.range(of: "campctl import"))
    let line = String(refused.errors[place.lowerBound...])
    #expect(line.contains("--source 'web' --map 'Status: Fixed=reserved' --map 'Status: Storno=cancelled' --preview"))
    let seen = try shell.run(line)
    #expect(seen.status == 0 && seen.output.contains("Would add 3 reservations, update 0"), "\(seen)")
    let done = try shell.run(line.replacingOccurrences(of: "--preview", with: "--save-map theirs"))
    #expect(done.output.hasPrefix("Added 3 reservations"), "\(done)")
    #expect(try shell.json("show-reservation r-3")["status"] as? String == "cancelled")
    let again = try shell.run("campctl import reservations ~/table.csv --source web --use-map theirs")
    #expect(again.output == "Added 0 reservations, updated 0, left 3 as they were.\n", "\(again)")
  }

  @Test func `missing columns and unknown values are all named at once, in JSON with rows and counts`() throws {
    try write("Site,Guest,Status", "1,Ann Lee,Fixed", "9,Bob Roe,Fixed")
    let result = try shell.run("campctl import reservations ~/table.csv --json --keep-going")
    #expect((result.status, result.output) == (65, ""))
    let error = try #require(
      (try JSONSerialization.jsonObject(with: Data(result.errors.utf8)) as? [String: Any])?["error"] as? [String: Any])
    let problems = try #require(error["problems"] as? [[String: Any]])
    #expect(problems.map { $0["name"] as? String } == ["unreadableInput", "unreadable", "notFound"])
    #expect((problems[0]["problem"] as? String)?.contains("no column is read as arrival or departure") == true)
    #expect(problems.map { $0["row"] as? Int } == [nil, 2, 3])
    #expect(problems.map { $0["count"] as? Int } == [nil, 2, 1])
  }

  @Test(arguments: [
    ["Platz,Gast,Von,Bis", "1,Ann Lee,2027-07-01,2027-07-03"], ["Guest,Arrival,Nights", "Ann Lee,2027-07-01,2"],
    ["Frei", "7"],
  ])
  func `a preview shows its table always, and what is missing`(lines: [String]) throws {
    try write(lines[0], lines[1])
    let seen = try shell.run("campctl import reservations ~/table.csv --preview")
    #expect(seen.status == 0, "\(seen)")
    for name in lines[0].split(separator: ",") { #expect(seen.output.contains("\n\(name) "), "\(seen.output)") }
    #expect(seen.output.contains("Nothing would come in: no column is read as site"))
    let json = try shell.json("import reservations ~/table.csv --preview")
    #expect((json["missing"] as? [String])?.first == "site")
    #expect(try shell.jsonList("list-reservations").isEmpty)
  }

  @Test func `a preview names the columns of a map that the file lacks, and a status that is not read`() throws {
    try write(Self.odd[0], Self.odd[1])
    let seen = try shell.run("campctl import reservations ~/table.csv --preview --map Platz=site --map Status=-")
    #expect(seen.status == 0 && seen.output.contains("\nThe file has no column Platz.\n"), "\(seen)")
    #expect(seen.output.contains("Status is not read, so cancelled rows come in as stays;"))
    #expect(try shell.run("campctl import reservations ~/table.csv --map Platz=site").status == 65)
  }

  @Test func `a header that has a colon wins, and --map-value means the column and its value`() throws {
    try write("Site,Guest,In,Out,Status,Status: OK", "1,Ann Lee,2027-07-01,2027-07-03,OK,late")
    let line = "campctl import reservations ~/table.csv --map 'Status: OK=notes' --map-value 'Status=OK=checked-in'"
    #expect(try shell.run(line).status == 0)
    let stay = try shell.json("show-reservation r-1")
    #expect((stay["status"] as? String, stay["notes"] as? String) == ("checked-in", "late"))
  }

  @Test(arguments: [
    ("--map 'Status: Fixed=fine'", "There is no status fine; ours are reserved"),
    ("--map-value 'Status=Fixed'", "Status=OK=reserved"), ("--map-value 'Status=Fixed=-'", "There is no status -"),
    ("--map 'Status: Fixed=reserved' --map 'Status: Fixed=closed'", "exclude each other"),
  ])
  func `a map that says nothing is explained`(option: String, words: String) throws {
    try write(Self.odd[0], Self.odd[1])
    let result = try shell.run("campctl import reservations ~/table.csv \(option)")
    #expect(result.status == 64 && result.errors.contains(words), "\(result)")
  }

  @Test func `a total that is not charged is named`() throws {
    try write("Site,Guest,In,Out,Status,Total", "1,Ann Lee,2027-07-01,2027-07-03,Deleted,90.00")
    let result = try shell.run("campctl import reservations ~/table.csv")
    #expect(
      result.output.hasSuffix("r-1 is cancelled; its total of 90.00 is not charged, and stands in its notes.\n"),
      "\(result)")
    #expect(try shell.json("show-reservation r-1")["cancelReason"] as? String == "Deleted")
  }
}
