import Foundation
import Testing

/// Answers about a word or two, each of which somebody who was new to campctl has missed.
@Suite struct SmallAnswersTests: ~Copyable {
  private let shell = Shell.campground(
    """
    add-site 14
    add-rate Standard --nightly 45.00
    policy --deposit 20% --no-show 1-night
    reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2
    reserve --site 14 --camper c-1 --arrive 2027-07-05 --nights 1
    """)

  @Test func `today takes a day, on which nobody is overdue`() throws {
    let day = try shell.json("today tomorrow --now 2027-07-04")
    #expect(day["day"] as? String == "2027-07-05")
    let ids = { (list: String) in (day[list] as? [[String: Any]])?.compactMap { $0["id"] as? String } }
    #expect(ids("arrivals") == ["r-2"] && ids("onSite") == ["r-1"] && ids("overdueArrivals") == [])
    #expect(try shell.json("today 2027-07-06")["departures"] is [Any])
    let same = ["today", "today today"].map { try? shell.run("campctl \($0) --json --now 2027-07-05").output }
    #expect(same[0] == same[1])
  }

  @Test func `statuses and states are lists`() throws {
    #expect(try shell.jsonList("list-reservations --status reserved,held").count == 2)
    #expect(try shell.jsonList("list-reservations --status held --status cancelled").isEmpty)
    #expect(try shell.jsonList("list-balances --state due,overdue --now 2027-06-01").count == 2)
    #expect(try shell.refusal("list-reservations --status reserved,gone").status == 64)
  }

  @Test func `only the deposit is overdue before the stay, and all of it once the day of arrival is past`() throws {
    let early = try #require(try shell.jsonList("list-balances --now 2027-06-10").first)
    #expect(early.differences(from: ["state": "overdue", "overdue": "18.00", "balance": "90.00"]) == [])
    try shell.json("pay r-1 18.00")
    let paid = try #require(try shell.jsonList("list-balances --now 2027-06-10").first)
    #expect(paid["state"] as? String == "due" && paid["overdue"] as? String == "0.00")
    let late = try #require(try shell.jsonList("list-balances --now 2027-07-05").first)
    #expect(late["overdue"] as? String == "72.00")
  }

  @Test func `a party that did not come and owes has an account by name, and can pay it`() throws {
    try shell.json("cancel r-2")
    try shell.json("no-show r-1 --now 2027-07-05T09:00")
    #expect(try shell.json("account 'Bacon Lover' --now 2027-07-08")["reservation"] as? String == "r-1")
    #expect(try shell.json("pay 'Bacon Lover' 45.00 --now 2027-07-08")["balance"] as? String == "0.00")
    #expect(try shell.refusal("account 'Bacon Lover' --now 2027-07-08").status == 4)
  }

  @Test func `a confirmation has a deposit of a past day as due now`() throws {
    func words(_ now: String) throws -> String { try shell.run("campctl confirmation r-1 --now \(now)").output }
    #expect(try words("2027-06-01").contains("A deposit of 18.00 USD is due by Tuesday 1 June 2027."))
    #expect(try words("2027-06-02").contains("A deposit of 18.00 USD is due now."))
  }

  @Test func `an undo that is blocked names the entry that comes first`() throws {
    try shell.json("add-site 15")
    try shell.json("reserve --site 15 --camper c-1 --arrive 2027-08-04 --nights 1")
    let refused = try shell.refusal("undo o-8 --yes")
    #expect(refused.status == 3)
    #expect(refused.message == "Site 15 is in use by a later change, o-9; campctl undo o-9 comes first.")
    try shell.json("undo o-9 --yes")
    try shell.json("undo o-8 --yes")
  }

  @Test func `the log begins on a day`() throws {
    #expect(try shell.jsonList("log --since 2027-06-01 --now 2027-06-01").count == 7)
    try shell.json("add-site 15 --now 2027-06-02")
    #expect(try shell.jsonList("log --since 2027-06-02 --now 2027-06-02").count == 1)
    #expect(try shell.jsonList("log --since 2027-06-02 --day 2027-06-01 --now 2027-06-02").isEmpty)
  }

  @Test func `an amount that is taken off has its currency, and a percentage none`() throws {
    #expect(try shell.run("campctl discount r-1 5 --because noise").output.hasPrefix("Took 5 USD off r-1 "))
    #expect(try shell.run("campctl discount r-1 10% --because noise").output.hasPrefix("Took 10% off r-1 "))
  }

  @Test func `without time zones the error names tzdata`() throws {
    try shell.expectErrors(
      "TZDIR=/nonexistent campctl settings --time-zone America/Phoenix", 5,
      "This machine has no time zone America/Phoenix: /nonexistent has no time zones; install tzdata.")
  }

  @Test func `in a locale without UTF-8 a cut cell ends in dots`() throws {
    let list = try shell.run("LC_ALL=C COLUMNS=60 campctl list-reservations").output
    #expect(list.contains("...") && list.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `a batch at a terminal says on standard error what it waits for`() throws {
    let typed = try shell.typing("show-site 12\n\u{4}", to: "campctl batch")
    #expect(typed.errors.hasPrefix("Waiting for command lines, one a line; Ctrl-D ends them.\n"))
  }
}
