import Foundation
import Testing

/// The chart as programs and people at the desk meet it.
@Suite struct ChartCommandTests: ~Copyable {
  private let shell = Shell.campground()

  @Test func `a chart has the keys that programs rely on`() throws {
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-06-30 --nights 3")
    try shell.json("block-site 12 --from 2027-07-04 --nights 1 --because gravel")
    let chart = try shell.json("chart --from 2027-07-02 --nights 3")
    #expect(chart.differences(from: ["from": "2027-07-02", "before": "2027-07-05", "today": "2027-06-01"]) == [])
    let sites = try #require(chart["sites"] as? [[String: Any]])
    let site = try #require(sites.first { $0["site"] as? String == "12" })
    #expect(Set(site.keys) == ["site", "loop", "type", "bars"])
    let bars: [[String: Any]] = [
      [
        "kind": "stay", "id": "r-1", "status": "reserved", "label": "Bacon Lover", "from": "2027-06-30",
        "before": "2027-07-03",
      ],
      [
        "kind": "block", "id": "b-1", "status": NSNull(), "label": "gravel", "from": "2027-07-04",
        "before": "2027-07-05",
      ],
    ]
    #expect(site["bars"] as? NSArray == bars as NSArray)
    let nights = try #require(chart["occupancy"] as? [[String: Any]])
    let count = sites.count
    let expected: [[String: Any]] = [
      [
        "night": "2027-07-02", "occupied": 1, "blocked": 0, "sites": count,
        "occupancy": (1000 / Double(count)).rounded() / 1000,
      ],
      ["night": "2027-07-03", "occupied": 0, "blocked": 0, "sites": count, "occupancy": 0.0],
      ["night": "2027-07-04", "occupied": 0, "blocked": 1, "sites": count, "occupancy": count == 1 ? NSNull() : 0.0],
    ]
    #expect(nights as NSArray == expected as NSArray)
  }

  @Test(arguments: [
    ("--nights 0", 5, "A chart shows 1 to 400 nights, not 0."), ("--nights -3", 5, "1 to 400 nights, not -3."),
    ("--nights two", 64, "it is not a whole number"), ("--nights 401", 5, "A chart shows 1 to 400 nights, not 401."),
    ("--from 2027-02-29", 64, "there is no such day"), ("--from 9999-12-31 --nights 1", 5, "end after 9999-12-31"),
    ("--width 19", 64, "A chart is 20 to 10000 columns wide."), ("--type Tent!", 64, "letters, digits and hyphens"),
  ])
  func `what cannot be shown is refused`(options: String, status: Int, words: String) throws {
    let result = try shell.run("campctl chart \(options)")
    #expect(result.status == Int32(status))
    #expect(result.errors.contains(words))
    #expect(result.output == "")
  }

  @Test func `a name shows no more than letters`() throws {
    try shell.json(#"add-camper "$(printf 'a\342\200\256b')" --phone 910-543-9001"#)
    try shell.json("reserve --site 12 --camper c-2 --arrive 2027-07-01 --nights 9")
    #expect(try shell.run("campctl chart --from 2027-07-01").output.contains(#"├a\u{202E}b─"#))
  }

  @Test func `the locale says which characters there are`() throws {
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-07-01 --nights 2")
    let line = "campctl chart --from 2027-07-01 --nights 3 --width 60"
    #expect(try shell.run(line, environment: ["LC_ALL": "C"]).output.utf8.allSatisfy { $0 < 0x80 })
    #expect(try shell.run(line, environment: ["LC_ALL": "C.UTF-8"]).output.contains("├Bacon Lover"))
    #expect(
      try shell.run(line, environment: ["LC_ALL": "", "LANG": "en_US.ISO-8859-1"]).output.contains("[Bacon Lover"))
  }
}
