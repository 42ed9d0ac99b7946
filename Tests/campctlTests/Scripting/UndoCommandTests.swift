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
    #expect(said == "Undid the batch of o-5 (add-site), all of its 3 entries; campctl undo o-6 does it again.\n")
    #expect(try shell.siteNumbers() == ["12"])
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
