import Foundation
import TestSupport
import Testing

/// The journal, newest first.
@Suite struct LogTests: ~Copyable {
  private let shell = Shell.campground(
    """
    add-site 14
    add-camper 'Tent Pole' --phone 555-0102 --actor office
    reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2 --now 2027-06-02T10:30
    reserve --site 14 --camper c-2 --arrive 2027-07-04 --nights 2 --now 2027-06-02T23:59 --actor office
    cancel r-1 --because rain --now 2027-06-03
    change-camper c-1 --notes early --now 2027-06-03
    """)

  private func entries(_ options: String) throws -> [String] {
    try shell.jsonList("log \(options)").compactMap { $0["id"] as? String }
  }

  @Test func `the newest entry comes first`() throws {
    #expect(try entries("") == (1...8).reversed().map { "o-\($0)" })
    let newest = try #require(try shell.jsonList("log --limit 1").first)
    #expect(newest.differences(from: ["at": "2027-06-03T00:00:00Z", "command": "change-camper"]) == [])
    for key in ["key", "batch", "undoneBy"] { #expect(newest[key] is NSNull) }
  }

  @Test func `it can be narrowed by reservation, camper, site, actor, day and number`() throws {
    let expected = [
      "--on r-1": ["o-7", "o-5"], "--on r-2": ["o-6"], "--on c-2": ["o-6", "o-4"],
      "--on 'Bacon Lover'": ["o-8", "o-7", "o-5", "o-2"], "--on 910-543-9000": ["o-8", "o-7", "o-5", "o-2"],
      "--on 14": ["o-6", "o-3"], "--on 12": ["o-7", "o-5", "o-1"], "--actor office": ["o-6", "o-4"],
      "--actor nobody": [], "--day 2027-06-02": ["o-6", "o-5"], "--day 2027-06-04": [],
      "--limit 3": ["o-8", "o-7", "o-6"], "--limit 0": [], "--day 2027-06-02 --actor desk": ["o-5"],
      "--on c-1 --limit 1 --day 2027-06-03": ["o-8"],
    ]
    for (options, ids) in expected { #expect(try entries(options) == ids, "\(options)") }
  }

  @Test func `it knows a day by the campground's clock`() throws {
    try shell.json("settings --time-zone Pacific/Auckland --now 2027-06-05T08:00")
    try shell.json("add-site 20 --now 2027-06-06T08:00")
    #expect(try shell.jsonList("log --limit 1").first?["at"] as? String == "2027-06-05T20:00:00Z")
    #expect(try entries("--day 2027-06-06") == ["o-10"])
    #expect(try !entries("--day 2027-06-05").contains("o-10"))
  }

  @Test func `each entry has what was before and after`() throws {
    let log = try shell.jsonList("log --on r-1")
    let changes = log.compactMap { ($0["changes"] as? [[String: Any]])?.first }
    try #require(changes.count == 2)
    #expect(changes.map { $0["kind"] as? String } == ["reservation", "reservation"])
    #expect(changes.map { $0["id"] as? String } == ["r-1", "r-1"])
    #expect(changes[1]["before"] is NSNull)
    #expect((changes[1]["after"] as? [String: Any])?["status"] as? String == "reserved")
    #expect((changes[0]["before"] as? [String: Any])?["status"] as? String == "reserved")
    let after = try #require(changes[0]["after"] as? [String: Any])
    #expect(after.differences(from: ["status": "cancelled", "cancelReason": "rain"]) == [])
    let site = try #require(try shell.jsonList("log --on 14").last?["changes"] as? [[String: Any]])
    #expect(site.first?["id"] as? String == "14")
  }

  @Test func `what was undone is in it, and says by whom`() throws {
    try shell.json("undo o-6 --yes")
    let undone = try #require(try shell.jsonList("log --actor office --limit 1").first)
    #expect(undone["undoneBy"] as? String == "o-9")
    try shell.json("undo o-9 --yes")
    #expect(try shell.jsonList("log --actor office --limit 1").first?["undoneBy"] is NSNull)
    #expect(try entries("--on r-2") == ["o-10", "o-9", "o-6"])
  }

  @Test func `what was undone can still be asked for`() throws {
    try shell.json("undo o-6 --yes")
    #expect(try entries("--on r-2") == ["o-9", "o-6"])
    #expect(try entries("--on c-2") == ["o-9", "o-6", "o-4"])
    #expect(try entries("--on 14") == ["o-9", "o-6", "o-3"])
    try shell.json("undo o-4 --yes")
    #expect(try entries("--on c-2") == ["o-10", "o-9", "o-6", "o-4"])
    try shell.json("undo o-3 --yes")
    #expect(try entries("--on 14") == ["o-11", "o-9", "o-6", "o-3"])
    try shell.json("add-site 14")
    #expect(try entries("--on 14") == ["o-12", "o-11", "o-9", "o-6", "o-3"])
  }

  @Test func `what there is not is not found`() throws {
    #expect(try shell.refusal("log --on r-99").status == 4)
    #expect(try shell.refusal("log --on Nobody").status == 4)
    #expect(try shell.refusal("log --on o-1").name == "wrongKind")
    #expect(try shell.refusal("log --limit -1").status == 5)
  }

  @Test func `where nothing matches, it says so`() throws {
    for options in ["--actor nobody", "--day 2027-06-09", "--limit 0"] {
      #expect(try shell.run("campctl log \(options)").errors == "No entry of the log matches.\n", "\(options)")
    }
    for entry in (1...8).reversed() { try shell.json("undo o-\(entry) --yes") }
    #expect(try shell.run("campctl log --actor nobody").errors == "No entry of the log matches.\n")
  }

  @Test func `the log of a new campground says that nothing has happened`() throws {
    #expect(try Shell().run("campctl --store memory log").errors == "Nothing has happened yet.\n")
  }
}
