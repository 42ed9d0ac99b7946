import Foundation
import Testing

/// Rules and overrides on the command line.
@Suite struct RuleCommandTests: ~Copyable {
  private let shell = Shell.campground()

  @Test func `settings show the rules of the campground and of types`() throws {
    try shell.json("settings --closed-to-arrival sun,2027-07-04 --max-consecutive 14")
    let answer = try shell.json("settings --type cabin --min-nights 2 --open all-year --closed-to-arrival none")
    #expect(answer["changed"] as? Bool == true)
    let shown = try shell.json("settings")
    #expect(shown["closedToArrival"] as? [String] == ["sun", "2027-07-04"])
    #expect(shown.differences(from: ["closedToDeparture": [String](), "maxConsecutive": 14]) == [])
    let expected: [String: Any] = [
      "type": "cabin", "open": "all-year", "minNights": 2, "maxNights": NSNull(), "windowDays": NSNull(),
      "closedToArrival": [String](), "closedToDeparture": NSNull(), "maxConsecutive": NSNull(),
    ]
    let types = try #require(shown["types"] as? [[String: Any]])
    #expect(types.map { NSDictionary(dictionary: $0) } == [NSDictionary(dictionary: expected)])
  }

  @Test func `a limit of 1 reads as one`() throws {
    let words = try shell.run("campctl settings --window-days 1 --max-consecutive 1").output
    #expect(words.contains("1 day ahead\n"))
    #expect(words.contains("1 night of one camper\n"))
    let line = "campctl settings --type standard --max-nights 1 --window-days 1 --max-consecutive 1"
    #expect(try shell.run(line).output.contains("up to 1 night; booked up to 1 day ahead; up to 1 night in a row\n"))
  }

  @Test(arguments: [
    "settings --type TYPE --min-nights 2", "add-rate Cabins --nightly 70 --type TYPE",
    "add-discount Cabins --percent 10% --type TYPE",
  ])
  func `a type that no site is of may be a slip, and is reported`(line: String) throws {
    let hint = "Hint: No site is of type cabbin yet.\n"
    #expect(try shell.run("campctl \(line.replacing("TYPE", with: "cabbin")) -n").errors.contains(hint))
    let known = try shell.run("campctl \(line.replacing("TYPE", with: "standard")) -n")
    #expect(!known.errors.contains("No site is of type"))
  }

  @Test(
    arguments: [
      ("--closed-to-arrival sunday", 64), ("--closed-to-departure 2027-02-30", 64), ("--type 'No Type!'", 64),
      ("--max-consecutive 1e3", 64), ("--max-consecutive 0", 5), ("--type cabin --name Trout", 5),
      ("--type cabin --min-nights 3 --max-nights 2", 5),
    ] as [(String, Int32)])
  func `what is no rule is refused`(_ options: String, _ status: Int32) throws {
    #expect(try shell.refusal("settings \(options)").status == status)
  }

  @Test func `a refusal that a person can override says how, and the override is told and kept`() throws {
    try shell.json("settings --min-nights 2")
    let line = "reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 1"
    try shell.expectErrors("campctl \(line)", 5, "Hint: --override REASON allows it.\n")
    let done = try shell.run("campctl \(line) --override 'A friend' --key k")
    #expect(done.errors == "Overridden: The minimum stay is 2 nights; 1 was requested.\n")
    let entry = try #require(try shell.jsonList("log --limit 1").first)
    let request = try #require(entry["request"] as? [String: Any])
    #expect(request.differences(from: ["override": "A friend", "overridden": ["belowMinimumStay"]]) == [])
    #expect(try shell.run("campctl \(line) --override 'A friend' --key k").errors == done.errors)
    #expect(try shell.refusal("\(line) --override 'Another reason' --key k").status == 3)
  }

  @Test func `what a site takes is overridden by a word of its own`() throws {
    let line = "hold --site 12 --camper c-1 --arrive 2027-07-04 --nights 1 --adults 9"
    #expect(try shell.refusal("\(line) --override 'A friend'").status == 5)
    #expect(try shell.refusal("\(line) --override-capacity ' '").status == 5)
    #expect(try shell.json("\(line) --override-capacity 'One is a baby'")["status"] as? String == "held")
    #expect(try shell.refusal("\(line) --override-capacity 'One is a baby'").status == 3)
  }
}
