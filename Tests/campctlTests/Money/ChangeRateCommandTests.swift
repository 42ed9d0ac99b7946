import Foundation
import Testing

/// `change-rate`, `add-rate --like`, and the nights on which another rate decides.
@Suite struct ChangeRateCommandTests: ~Copyable {
  private let shell = Shell.campground(
    """
    add-rate Standard --nightly 45.00 --weekly 280.00 --min-nights 2 --extra-adult 5.00
    add-rate Weekend --nightly 60.00 --weekdays fri,sat
    """)

  @Test func `a change answers with the whole rate, and is undone`() throws {
    let changed = try shell.json("change-rate Standard --nightly 48 --weekly '' --min-nights '' --if-version 1")
    #expect(changed["nightly"] as? String == "48.00")
    #expect(changed["weekly"] is NSNull && changed["minNights"] is NSNull)
    #expect(changed.differences(from: ["extraAdult": "5.00", "version": 2, "changed": true]) == [])
    #expect((changed["decidedByOthers"] as? [Any])?.isEmpty == true)
    #expect(try shell.refusal("change-rate Standard --nightly 49 --if-version 1").status == 3)
    try shell.json("undo --yes")
    let back = try #require(try shell.jsonList("list-rates").last)
    #expect(back.differences(from: ["nightly": "45.00", "weekly": "280.00", "minNights": 2]) == [])
  }

  @Test(
    arguments: [
      ("change-rate Standard", 64), ("change-rate Standard --nightly ''", 64),
      ("change-rate Standard --site 12 --type rv", 5),
      ("add-rate More --like Weekend --holiday --before 2027-07-04", 5),
    ] as [(String, Int32)])
  func `a bad change is refused, and changes nothing`(line: String, status: Int32) throws {
    let before = try shell.run("campctl list-rates --json").output
    #expect(try shell.refusal(line).status == status)
    #expect(try shell.run("campctl list-rates --json").output == before)
  }

  @Test func `in a batch a null ends a term, and a missing one stays`() throws {
    let lines = [
      #"{"command":"change-rate","name":"Standard","weekly":null,"rename":"Base"}"#,
      #"{"command":"add-rate","name":"Next","like":"Base","from":"2028-05-01","minNights":null}"#,
    ]
    let replies = try shell.batch(lines.joined(separator: "\n")).replies.map(\.result)
    #expect(replies.map { $0?["weekly"] is NSNull } == [true, true])
    #expect(replies.map { $0?["nightly"] as? String } == ["45.00", "45.00"])
    #expect(replies.map { $0?["minNights"] as? Int } == [2, nil])
    #expect(replies.map { $0?["from"] as? String } == [nil, "2028-05-01"])
  }

  @Test func `whoever adds dates is told on which days the weekend decides`() throws {
    let line = "add-rate 'Memorial Day' --nightly 80 --from 2027-05-28 --before 2027-06-01"
    let json = try shell.json("\(line) --now 2027-05-01 --dry-run")
    let others = try #require(json["decidedByOthers"] as? [[String: Any]])
    let expected: [String: Any] = [
      "rate": "Weekend", "nightly": "60.00", "site": NSNull(), "type": NSNull(),
      "nights": ["2027-05-28", "2027-05-29"], "count": 2,
    ]
    #expect(others as NSArray == [expected] as NSArray)
    try shell.json("\(line) --now 2027-05-01 --holiday")
    let changed = try shell.run("campctl change-rate 'Memorial Day' --no-holiday --before 2027-07-01 --now 2027-05-01")
    #expect(
      changed.errors
        == "Hint: On Fri 28 May, Sat 29 May, Fri 4 June, Sat 5 June and 6 other nights, Weekend decides before it: "
        + "60.00 instead of 80.00.\n")
  }

  @Test func `a site's and a type's own rate are told with their place`() throws {
    try shell.json("add-rate Lake --nightly 99 --site 12")
    try shell.json("add-rate Tents --nightly 20 --type tent --weekdays sun")
    let line = "add-rate July --nightly 50 --from 2027-07-01 --before 2027-07-05 --holiday"
    #expect(
      try shell.run("campctl \(line)").errors
        == "Hint: On all of its nights, on site 12, Lake decides before it: 99.00 instead of 50.00.\n"
        + "Hint: On Sun 4 July, on sites of type tent, Tents decides before it: 20.00 instead of 50.00.\n"
        + "Hint: On Fri 2 July and Sat 3 July, it takes over from Weekend: 50.00 instead of 60.00.\n")
  }

  @Test func `a weekly price of certain weekdays is noted as never counting`() throws {
    let hint =
      "Hint: The weekly or monthly price of a rate for certain weekdays never counts: in a full week it gives way.\n"
    #expect(try shell.run("campctl add-rate Fridays --nightly 70 --weekdays fri --weekly 300").errors == hint)
    #expect(try shell.run("campctl change-rate Weekend --monthly 900").errors == hint)
    #expect(try shell.run("campctl change-rate Weekend --weekdays ''").errors == "")
  }
}
