import Foundation
import TestSupport
import Testing

/// `--as-of`: the campground at a moment of its journal.
@Suite struct PastTests: ~Copyable {
  private let shell = Shell.campground(
    """
    settings --name Trout --now 2027-06-01T08:00
    add-site 14 --now 2027-06-01T08:10
    add-rate base --nightly 30 --now 2027-06-01T08:20
    reserve --site 12 --new 'Ann Lee' --phone 555-0101 --arrive 2027-07-02 --nights 3 --now 2027-06-01T09:00
    pay r-1 20 --method cash --now 2027-06-02T10:00
    change-site 12 --renumber A12 --now 2027-06-03T10:00
    move r-1 --site 14 --now 2027-06-03T11:00
    policy --deposit 20% --now 2027-06-04T11:00
    cancel r-1 --because rain --now 2027-06-05T12:00
    refund r-1 20 --now 2027-06-05T13:00
    forget-camper 'Ann Lee' --yes --now 2027-06-06T12:00
    """)

  private func entry(of command: String) throws -> String {
    try #require(try shell.output("log --where command:\(command) --quiet --limit 1").split(separator: "\n").last)
      .description
  }

  @Test func `a look as of an entry has what was there after it, on that entry's day`() throws {
    let moved = try entry(of: "move")
    let stay = try shell.json("show-reservation r-1 --as-of \(moved)")
    #expect(stay["status"] as? String == "reserved" && stay["site"] as? String == "14")
    #expect(stay["paid"] as? String == "20.00")
    #expect(
      try shell.output("list-reservations --as-of \(try entry(of: "pay")) --columns site --csv") == "site\r\n12\r\n")
    #expect(try shell.output("today --as-of \(moved)").hasPrefix("Thursday 3 June 2027"))
    #expect(try shell.output("today --as-of \(moved) --now 2027-07-02").hasPrefix("Friday 2 July 2027"))
    #expect(try shell.output("policy --as-of \(moved)") != shell.output("policy"))
    #expect(try shell.output("log --quiet --limit 1 --as-of \(moved)") == "\(moved)\n")
  }

  @Test(arguments: [
    ("2027-06-02", "reserved", "12"), ("2027-06-03T10:30", "reserved", "A12"), ("2027-06-03", "reserved", "14"),
    ("yesterday", "reserved", "14"), ("2027-06-05", "cancelled", "14"),
  ])
  func `a day is meant as a whole, and a time to its minute`(_ moment: String, _ status: String, _ site: String) throws
  {
    let stay = try shell.json(
      "show-reservation r-1 --as-of \(moment)\(moment == "yesterday" ? " --now 2027-06-05" : "")")
    #expect(stay["status"] as? String == status && stay["site"] as? String == site)
  }

  @Test func `the newest entry is named for a day, to people alone`() throws {
    let (result, paid) = (try shell.run("campctl list-sites --as-of 2027-06-02"), try entry(of: "pay"))
    #expect(result.status == 0 && result.errors == "As of 2027-06-02, after \(paid).\n")
    #expect(try shell.run("campctl list-sites --json --as-of 2027-06-02").errors == "")
  }

  @Test func `a person who was forgotten since stays so`() throws {
    let output = try shell.output("list-reservations --as-of \(try entry(of: "reserve")) --json")
    #expect(output.contains("\"r-1\"") && !output.contains("Lee") && !output.contains("555-0101"))
  }

  @Test func `exports and reports have a past, too`() throws {
    let paid = try entry(of: "pay")
    #expect(try shell.output("export payments --as-of \(paid)").split(separator: "\r\n").count == 2)
    #expect(try shell.output("export all \(shell.home.path)/then --as-of \(paid)").contains("Wrote"))
    let balances = try shell.json("report balances --on 2027-08-01 --as-of \(paid)")
    #expect((balances["total"] as? [String: Any])?["balance"] as? String == "70.00")
  }

  @Test func `before the oldest entry, and at one that is not there, nothing is found`() throws {
    let early = try shell.refusal("list-sites --as-of 2020-01-01")
    #expect(early.outlineWithFields == "4 notFound asOf" && early.message.hasSuffix("with o-1."))
    #expect(try shell.refusal("list-sites --as-of o-99").outlineWithFields == "4 notFound asOf")
    #expect(try shell.refusal("list-sites --as-of soon").outline == "64 unreadable")
  }

  @Test(arguments: [
    "cancel r-1", "undo", "check", "info", "backup x.sqlite", "watch", "batch", "settings --name B", "init",
  ])
  func `a command that is no look at the campground has no past`(_ line: String) throws {
    let before = try shell.output("log --quiet --limit 1")
    let refusal = try shell.refusal("\(line) --as-of o-2 </dev/null")
    #expect(refusal.outlineWithFields == "64 usage asOf")
    #expect(try shell.output("log --quiet --limit 1") == before)
  }

  @Test func `what an imported campground does not know is not found`() throws {
    _ = try shell.output("export all \(shell.home.path)/copy --without-journal")
    let store = "--store \(shell.home.path)/other.sqlite"
    _ = try shell.output("import all \(shell.home.path)/copy \(store)")
    #expect(try shell.refusal("list-sites --as-of o-3 \(store)").outline == "4 notFound")
    #expect(try shell.refusal("list-sites --as-of 2027-06-04 \(store)").outline == "4 notFound")
    _ = try shell.output("add-site 20 \(store)")
    let newest = try shell.output("log --quiet \(store)").trimmingCharacters(in: .newlines)
    _ = try shell.output("retire-site 20 \(store)")
    #expect(try shell.output("list-sites --quiet --as-of \(newest) \(store)") == "14\n20\nA12\n")
  }
}
