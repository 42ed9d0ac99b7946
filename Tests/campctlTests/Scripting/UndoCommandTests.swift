import Foundation
import Testing

/// The report of an undo.
@Suite struct UndoCommandTests {
  private func campground() throws -> Shell {
    let shell = try Shell.withCampground()
    try #require(try shell.batch("add-site 13\nadd-site 14\nadd-site 15\n").status == 0)
    return shell
  }

  @Test func `a batch is said to be gone whole`() throws {
    let shell = try campground()
    let said = try shell.run("campctl undo --yes").output
    #expect(said == "Undid the batch of o-5 (add-site), all of its 3 entries; campctl redo o-5 redoes it.\n")
    #expect(try shell.siteNumbers() == ["12"])
  }

  private func twoDesks() throws -> Shell {
    let shell = try campground()
    let script = """
      campctl add-site 20 --actor marge
      campctl add-site 21
      campctl add-site 22 --actor marge
      campctl change-site 22 --loop Aspen --actor marge
      """
    try #require(try shell.run(script).status == 0)
    return shell
  }

  @Test func `the last command of one's own is taken back, and the others' since are named`() throws {
    let shell = try twoDesks()
    let result = try shell.run("campctl undo --yes")
    #expect(result.output == "Undid o-7 (add-site); campctl redo o-7 redoes it.\n")
    #expect(result.errors == "Since then marge has written o-8 (add-site) and o-9 (change-site).\n")
    #expect(try shell.siteNumbers() == ["12", "13", "14", "15", "20", "22"])
    #expect(try shell.json("undo --yes --actor marge")["undone"] as? String == "o-9")
  }

  @Test func `of many entries of another the first are named`() throws {
    let shell = try campground()
    let sites = (31...37).map { "campctl add-site \($0) --actor marge" }.joined(separator: "\n")
    try #require(try shell.run(sites).status == 0)
    let names = (6...10).map { "o-\($0) (add-site)" }.joined(separator: ", ")
    #expect(try shell.run("campctl undo --yes -n").errors == "Since then marge has written \(names) and 2 more.\n")
    #expect(try shell.run("campctl undo o-4 --yes -n").errors.isEmpty)
  }

  @Test func `the last command of anyone is taken back on request`() throws {
    let shell = try twoDesks()
    let result = try shell.run("campctl undo --anyone --yes")
    #expect(result.output == "Undid o-9 (change-site); campctl redo o-9 redoes it.\n")
    #expect(result.errors.isEmpty)
  }

  @Test func `nothing of one's own is not found, and the newest is named with its actor`() throws {
    let shell = try twoDesks()
    for line in ["undo --yes --actor gate", "undo --yes --actor gate --dry-run", "undo --actor gate"] {
      let (status, error) = try shell.refusal(line)
      #expect(status == 4)
      #expect(error["name"] as? String == "notFound")
      #expect(
        error["message"] as? String
          == "gate has nothing to undo; the newest entry is o-9, by marge; campctl undo --anyone takes it back.")
    }
  }

  @Test func `the question names the actor's own entry`() throws {
    let shell = try twoDesks()
    let warning = try shell.refusal("undo").error["message"] as? String
    #expect(warning?.contains("This takes back o-7, add-site by desk. Since then marge has written o-8") == true)
    #expect(
      (try shell.refusal("undo --anyone").error["message"] as? String)?.contains("o-9, change-site by marge") == true)
  }

  @Test func `an undone command is redone by its own entry, by that of its undo, or as the last, and undone again`()
    throws
  {
    let shell = try campground()
    for way in 0..<3 {
      let undo = try #require(try shell.json("undo --yes")["entry"] as? String)
      #expect(try shell.siteNumbers() == ["12"])
      let redone = try shell.json(["redo", "redo o-5", "redo \(undo)"][way])
      #expect(redone["redone"] as? String == "o-5" && redone["entries"] as? Int == 3, "\(way)")
      #expect(try shell.siteNumbers() == ["12", "13", "14", "15"])
    }
    #expect(try shell.refusal("redo").status == 4)
    #expect(try shell.run("campctl redo").errors.contains("Hint: campctl log lists the entries."))
    #expect(try shell.refusal("redo o-5").status == 3)
    #expect(try shell.refusal("redo o-99").status == 4)
  }

  @Test func `programs read how many entries went`() throws {
    let shell = try campground()
    let whole = try shell.json("undo --yes --key k")
    #expect(whole["undone"] as? String == "o-5")
    #expect(whole["entry"] as? String == "o-6")
    #expect(whole["command"] as? String == "add-site")
    #expect(whole["batch"] as? Bool == true)
    #expect(whole["entries"] as? Int == 3)
    let again = try shell.json("undo --yes --key k")
    #expect(again["replayed"] as? Bool == true)
    #expect(again["entries"] as? Int == 3)
    let one = try shell.json("undo o-1 --yes")
    #expect(one["batch"] as? Bool == false)
    #expect(one["entries"] as? Int == 1)
  }
}
