import Foundation
import Testing

@testable import CampgroundManager
@testable import campctl

/// The journal in words.
@Suite struct LogWordsTests: ~Copyable {
  private let shell = Shell.campground()

  private func entry(at seconds: Int) -> LogEntry {
    LogEntry(
      id: EntryID(rawValue: 1), seconds: seconds, actor: "desk", command: "add-site", request: "{}", key: nil,
      batch: nil, undoneBy: nil, changes: [])
  }

  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (59, "1970-01-01T00:00:59Z"), (60, "1970-01-01T00:01:00Z"),
    (3661, "1970-01-01T01:01:01Z"), (86_399, "1970-01-01T23:59:59Z"), (86_400, "1970-01-02T00:00:00Z"),
    (1_814_531_696, "2027-07-02T12:34:56Z"), (-1, "1969-12-31T23:59:59Z"),
  ])
  func `the moment of an entry is shown to the second`(seconds: Int, text: String) {
    #expect(LogEntryView(entry: entry(at: seconds)).text.contains(text))
  }

  @Test func `days are headings, and times are the campground's`() throws {
    let script = """
      campctl settings --time-zone America/Phoenix --now 2027-06-02T01:30 -q
      campctl add-site 14 --now 2027-06-02T10:32 -q
      campctl add-site 15 --now 2027-06-03T23:59 --actor marge -q
      """
    try #require(try shell.run(script).status == 0)
    let log = try shell.run("campctl log --limit 2").output
    #expect(
      log == """
        Thursday 3 June 2027
        o-5  23:59 marge added site 15

        Wednesday 2 June 2027
        o-4  10:32 desk added site 14

        """)
  }

  @Test func `a block has what it takes off, and a displaced party came from where it was`() throws {
    let script = """
      campctl add-site 14 -q && campctl add-site 15 -q && campctl add-rate Standard --nightly 45.00 -q
      campctl reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 3 -q
      campctl block-site 12 --from 2027-07-04 --nights 2 --because flood --force -q
      campctl move r-1 --site 14 -q; campctl block-site 14 --from 2027-07-04 --nights 3 --because flood --force -q
      campctl move --displaced --any-site -q; campctl unblock-site b-1 -q
      """
    try #require(try shell.run(script).status == 0)
    let log = try shell.run("campctl log").output
    for words in [
      "blocked site 12 from Sun 4 July to Tue 6 July: flood; 2 nights displaced; 90.00 less\n",
      "moved r-1 (Bacon Lover) from 12 to 14 from Sun 4 July; 90.00 more\n",
      "moved r-1 (Bacon Lover) from 14 to 15 from Sun 4 July; 135.00 more\n",
      "ended the block b-1 of site 12: flood\n",
    ] {
      #expect(log.contains(words), "\(log)")
    }
  }

  @Test func `a move names the party, both sites, the first night, the reason and the price`() throws {
    let script = """
      campctl add-site 14 --max-people 1 -q && campctl add-rate Standard --nightly 45.00 -q
      campctl reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 3 -q
      campctl check-in r-1 --now 2027-07-04T16:00 -q
      campctl move r-1 --site 14 --override-capacity 'tree down' --now 2027-07-05T10:32 --actor marge -q
      campctl charge r-1 6.00 --memo firewood -q; campctl pay r-1 45.00 --method card -q
      campctl cancel r-1; campctl undo --yes --actor marge -q
      """
    _ = try shell.run(script)
    let log = try shell.run("campctl log").output
    for words in [
      "10:32 marge moved r-1 (Bacon Lover) from 12 to 14 from Mon 5 July: tree down; price as it was (undone by o-",
      "desk charged 6.00 to r-1 (Bacon Lover): firewood\n", "desk took 45.00 by card for r-1 (Bacon Lover)\n",
      "desk reserved r-1 (Bacon Lover): site 12, Sun 4 July to Wed 7 July; 135.00\n",
    ] {
      #expect(log.contains(words), "\(log)")
    }
  }

  @Test func `a long sentence goes on below itself on a narrow screen`() throws {
    let reason = Array(repeating: "gravel", count: 20).joined(separator: " ")
    try shell.json("block-site 12 --from 2027-08-04 --nights 2 --because '\(reason)'")
    let lines = try shell.run("COLUMNS=60 campctl log --limit 1").output.split(separator: "\n")
    #expect(lines.count > 2)
    #expect(lines.allSatisfy { $0.count <= 60 })
    #expect(lines.dropFirst(2).allSatisfy { $0.hasPrefix(String(repeating: " ", count: 11)) }, "\(lines)")
  }

  @Test func `the entries of a camper who was erased are listed without words of theirs`() throws {
    let script = """
      campctl reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2 --notes 'secret word' -q
      campctl change-camper c-1 --notes 'secret word' -q
      campctl cancel r-1 --because 'secret word' -q; campctl forget-camper c-1 --yes -q
      """
    try #require(try shell.run(script).status == 0)
    let log = try shell.run("campctl log")
    #expect(log.status == 0)
    #expect(log.output.contains("erased camper c-1\n"))
    #expect(!log.output.contains("secret") && !log.output.contains("Bacon"))
  }
}
