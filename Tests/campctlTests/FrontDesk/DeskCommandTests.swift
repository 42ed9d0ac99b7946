import Foundation
import TestSupport
import Testing

@Suite struct DeskCommandTests: ~Copyable {
  let day = "--now 2027-07-04T09:00"

  /// Bacon Lover leaves site 12 on 4 July and Maple Walnut comes to it.
  private let shell = Shell.campground(
    """
    add-rate Standard --nightly 45.00
    add-camper "Maple Walnut" --phone 555-0142 --warning loud
    reserve --site 12 --camper 1 --arrive 2027-07-02 --nights 2
    check-in r-1 --now 2027-07-02
    reserve --site 12 --camper 2 --arrive 2027-07-04 --nights 5
    """)

  @Test func `today in JSON is what a script may rely on`() throws {
    let today = try shell.json("today \(day)")
    #expect(today["day"] as? String == "2027-07-04")
    func ids(_ key: String) -> [String] {
      (today[key] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
    }
    #expect(ids("arrivals") == ["r-2"])
    #expect(ids("departures") == ["r-1"] && ids("onSite") == ["r-1"])
    for key in ["overdueArrivals", "overdueDepartures", "holds"] { #expect((today[key] as? [Any])?.isEmpty == true) }
    let turnover = try #require((today["turnovers"] as? [[String: String]])?.first)
    #expect(turnover == ["site": "12", "out": "r-1", "in": "r-2"])
    let due = try #require((today["balancesDue"] as? [[String: String]])?.first)
    #expect(due == ["reservation": "r-2", "balance": "225.00"])
  }

  @Test func `a screen of 80 columns is never too narrow for a day`() throws {
    let long = String(repeating: "Long 長名 ", count: 20)
    try shell.json("change-camper 2 --full-name '\(long)' --warning '\(long)'")
    let text = try shell.run("campctl today \(day)").output
    #expect(text.contains("225.00 due"))
    // A wide character takes two columns.
    let widths = text.split(separator: "\n").map { line in
      line.unicodeScalars.reduce(0) { $0 + ($1.value > 0x2E80 ? 2 : 1) }
    }
    #expect(widths.allSatisfy { $0 <= 80 }, "\(text)")
  }

  @Test func `those who should have come long ago do not fill the screen`() throws {
    let shell = Shell.campground()
    let lines = (1...12).map { "reserve --site 12 --camper c-1 --arrive 2027-06-\($0 + 9) --nights 1" }
    #expect(try shell.batch(lines.joined(separator: "\n")).replies.count == 12)
    let text = try shell.run("campctl today --now 2027-06-30").output
    #expect(text.contains("Overdue arrivals (12)\n"))
    #expect(text.contains("r-10  since Sat 19 June  910-543-9000"))
    #expect(!text.contains("r-11"))
    #expect(text.contains("  2 more; campctl list-reservations --overdue lists them.\n"))
  }

  @Test func `a turnover names who leaves and who comes`() throws {
    let list = try shell.jsonList("turnover 2027-07-04")
    let row = try #require(list.first)
    #expect(row["loop"] is NSNull)
    #expect(
      row.compactMapValues { $0 as? String } == [
        "site": "12", "kind": "both", "out": "r-1", "outName": "Bacon Lover", "in": "r-2", "inName": "Maple Walnut",
      ])
  }

  @Test func `an arrival keeps its line when it is here`() throws {
    _ = try shell.run("campctl check-out r-1 \(day) && campctl check-in r-2 \(day)")
    let row = try #require(try shell.jsonList("list-arrivals 2027-07-04").first)
    #expect(row.differences(from: ["status": "checked-in", "warning": "loud", "balance": "225.00"]) == [])
    #expect(try shell.run("campctl list-arrivals 2027-07-04").output.contains("[x]"))
  }

  @Test func `arrivals are ordered by site, by name or by surname`() throws {
    let made = try shell.run(
      "campctl add-site 3 && campctl add-camper zed --phone 555-0103 && campctl reserve --site 3 --camper 3 --arrive 2027-07-04 --nights 1"
    )
    try #require(made.status == 0, "\(made.errors)")
    func names(_ options: String) throws -> [String] {
      try shell.jsonList("list-arrivals 2027-07-04 \(options)").compactMap { $0["name"] as? String }
    }
    #expect(try names("") == ["zed", "Maple Walnut"])
    #expect(try names("--by name") == ["Maple Walnut", "zed"])
    try shell.json("change-camper 3 --full-name 'Émile van Arl'")
    #expect(try names("--by name") == ["Émile van Arl", "Maple Walnut"])
    #expect(try names("--by surname") == ["Émile van Arl", "Maple Walnut"])
    try shell.json("change-camper 3 --full-name 'Ämil Zed'")
    #expect(try names("--by name") == ["Ämil Zed", "Maple Walnut"])
    #expect(try names("--by surname") == ["Maple Walnut", "Ämil Zed"])
    #expect(try shell.refusal("list-arrivals --by weight").status == 64)
  }

  @Test func `a placard tells passers-by no more of a name than it must`() throws {
    #expect(try shell.jsonList("placards 2027-07-04").compactMap { $0["name"] as? String } == ["Maple W."])
    #expect(
      try shell.jsonList("placards 2027-07-04 --full-names").compactMap { $0["name"] as? String } == ["Maple Walnut"])
    try shell.json("change-camper 2 --full-name Cher")
    #expect(try shell.jsonList("placards 2027-07-04").compactMap { $0["name"] as? String } == ["Cher"])
  }

  @Test func `a confirmation has all that was agreed`() throws {
    try shell.json("settings --bring 'Firewood; water'")
    let object = try shell.json("confirmation r-2")
    #expect((object["reservation"] as? [String: Any])?["id"] as? String == "r-2")
    let quote = try #require(object["quote"] as? [String: Any])
    #expect((quote["nights"] as? [Any])?.count == 5)
    #expect(quote["total"] as? String == "225.00")
    #expect(object["policy"] is [String: Any])
    #expect(object.differences(from: ["bring": ["Firewood", "water"], "checkIn": "15:00"]) == [])
  }

  @Test func `a confirmation without prices has no amounts, and none has the campground's own notes`() throws {
    let shell = Shell.campground()
    try shell.json("reserve --site 12 --camper 1 --arrive 2027-07-04 --nights 2 --notes 'near the lake'")
    let text = try shell.run("campctl confirmation r-1").output
    #expect(!text.contains("near the lake"))
    #expect(!text.contains("0.00") && !text.contains("PRICE") && !text.contains("Cancelling"))
    #expect(text.hasPrefix("Your stay\nConfirmation r-1\n"))
  }

  @Test func `every column of a confirmation has a name of its own, and a value`() throws {
    let csv = try shell.run("campctl confirmation r-2 --csv").output
    let rows = csv.replacing(/"[^"]*"/, with: "x").components(separatedBy: "\r\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    #expect(Set(rows[0]).count == rows[0].count)
    #expect(rows[1].count == rows[0].count)
  }
}
