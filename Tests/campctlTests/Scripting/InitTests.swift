import Foundation
import TestSupport
import Testing

/// The beginning of a campground in a file, and rights, which a file does not have.
@Suite struct InitTests: ~Copyable {
  private let shell = Shell()

  @Test(TestEngine.ofFiles("it makes a file")) func `init makes the file, once`() throws {
    let tried = try shell.json("init --dry-run")
    #expect(tried["isNew"] as? Bool == true && tried["dryRun"] as? Bool == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: shell.home.path) == [])
    let begun = try shell.json("init")
    #expect(begun["isNew"] as? Bool == true && begun["changed"] as? Bool == true)
    #expect(try shell.jsonList("log").isEmpty)
    let bytes = shell.storeBytes
    let again = try shell.json("init")
    #expect(again["isNew"] as? Bool == false && again["changed"] as? Bool == false)
    #expect(shell.storeBytes == bytes)
  }

  @Test func `init brings a file of an earlier release up to date, unless it is rehearsed`() throws {
    let prepare =
      "mkdir -p $(dirname \(shell.store.path)) && cp Fixtures/Schemas/$(ls Fixtures/Schemas | head -1) \(shell.store.path) && "
      + "chmod 600 \(shell.store.path) && chmod 700 $(dirname \(shell.store.path))"
    #expect(try shell.run(prepare).status == 0)
    let bytes = shell.storeBytes
    let tried = try shell.json("init --dry-run")
    let former = try #require(tried["formerSchema"] as? Int)
    #expect(shell.storeBytes == bytes)
    let done = try shell.json("init")
    #expect(done["formerSchema"] as? Int == former && done["isNew"] as? Bool == false)
    #expect(try shell.json("init")["formerSchema"] as? Int == done["schema"] as? Int)
    #expect(try shell.json("check")["ok"] as? Bool == true)
  }

  @Test(
    TestEngine.ofFiles("a server has roles"),
    arguments: [
      ("init --store memory", 64, "A campground in memory ends with this process, so none can be begun there."),
      ("grant gate --front", 64, "Only a campground on a server has roles"),
      ("grant '' --read", 64, "name cannot be empty"),
      ("grant gate", 64, "Give one of --read, --housekeeping, --till, --front, --prices, --owner and --none."),
      ("grant --read", 64, "role"), ("init --store /dev/null", 78, "/dev/null is not a file."),
    ]) func `a place or a line that does not fit is refused, and nothing is made`(
      line: String, status: Int32, words: String
    ) throws
  {
    try shell.expectErrors("campctl \(line)", status, words)
    #expect(try FileManager.default.contentsOfDirectory(atPath: shell.home.path) == [])
  }
}
