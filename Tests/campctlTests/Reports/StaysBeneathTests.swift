import Foundation
import TestSupport
import Testing

/// Reports, charts and exports of the stays of a filter.
@Suite struct StaysBeneathTests: ~Copyable {
  private let shell = Shell.campground(
    """
    add-site 14..15
    add-rate base --nightly 30
    add-tax city --percent 10%
    reserve --site 12 --new 'Ann Lee' --phone 555-0101 --arrive 2027-07-02 --nights 3 --source web
    reserve --site 14 --new 'Bob Low' --phone 555-0102 --arrive 2027-07-05 --nights 1
    reserve --site 15 --camper 'Ann Lee' --arrive 2027-07-05 --nights 2 --source web
    reserve --site 12 --camper 'Bob Low' --arrive 2027-07-05 --nights 2
    pay r-1 20 --method cash
    pay r-2 33 --method cash
    charge r-2 5 --memo wood
    sell 7 --memo ice --method cash
    """)

  private func total(_ line: String) throws -> [String: Any] {
    try #require(try shell.json(line)["total"] as? [String: Any])
  }

  @Test func `a report sums up the stays of a filter alone, before it groups them`() throws {
    let days = "--from 2027-06-01 --before 2027-08-01"
    #expect(try total("report payments \(days)")["received"] as? String == "60.00")
    #expect(try total("report payments \(days) --where source:web")["received"] as? String == "20.00")
    #expect(try total("report taxes \(days) --where source:web")["tax"] as? String == "15.00")
    #expect(try total("report balances --on 2027-08-01 --where 'balance:>70'")["balance"] as? String == "79.00")
    let occupancy = try shell.jsonList("report occupancy \(days) --by month --where 'site:15 or camper:~low'")
    #expect(occupancy.map { $0["occupied"] as? Int } == [0, 5] && occupancy[1]["siteNights"] as? Int == 93)
    #expect(try shell.jsonList("report length-of-stay \(days) --where nights:1").count == 1)
  }

  @Test func `exports of reservations have those of a filter`() throws {
    func rows(_ line: String) throws -> Int { try shell.output("export \(line)").split(separator: "\r\n").count - 1 }
    #expect(try rows("reservations --where source:web") == 2)
    #expect(try rows("nights --where source:web") == 5)
    #expect(try rows("payments --where 'nights:1'") == 1)
    #expect(try shell.output("export hledger --where source:web").contains("r-2") == false)
    #expect(try shell.output("export ical --where source:web").components(separatedBy: "BEGIN:VEVENT").count == 3)
    #expect(try shell.run("campctl export sites --where source:web").status == 64)
  }

  @Test func `exports of things with a list of their own have those of its filter`() throws {
    func rows(_ line: String) throws -> Int { try shell.output("export \(line)").split(separator: "\r\n").count - 1 }
    #expect(try rows("sites --where 'number:14,15'") == 2)
    #expect(try rows("campers --where 'fullName:~low'") == 1)
    #expect(try rows("rates --where 'nightly:>30'") == 0)
    #expect(try shell.run("campctl export campers --where nights:2").status == 64)
  }

  @Test func `a chart has the whole rows of the sites of a filter, and no false vacancy`() throws {
    let chart = try shell.output("chart --from 2027-07-01 --nights 8 --where source:web --width 120")
    #expect(chart.contains("Ann Lee") && chart.contains("Bob Low") && !chart.contains("\n14 "))
    #expect(try shell.run("campctl chart --where foo:1").status == 64)
  }

  @Test func `the days that were meant are named, and a wrong filter is refused with its place`() throws {
    let result = try shell.run("campctl report revenue --where 'arriving:2 July'")
    #expect(result.status == 64)
    #expect(try shell.run("campctl report revenue --where 'arrival:fri'").errors.contains("fri is"))
  }

  @Test func `a line of a batch sees what the lines before it have written`() throws {
    let lines = """
      reserve --site 12 --camper 'Ann Lee' --arrive 2027-07-20 --nights 6 --source web
      report length-of-stay --from 2027-06-01 --before 2027-08-01 --where nights:6
      """
    let result = try shell.run("campctl batch", input: lines)
    #expect(result.status == 0 && result.errors.hasPrefix("2 lines, 2 done"), "\(result)")
    #expect(try shell.jsonList("list-reservations --where nights:6").count == 1)
  }
}
