import Foundation
import Testing

/// The report of an undo.
@Suite struct UndoCommandTests: ~Copyable {
  private let shell = Shell.after(
    "\(Shell.beginning) && printf 'add-site 13\\nadd-site 14\\nadd-site 15\\n' | campctl batch")

  @Test func `a batch is said to be gone whole`() throws {
    let said = try shell.run("campctl undo --yes").output
    #expect(said == "Undid the batch of o-5 (add-site), all of its 3 entries; campctl redo o-5 redoes it.\n")
    #expect(try shell.siteNumbers() == ["12"])
  }

  private func writeAtTwoDesks() throws {
    let script = """
      campctl add-site 20 --actor marge
      campctl add-site 21
      campctl add-site 22 --actor marge
      campctl change-site 22 --loop Aspen --actor marge
      """
    try #require(try shell.run(script).status == 0)
  }

  @Test func `the last command of one's own is taken back, and the others' since are named`() throws {
    try writeAtTwoDesks()
    let result = try shell.run("campctl undo --yes")
    #expect(result.output == "Undid o-7 (add-site); campctl redo o-7 redoes it.\n")
    #expect(result.errors == "Since then marge has written o-8 (add-site) and o-9 (change-site).\n")
    #expect(try shell.siteNumbers() == ["12", "13", "14", "15", "20", "22"])
    #expect(try shell.json("undo --yes --actor marge")["undone"] as? String == "o-9")
  }

  @Test func `of many entries of another the first are named`() throws {
    let sites = (31...37).map { "campctl add-site \($0) --actor marge" }.joined(separator: "\n")
    try #require(try shell.run(sites).status == 0)
    let names = (6...10).map { "o-\($0) (add-site)" }.joined(separator: ", ")
    #expect(try shell.run("campctl undo --yes -n").errors == "Since then marge has written \(names) and 2 more.\n")
    #expect(try shell.run("campctl undo o-4 --yes -n").errors.isEmpty)
  }

  @Test func `the last command of anyone is taken back on request`() throws {
    try writeAtTwoDesks()
    let result = try shell.run("campctl undo --anyone --yes")
    #expect(result.output == "Undid o-9 (change-site); campctl redo o-9 redoes it.\n")
    #expect(result.errors.isEmpty)
  }

  @Test func `nothing of one's own is not found, and the newest is named with its actor`() throws {
    try writeAtTwoDesks()
    for line in ["undo --yes --actor gate", "undo --yes --actor gate --dry-run", "undo --actor gate"] {
      let refused = try shell.refusal(line)
      #expect(refused.status == 4)
      #expect(refused.name == "notFound")
      #expect(
        refused.message
          == "gate has nothing to undo; the newest entry is o-9, by marge; campctl undo --anyone takes it back.")
    }
  }

  @Test func `the question names the actor's own entry`() throws {
    try writeAtTwoDesks()
    let warning = try shell.refusal("undo").message
    #expect(warning.contains("This takes back o-7, add-site by desk. Since then marge has written o-8"))
    #expect(try shell.refusal("undo --anyone").message.contains("o-9, change-site by marge"))
  }

  @Test func `an undone command is redone by its own entry, by that of its undo, or as the last, and undone again`()
    throws
  {
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
    let whole = try shell.json("undo --yes --key k")
    #expect(
      whole.differences(from: [
        "undone": "o-5", "entry": "o-6", "command": "add-site", "batch": true, "entries": 3,
      ]) == [])
    #expect(try shell.json("undo --yes --key k").differences(from: ["replayed": true, "entries": 3]) == [])
    #expect(try shell.json("undo o-1 --yes").differences(from: ["batch": false, "entries": 1]) == [])
  }
}
