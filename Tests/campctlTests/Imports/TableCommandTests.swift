import Foundation
import TestSupport
import Testing

/// Imports of tables on the command line.
@Suite struct TableCommandTests: ~Copyable {
  private static let header = "Site,Confirmation,Name,Phone,Arrival,Nights,Total"
  private static let good = "1,77,Ann Lee,555-0101,2027-07-01,2,90.00"
  private static let bad = "1,78,Bob Roe,555-0102,soon,2,90.00"

  private let shell = Shell.after("campctl add-site 1")

  private func writeTable(_ rows: String...) throws {
    try write(([Self.header] + rows).joined(separator: "\n") + "\n", "table.csv")
  }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: shell.home.appending(path: name))
  }

  @Test func `a preview shows columns and counts, and saves nothing`() throws {
    try writeTable(Self.good, Self.bad)
    let before = shell.storeBytes
    let seen = try shell.run("campctl import reservations ~/table.csv --preview")
    #expect(seen.status == 0 && seen.output.contains("Confirmation  ref      77 | 78"), "\(seen)")
    #expect(seen.output.contains("Would add 1 reservation, update 0, leave 0 as they are, refuse 1 row."))
    #expect(seen.output.hasSuffix("Row 3, Arrival \"soon\": It is no day.\n"))
    #expect(shell.storeBytes == before)
  }

  @Test func `a preview makes no store`() throws {
    let shell = Shell()
    #expect(try shell.run("campctl import campers Fixtures/Imports/guests.csv --preview").status == 0)
    #expect(!FileManager.default.fileExists(atPath: shell.store.path))
  }

  @Test func `a refused row refuses the file, and each problem has row, column and value`() throws {
    try writeTable(Self.good, Self.bad)
    let result = try shell.run("campctl import reservations ~/table.csv --json")
    #expect((result.status, result.output) == (65, ""))
    let error = try JSONSerialization.jsonObject(with: Data(result.errors.utf8)) as? [String: [String: Any]]
    let problems = try #require(error?["error"]?["problems"] as? [[String: Any]])
    #expect(problems.map { $0["name"] as? String } == ["refusedRows", "unreadable"])
    #expect(problems[1]["row"] as? Int == 3)
    #expect(problems[1]["field"] as? String == "Arrival")
    #expect(problems[1]["value"] as? String == "soon")
    #expect(try shell.jsonList("list-reservations").isEmpty)
  }

  @Test func `keeping on takes the good rows, and the others can be mended and imported`() throws {
    try writeTable(Self.good, Self.bad)
    let result = try shell.run("campctl import reservations ~/table.csv --keep-going --rejects ~/rejects.csv --json")
    #expect(result.status == 6)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect((report["added"] as? Int, report["refused"] as? Int) == (1, 1))
    let rejects = shell.home.appending(path: "rejects.csv")
    let text = try String(contentsOf: rejects, encoding: .utf8)
    #expect(text == "\(Self.header),problem\r\n\(Self.bad),\"Row 3, Arrival \"\"soon\"\": It is no day\"\r\n")
    try write(text.replacingOccurrences(of: ",soon,", with: ",2027-08-01,"), "mended.csv")
    let mended = try shell.run("campctl import reservations ~/mended.csv")
    #expect((mended.status, mended.output) == (0, "Added 1 reservation, updated 0, left 0 as they were.\n"))
    #expect(try shell.run("campctl import reservations ~/table.csv --keep-going --rejects ~/rejects.csv").status == 5)
  }

  @Test func `a row with too many cells is refused again, until it is mended`() throws {
    try writeTable("\(Self.good),more,=1+1")
    let line = "campctl import reservations ~/table.csv --keep-going --rejects ~/rejects.csv"
    #expect(try shell.run(line).status == 6)
    let text = try String(contentsOf: shell.home.appending(path: "rejects.csv"), encoding: .utf8)
    #expect(text.contains("\r\n\(Self.good),more,'=1+1,\"Row 2"), "\(text)")
    #expect(try shell.run("campctl import reservations ~/rejects.csv").status == 65)
    #expect(try shell.jsonList("list-reservations").isEmpty)
  }

  @Test func `the rejects of JSON lines are JSON lines`() throws {
    try write(#"{"site":1,"camper":"Ann Lee","arrival":"soon","nights":1}"#, "table.jsonl")
    #expect(try shell.run("campctl import reservations ~/table.jsonl --keep-going --rejects ~/r.jsonl").status == 6)
    let text = try String(contentsOf: shell.home.appending(path: "r.jsonl"), encoding: .utf8)
    #expect(text.hasPrefix(#"{"site":"1","camper":"Ann Lee","arrival":"soon","nights":"1","problem":"Row 1, arrival"#))
  }

  @Test(arguments: ["campctl import campers -", "cat | campctl import campers -", "campctl import campers /dev/stdin"])
  func `standard input is read, be it a file or a pipe`(command: String) throws {
    let result = try shell.run("\(command) <Fixtures/Imports/guests.csv")
    #expect((result.status, result.output) == (0, "Added 2 campers, updated 0, left 0 as they were.\n"))
  }

  @Test func `in a batch the standard input is the batch's own`() throws {
    let batch = try shell.batch("import campers -\nimport campers Fixtures/Imports/guests.csv\n", "--keep-going")
    #expect(batch.outline == ["1 64", "2 ok"])
  }

  @Test func `an answer under a key is given again, without the texts of refused cells`() throws {
    try writeTable(Self.good, Self.bad)
    let line = "campctl import reservations ~/table.csv --keep-going --key move-in --json"
    #expect(try shell.run(line).status == 6)
    let again = try shell.run(line)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(again.output.utf8)) as? [String: Any])
    #expect((report["replayed"] as? Bool, report["added"] as? Int) == (true, 1))
    let cells = try #require(report["skipped"] as? [[String: Any]])
    #expect((cells[0]["row"] as? Int, cells[0]["column"] as? String) == (3, "Arrival"))
    #expect(cells[0]["value"] is NSNull)
    #expect(try shell.jsonList("list-reservations").count == 1)
  }

  @Test(arguments: [
    ("--map 'Name=campr'", 64, "camper"), ("--map Name", 64, "theirs"), ("--map 'Nome=camper'", 65, "no column Nome"),
    ("--dates soon", 64, "mdy"), ("--use-map gone", 64, "gone"), ("--rejects ~/table.csv", 5, "exists"),
  ])
  func `an option that cannot be understood is explained`(option: String, status: Int, words: String) throws {
    try writeTable(Self.good)
    try shell.expectErrors("campctl import reservations ~/table.csv \(option)", Int32(status), words)
    #expect(try shell.jsonList("list-reservations").isEmpty)
  }

  @Test func `a kept map reads the next file`() throws {
    try write("Platz,Gast,Arrival,Nights\n1,Ann Lee,2027-07-01,1\n", "a.csv")
    try write("Platz,Gast,Arrival,Nights\n1,Bob Roe,2027-07-05,1\n", "b.csv")
    let map = "--map Platz=site --map Gast=camper --save-map deutsch"
    #expect(try shell.run("campctl import reservations ~/a.csv \(map)").status == 0)
    #expect(try shell.run("campctl import reservations ~/b.csv --use-map deutsch").status == 0)
    #expect(try shell.jsonList("list-reservations").count == 2)
  }

  @Test func `sites come in from a table, and a second import changes what has changed there`() throws {
    let first = try shell.run("campctl import sites Fixtures/Imports/sites.csv")
    #expect((first.status, first.output) == (0, "Added 2 sites, updated 0, left 0 as they were.\n"))
    let site = try shell.json("show-site 101")
    #expect((site["loop"] as? String, site["amps"] as? [Int], site["maxLength"] as? Int) == ("East", [30, 50], 40))
    #expect(try shell.json("show-site 102")["type"] as? String == "tent-only")
    try shell.json("change-site 102 --loop West")
    let again = try shell.json("import sites Fixtures/Imports/sites.csv")
    #expect((again["unchanged"] as? Int, again["refused"] as? Int) == (2, 0))
    #expect(try shell.json("show-site 102")["loop"] as? String == "West")
    try write("Site,Loop\n101,North\n102,South\n", "changed.csv")
    let changed = try shell.run("campctl import sites ~/changed.csv --keep-going --json")
    #expect(changed.status == 6 && changed.output.contains("102 was changed here since it was imported"))
    #expect(try shell.json("show-site 101")["loop"] as? String == "North")
  }

  /// In a debug build a column without a limit takes a minute.
  @Test(
    TestEngine.ofFiles("a cell is read before it is kept"),
    arguments: ["Site", "Name", "Phone", "Arrival", "Nights", "Total", "Status"])
  func `a cell of a million digits is refused without being read, and not repeated`(column: String) throws {
    let cells = [
      "Site": "1", "Name": "Ann Lee", "Phone": "555-0101", "Arrival": "2027-07-01", "Nights": "2", "Total": "90.00",
      "Status": "reserved",
    ].merging([column: String(repeating: "9", count: 1_000_000)]) { $1 }
    try write("\(cells.keys.joined(separator: ","))\n\(cells.values.joined(separator: ","))\n", "big.csv")
    let result = try shell.run("campctl import reservations ~/big.csv")
    #expect(result.status == 65)
    #expect(result.errors.utf8.count < 2000)
  }

  @Test func `a binary file and one without a header are refused with what is missing`() throws {
    for (name, words) in [("table", "none of its first 20 lines"), ("empty", "it is empty")] {
      try Data(name == "empty" ? [] : [0, 1, 2, 255, 10, 13]).write(to: shell.home.appending(path: name))
      try shell.expectErrors("campctl import campers ~/\(name)", 65, words)
    }
    #expect(try shell.run("campctl import campers ~").status == 65)
    #expect(try shell.run("campctl import campers ~/nowhere.csv").status == 65)
  }
}
