import CampgroundManager
import Foundation
import Testing

/// Reports of nights and stays as people and programs request them.
@Suite struct StatisticsCommandTests: ~Copyable {
  /// Sites 12 and 14; on site 12 two nights from 1 July, on site 14 a block on the first of them.
  private let shell = Shell.campground(
    """
    add-site 14 --loop '<i>Aspen</i>' --type cabin
    reserve --site 12 --camper 1 --arrive 2027-07-01 --nights 2
    block-site 14 --from 2027-07-01 --nights 1 --because pipes
    """)

  private static let days = "--from 2027-07-01 --before 2027-07-04"

  @Test func `occupancy is drawn to the eighth of a column, or in ASCII where the locale asks for it`() throws {
    let command = "campctl report occupancy \(Self.days)"
    let drawn = try shell.run(command, environment: ["LC_ALL": "C.UTF-8"]).output
    #expect(drawn.contains("100.0%  ████████████████████\n") && drawn.contains(" 50.0%  ██████████\n"))
    #expect(try shell.run(command, environment: ["LC_ALL": "C"]).output == drawn.replacing("█", with: "#"))
  }

  @Test func `programs read occupancy as numbers, and null where nothing was for sale`() throws {
    #expect(
      try shell.run("campctl report occupancy \(Self.days) --by loop --jsonl").output == """
        {"from":"2027-07-01","before":"2027-07-04","loop":"<i>Aspen</i>","siteNights":3,"blocked":1,"occupied":0,"occupancy":0.000}
        {"from":"2027-07-01","before":"2027-07-04","loop":null,"siteNights":3,"blocked":0,"occupied":2,"occupancy":0.667}

        """)
    try shell.json("block-site 12 --from 2027-08-01 --nights 1 --because pipes")
    try shell.json("block-site 14 --from 2027-08-01 --nights 1 --because pipes")
    let closed = try shell.jsonList("report occupancy --from 2027-08-01 --before 2027-08-02")
    #expect(closed.count == 1)
    #expect(closed[0]["occupancy"] is NSNull)
    #expect(
      try shell.run("campctl report occupancy \(Self.days) --by type --csv").output == """
        from,before,type,siteNights,blocked,occupied,occupancy\r
        2027-07-01,2027-07-04,cabin,3,1,0,0.000\r
        2027-07-01,2027-07-04,standard,3,0,2,0.667\r

        """)
  }

  @Test func `the other reports answer programs by month, by type and as a whole`() throws {
    try shell.json("reserve --site 12 --camper 1 --arrive 2027-07-10 --nights 3")
    try shell.json("cancel r-2 --because rain")
    try shell.json("no-show r-1 --now 2027-07-02T12:00")
    let noShows = try shell.jsonList("report no-shows")
    #expect(noShows.first?["noShows"] as? Int == 1)
    #expect(noShows.first?["share"] as? Double == 1)
    #expect(noShows.first?["nightsLost"] as? Int == 2)
    #expect(noShows.first?["feesKept"] as? String == "0.00")
    let reasons = try shell.jsonList("report cancellations --by reason")
    #expect(reasons.first?["reason"] as? String == "rain")
    #expect(reasons.first?["reservations"] as? Int == 2)
    #expect(reasons.first?["days30up"] as? Int == 1)
    try shell.json("reserve --site 12 --camper 1 --arrive 2027-07-11 --nights 3")
    #expect(try shell.jsonList("report lead-time --by all").first?["median"] as? Int == 40)
    #expect(try shell.jsonList("report length-of-stay --by type").first?["type"] as? String == "standard")
    for name in ["no-shows", "cancellations", "lead-time", "length-of-stay"] {
      let csv = try shell.run("campctl report \(name) --csv").output.components(separatedBy: "\r\n")
      #expect(csv.count == 3, "\(name)")
      #expect(csv[0].hasPrefix("from,before,"))
      #expect(csv[0].split(separator: ",").count == csv[1].split(separator: ",").count, "\(name)")
    }
  }

  @Test func `a page escapes every name, loads and runs nothing, and has its table and its plot`() throws {
    try shell.json("settings --name 'Pine <script>alert(1)</script>'")
    let page = try shell.run("campctl report occupancy \(Self.days) --by loop --html").output
    #expect(!page.contains("<i>") && !page.contains("<script"))
    #expect(page.contains("<th scope=\"row\">&lt;i&gt;Aspen&lt;/i&gt;</th>"))
    #expect(page.contains("Occupancy = occupied / (site-nights for sale - blocked)."))
    #expect(
      page.contains("role=\"img\" aria-label=\"Occupancy, 2 bars: least 0.0% (&lt;i&gt;Aspen&lt;/i&gt;), most 66.7%"))
    #expect(!page.contains("http://") && !page.contains("https://") && !page.contains("src="))
    for name in ["revenue", "no-shows", "cancellations", "lead-time", "length-of-stay"] {
      #expect(try shell.run("campctl report \(name) --html --json").output.hasPrefix("<!DOCTYPE html>"), "\(name)")
    }
  }

  @Test func `a page of nothing says so, and draws no plot`() throws {
    let page = try shell.run("campctl report lead-time --from 2020-01-01 --before 2021-01-01 --html").output
    #expect(page.contains("<p>There is no stay with an arrival from Wed 2020-01-01 to Fri 2021-01-01.</p>"))
    #expect(!page.contains("<svg"))
    let text = try shell.run("campctl report lead-time --from 2020-01-01 --before 2021-01-01")
    #expect(text.output == "")
    #expect(text.errors == "There is no stay with an arrival from Wed 2020-01-01 to Fri 2021-01-01.\n")
    #expect(try shell.jsonList("report no-shows").isEmpty)
  }
}
