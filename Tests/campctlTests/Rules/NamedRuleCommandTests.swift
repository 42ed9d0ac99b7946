import Foundation
import Testing

/// `add-rule`, `list-rules`, `change-rule` and `remove-rule`, and the rules in other answers.
struct NamedRuleCommandTests: ~Copyable {
  private let shell = Shell.campground("add-rule 'July 4th' --from 2027-07-02 --before 2027-07-06 --min-nights 3")

  @Test func `a rule has these keys`() throws {
    let rule = try shell.json(
      "add-rule Eve --on-days 12-24 --no-arrival --no-departure --type cabin --max-nights 14 --in-days 30 --min-gap 2")
    let expected: [String: Any] = [
      "name": "Eve", "from": NSNull(), "before": NSNull(), "onDays": ["12-24"], "weekdays": [String](), "type": "cabin",
      "site": NSNull(), "minNights": NSNull(), "forArrivals": false, "maxNights": 14, "inDays": 30, "noArrival": true,
      "noDeparture": true, "minGap": 2, "version": 1,
    ]
    #expect(rule.differences(from: expected) == [])
    #expect(try shell.json("change-rule eve --arrival --departure --min-gap ''")["noArrival"] as? Bool == false)
    #expect(try shell.json("remove-rule Eve --if-version 2")["version"] as? Int == 3)
  }

  @Test func `the rules of the settings are listed among them`() throws {
    try shell.json("settings --type cabin --min-nights 2")
    let listed = try shell.run("campctl list-rules --json").output
    let rules = try #require(try JSONSerialization.jsonObject(with: Data(listed.utf8)) as? [[String: Any]])
    #expect(rules.map { $0["name"] as? String } == [nil, "July 4th"])
    #expect(rules.map { $0["type"] as? String } == ["cabin", nil])
  }

  @Test(arguments: [
    ("add-rule Nothing", "5 crossedRule minNights"), ("add-rule 'july 4TH' --no-arrival", "5 duplicateName name"),
    ("add-rule X --on-days 7/4 --no-arrival", "64 unreadable onDays"), ("change-rule 'July 4th'", "64 usage"),
  ])
  func `bad input is refused by name`(line: String, outline: String) throws {
    try shell.expectRefused(line, outline)
  }

  @Test func `stays that stand against a new rule are named`() throws {
    let shell = Shell.campground()
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-07-09 --nights 1")
    #expect(
      try shell.run("campctl add-rule Weekends --weekdays fri,sat --min-nights 2").errors
        == "Hint: 1 stay breaks Weekends and stands as agreed: r-1.\n")
  }

  @Test func `confirmations and the price list have the rules, and a whole campground keeps them`() throws {
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-07-02 --nights 3")
    let confirmation = try shell.run("campctl confirmation r-1").output
    #expect(confirmation.contains("July 4th: at least 3 nights, from Fri 2027-07-02, before Tue 2027-07-06."))
    #expect(try shell.run("campctl list-rates --html").output.contains("<dt>July 4th</dt>"))
    let rules = try shell.run("campctl list-rules --json").output
    let taken = try shell.run(
      "campctl export all ~/whole && campctl import all ~/whole --store ~/new.sqlite && campctl list-rules --json --store ~/new.sqlite"
    )
    #expect(taken.output.hasSuffix(rules), "\(taken.errors)")
  }

  @Test func `an import takes stays against a rule, with a note`() throws {
    let line =
      "printf 'Site,Name,Phone,Arrival,Nights\\n12,Zoe Low,555-0199,2027-07-05,1\\n' > ~/r.csv && campctl import reservations ~/r.csv"
    let imported = try shell.run(line)
    #expect(
      imported.output
        == "Added 1 reservation, updated 0, left 0 as they were.\nr-1 stands as it was agreed, against a rule: "
        + "July 4th: at least 3 nights; 1 was requested.\n")
  }

  @Test func `the rates of a day are listed with the reasons`() throws {
    let shell = Shell.campground()
    try shell.json("add-rate Xmas --nightly 90 --from 2027-12-24 --before 2028-01-02")
    try shell.json("add-rate WE --nightly 65 --weekdays fri,sat")
    let listed = try shell.run("campctl list-rates --on 2027-12-31").output
    #expect(listed.contains("before Xmas: names weekdays"))
    #expect(listed.contains("WE goes before it: names weekdays"))
    #expect(try shell.refusal("list-rates --site 12").status == 64)
    #expect(try shell.refusal("list-rates --on 2027-12-31 --html").status == 64)
  }
}
