import Foundation
import Testing

/// The day on a screen that is too small or very wide, and as rows and a page.
@Suite struct TodayScreenTests: ~Copyable {
  /// Twelve parties to come on 4 July, of 45.00 each, and two that leave.
  private let shell = Shell.after(
    """
    \(Shell.beginning) && for i in $(seq 21 40); do echo add-site $i; done | campctl batch -q &&
    campctl add-camper 'Very Long Name Of A Camper With Many Words' --phone '+1 (928) 555-0142' --warning Loud -q &&
    campctl add-rate Standard --nightly 45.00 -q &&
    for i in $(seq 21 32); do echo reserve --site $i --camper c-2 --arrive 2027-07-04 --nights 1; done | campctl batch -q &&
    for i in 33 34; do echo reserve --site $i --camper c-2 --arrive 2027-07-02 --nights 2; done | campctl batch -q &&
    campctl check-in r-13 --now 2027-07-02 -q && campctl check-in r-14 --now 2027-07-02 -q
    """)

  private func today(_ options: String = "", _ size: String = "", at time: String = "09:00") throws -> String {
    try shell.run("\(size) campctl today \(options) --now 2027-07-04T\(time)").output
  }

  @Test func `the sums stand first`() throws {
    #expect(try today().split(separator: "\n")[1] == "12 to come, 540.00 due; 2 to go; 2 here")
  }

  @Test func `the day fits the screen, and the rest of a list is named with its command`() throws {
    let text = try today("", "LINES=20 COLUMNS=80")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count < 20, "\(text)")
    #expect(text.contains(" more: campctl today --arrivals\n"))
    let shown = lines.filter { $0.contains("due  WARNING") }.count
    #expect(text.contains("  … and \(12 - shown) more: campctl today --arrivals\n"), "\(text)")
    #expect(text.contains("Departures (2)\n") && text.contains("r-13"))
  }

  @Test func `a list is whole on request, whatever the screen`() throws {
    let text = try today("--arrivals", "LINES=10 COLUMNS=80")
    #expect(text.contains("Arrivals (12)\n") && !text.contains("Departures") && !text.contains(" more:"))
    for id in 1...12 { #expect(text.contains(" r-\(id) "), "\(id)") }
    let here = try today("--here")
    #expect(here.contains("On site (2)\n") && here.contains("until Sun 4 July") && here.contains("r-14"))
    #expect(!here.contains("Arrivals"))
  }

  @Test func `two lists stand side by side where the screen is wide`() throws {
    let wide = try today("", "LINES=50 COLUMNS=200").split(separator: "\n")
    #expect(wide.contains { $0.hasPrefix("Arrivals (12)") && $0.hasSuffix("Departures (2)") }, "\(wide)")
    #expect(wide.allSatisfy { $0.count <= 200 })
    let narrow = try today("", "COLUMNS=120").split(separator: "\n")
    #expect(!narrow.contains { $0.hasPrefix("Arrivals (12)") && $0.hasSuffix("Departures (2)") })
  }

  @Test func `a phone number is never cut`() throws {
    let text = try shell.run("COLUMNS=80 campctl today --now 2027-07-05").output
    #expect(text.contains("since Sun 4 July  +1 (928) 555-0142"), "\(text)")
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(text)")
  }

  @Test func `a departure is overdue after check-out time and the grace`() throws {
    #expect(!(try today("", at: "11:29")).contains("Overdue departures ("))
    #expect(!(try today("", at: "11:30")).contains("Overdue departures ("))
    #expect(try today("", at: "11:31").contains("Overdue departures (2)"))
    func overdue(_ grace: String, at time: String) throws -> Int? {
      try shell.json("settings --grace \(grace)")
      return (try shell.json("today --now \(time)")["overdueDepartures"] as? [Any])?.count
    }
    #expect(try overdue("0", at: "2027-07-04T11:01") == 2)
    #expect(try overdue("0", at: "2027-07-04T11:00") == 0)
    #expect(try overdue("840", at: "2027-07-05T01:00") == 0)
    #expect(try overdue("840", at: "2027-07-05T01:01") == 2)
    #expect(try overdue("1440", at: "2027-07-05T11:00") == 0)
    #expect(try overdue("1440", at: "2027-07-05T11:01") == 2)
    #expect(try overdue("1440", at: "2027-07-06T00:00") == 2)
  }

  @Test func `a row of CSV is a party, with the list that it is in`() throws {
    let rows = try today("--csv").components(separatedBy: "\r\n").dropLast()
      .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    #expect(rows[0].prefix(3) == ["section", "id", "status"])
    #expect(rows.allSatisfy { $0.count == rows[0].count })
    let sections = rows.dropFirst().map { "\($0[0]) \($0[1])" }
    #expect(sections.count == 16)
    #expect(
      sections.contains("arrivals r-1") && sections.contains("departures r-14") && sections.contains("onSite r-13"))
    let departures = try today("--departures --csv").components(separatedBy: "\r\n").dropFirst().dropLast()
    #expect(departures.map { $0.prefix(15) } == ["departures,r-13", "departures,r-14"])
  }

  @Test func `the page has the sums, and a table for each list`() throws {
    let page = try today("--html")
    #expect(page.contains("<p>12 to come, 540.00 due; 2 to go; 2 here</p>"))
    for list in ["Arrivals (12)", "Departures (2)", "On site (2)"] { #expect(page.contains("<h2>\(list)</h2>")) }
    #expect(!page.contains("<h2>Holds"))
    #expect(page.contains("data-label=\"Phone\">+1 (928) 555-0142</td>"))
  }
}
