import Foundation
import Testing

/// An own campground without a line of shell.
@Suite struct SiteRangeCommandTests: ~Copyable {
  private let shell = Shell()

  @Test func `a range is answered as a list, and undone as one`() throws {
    let added = try shell.run("campctl add-site 001..012 --water")
    #expect((added.status, added.output) == (0, "Added 12 sites, 001..012.\n"))
    let tents = try shell.jsonList("add-site A1..A9 --type tent")
    #expect(tents.map { $0["number"] as? String } == (1...9).map { "A\($0)" })
    #expect(tents.allSatisfy { $0["type"] as? String == "tent" && $0["changed"] as? Bool == true })
    #expect(try shell.jsonList("list-sites").count == 21)
    try shell.json("undo --yes")
    #expect(try shell.jsonList("list-sites").count == 12)
    #expect(try shell.run("campctl add-site 13..15 --quiet").output == "13\n14\n15\n")
    #expect(try shell.jsonList("add-site 16..16").count == 1)
    #expect(try shell.run("campctl log --limit 2").output.contains("added 3 sites, 13..15"))
    let again = try shell.run("campctl add-site 001..900")
    #expect(again.errors.hasPrefix("Error: There is a site 001 already.") && again.errors.count < 2000)
  }

  @Test func `in a batch a range stands in both forms, and a key gives the same answer again`() throws {
    let lines =
      "add-site 1..3\n{\"command\":\"add-site\",\"number\":\"A1..A2\",\"type\":\"tent\"}\n{\"command\":\"add-site\",\"number\":12}\n"
    #expect(try shell.batch(lines).outline == ["1 ok", "2 ok", "3 ok"])
    let first = try shell.jsonList("add-site 20..22 --key more")
    let again = try shell.jsonList("add-site 20..22 --key more")
    #expect(first.map { $0["number"] as? String } == again.map { $0["number"] as? String })
    #expect(again.allSatisfy { $0["replayed"] as? Bool == true })
    #expect(try shell.jsonList("list-sites").count == 9)
  }

  @Test func `a list of numbers and ranges is added as one, and words apart name it`() throws {
    #expect(try shell.run("campctl add-site 1,2,'7..9'").output == "Added 5 sites, 1,2,7..9.\n")
    #expect(try shell.jsonList("list-sites").map { $0["number"] as? String } == ["1", "2", "7", "8", "9"])
    try shell.expectErrors("campctl add-site 10 11 A1..A3", 64, "Hint: campctl add-site 10,11,A1..A3 does it.")
  }

  @Test func `several sites change in the same way, all or none, and are undone as one`() throws {
    _ = try shell.jsonList("add-site 1..3")
    try shell.json("add-site A-7")
    let changed = try shell.run("campctl change-site 1..3,A-7 --type tent --water")
    #expect((changed.status, changed.output) == (0, "Changed 4 sites, 1..3,A-7.\n"))
    #expect(try shell.jsonList("list-sites --type tent --water").count == 4)
    #expect(try shell.run("campctl change-site 1..3 --type tent").output == "Nothing to change at sites 1..3.\n")
    try shell.expectErrors(
      "campctl change-site 2..5 --type rv --max-people 0", 4, "There is no site 4. There is no site 5.")
    #expect(try shell.refusal("change-site 1..2 --renumber 9").status == 64)
    #expect(try shell.refusal("change-site 1..2 --max-people 0").status == 5)
    #expect(try shell.jsonList("list-sites --type tent").count == 4)
    try shell.json("undo --yes")
    #expect(try shell.jsonList("list-sites --type tent").isEmpty)
  }

  @Test(arguments: [
    ("5,5", 5, "siteRepeated"), ("4,,5", 64, "unreadable"), ("4,5..4", 64, "unreadable"),
    ("2,3", 5, "duplicateSiteNumber"), ("2..4", 5, "duplicateSiteNumber"), ("1..1001", 5, "invalidCount"),
    ("4..1", 64, "unreadable"), ("001..12", 64, "unreadable"), ("A1..B2", 64, "unreadable"),
  ])
  func `a range that cannot be added adds nothing`(range: String, status: Int, name: String) throws {
    try shell.json("add-site 3")
    let refused = try shell.refusal("add-site \(range)")
    #expect(refused.status == Int32(status))
    #expect(refused.problems.first?["name"] as? String == name)
    #expect(try shell.jsonList("list-sites").count == 1)
  }

  @Test(arguments: [
    ("9..12, x!", 1, "x!"), ("9\n10\n\nx!\n", 4, "x!"), ("1, 12..9, 3", 1, "12..9"), ("1\n5..2000", 2, "5..2000"),
  ])
  func `a list with an entry that is no number is refused by its line, without a word of columns`(
    list: String, line: Int, entry: String
  ) throws {
    try Data(list.utf8).write(to: shell.home.appending(path: "list.txt"))
    let refused = try shell.run("campctl import sites ~/list.txt")
    #expect(refused.status == 65)
    #expect(refused.errors.contains("line \(line) has \(entry) among the numbers of its list"), "\(refused.errors)")
    #expect(!refused.errors.contains("--map"))
    try Data("Platz,Wasser\n1,x\n".utf8).write(to: shell.home.appending(path: "table.csv"))
    let table = try shell.run("campctl import sites ~/table.csv").errors
    #expect(table.components(separatedBy: "--map").count == 2, "\(table)")
  }

  @Test(arguments: ["1\n2\n3\n", "1, 2, 3\n", "1..3\n", "Site\n1\n2\n3\n"])
  func `sites come in from a list of numbers`(list: String) throws {
    try Data(list.utf8).write(to: shell.home.appending(path: "list.txt"))
    let done = try shell.run("campctl import sites ~/list.txt")
    #expect((done.status, done.output) == (0, "Added 3 sites, updated 0, left 0 as they were.\n"))
    #expect(try shell.run("campctl import sites - <~/list.txt").output.contains("left 3 as they were"))
    try shell.json("undo --yes")
    #expect(try shell.jsonList("list-sites").isEmpty)
  }

  @Test(arguments: ["1-12": "1..12 adds 12 sites", "R1-R10": "R1..R10 adds 10 sites"])
  func `one site with the number of a range is added with a note about the range`(number: String, words: String) throws
  {
    let result = try Shell.campground().run("campctl add-site \(number)")
    #expect(result.output == "Added site \(number).\n" && result.errors.contains("campctl add-site \(words)."))
  }

  @Test(arguments: ["A-07", "12-A", "9-3", "12"]) func `any other number has no note`(number: String) throws {
    try shell.json("add-site 90")
    #expect(try shell.run("campctl add-site \(number)").errors == "")
  }
}
