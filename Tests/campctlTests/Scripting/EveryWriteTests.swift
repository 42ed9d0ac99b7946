import Foundation
import Testing

@testable import campctl

/// The arguments of every command that writes.
@Suite struct EveryWriteTests: ~Copyable {
  static let trout = "Fixtures/RIDB/apache-trout-campground"

  /// The names of all commands that write.
  static let names = CommandRegistry.names { $0 is any WriteCommand.Type }

  private let shell = Shell.campground("reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2")

  @Test(arguments: names)
  func `a command that writes takes what they all take, and has a sentence`(name: String) throws {
    let write = try #require(Self.write(of: name), "\(name) is not in the table")
    let line = write.line
    for preparation in write.preparations { try shell.json(preparation) }
    let before = shell.storeBytes
    let tried = try written(shell, "\(line) --yes --key k --dry-run --actor somebody")
    #expect(tried["dryRun"] as? Bool == true)
    #expect(shell.storeBytes == before)
    var done = try written(shell, "\(line) --yes --key k --actor somebody")
    #expect(done["dryRun"] as? Bool == false)
    // An import of a calendar has the number of the changed.
    #expect(done["changed"] as? Bool == true || name == "import ical" && done["added"] as? Int == 2)
    #expect(done["replayed"] as? Bool == false)
    done["dryRun"] = true
    #expect(NSDictionary(dictionary: tried) == NSDictionary(dictionary: done))
    let entry = try #require(try shell.jsonList("log --limit 1").first)
    #expect(entry["command"] as? String == name.replacingOccurrences(of: " ", with: "-"))
    #expect(entry.differences(from: ["actor": "somebody", "key": "k"]) == [])
    let words = try shell.run("campctl log --limit 1").output
    #expect(words.hasSuffix(" somebody \(write.sentence)\n"), "\(words)")
    let after = shell.storeBytes
    #expect(try written(shell, "\(line) --yes --key k")["replayed"] as? Bool == true)
    // Forgetting writes the file anew each time, for it may have been killed before.
    if name != "forget-camper" { #expect(shell.storeBytes == after) }
  }

  @Test(arguments: CommandRegistry.names { $0 is any ChangeCommand.Type })
  func `a stale version is named with the one there is, and changes nothing`(name: String) throws {
    let write = try #require(Self.write(of: name), "\(name) is not in the table")
    let (line, version) = (write.line, write.version)
    for preparation in write.preparations + ["settings --min-nights 2"] { try shell.json(preparation) }
    let before = shell.storeBytes
    for stale in [7, version + 1, 0, -1] {
      let refused = try shell.refusal("\(line) --yes --if-version \(stale)")
      #expect(refused.status == 3 && refused.name == "versionChanged")
      #expect(refused.message.contains("\(stale)") && refused.message.contains("\(version)"))
    }
    #expect(shell.storeBytes == before)
    #expect(try written(shell, "\(line) --yes --if-version \(version) --key k")["version"] as? Int == version + 1)
    #expect(try written(shell, "\(line) --yes --if-version \(version) --key k")["replayed"] as? Bool == true)
  }

  @Test func `a dry run on a missing store answers and makes none`() throws {
    let shell = Shell()
    let site = try shell.json("add-site 12 --dry-run")
    #expect(site["version"] as? Int == 1)
    #expect(try shell.json("add-camper 'Bacon Lover' --phone 555-0100 -n")["id"] as? String == "c-1")
    #expect(try shell.json("import sites \(Self.trout) -n")["dryRun"] as? Bool == true)
    #expect(try shell.refusal("change-site 12 --water -n").status == 4)
    let left = try FileManager.default.contentsOfDirectory(atPath: shell.home.path)
    #expect(!left.contains(".local"), "\(left)")
  }

  @Test func `a dry run is refused as the command would be`() throws {
    for line in ["add-site 12", "reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 1", "cancel r-9"] {
      let refused = try shell.refusal(line)
      let tried = try shell.refusal("\(line) --dry-run")
      #expect(tried.status == refused.status && NSDictionary(dictionary: tried.error).isEqual(to: refused.error))
    }
  }

  @Test func `the ids of a dry run are those that come next`() throws {
    let line = "reserve --site 12 --camper c-1 --arrive 2027-08-04 --nights 2"
    #expect(try shell.json("\(line) -n")["id"] as? String == "r-2")
    #expect(try shell.json("\(line) -n")["id"] as? String == "r-2")
    #expect(try shell.json(line)["id"] as? String == "r-2")
    #expect(try shell.json("undo --yes -n")["entry"] as? String == "o-5")
    #expect(try shell.json("undo --yes")["entry"] as? String == "o-5")
  }

  @Test func `who did it is as said, or as the environment says`() throws {
    let shell = Shell()
    #expect(try shell.run("campctl add-site 1; CAMPCTL_ACTOR=office campctl add-site 2").status == 0)
    #expect(try shell.run("CAMPCTL_ACTOR=office campctl add-site 3 --actor me; USER= campctl add-site 4").status == 0)
    #expect(try shell.jsonList("log").map { $0["actor"] as? String } == [NSUserName(), "me", "office", "desk"])
  }

  @Test func `undo without a terminal needs yes`() throws {
    let before = shell.storeBytes
    let refused = try shell.refusal("undo")
    #expect(refused.status == 2)
    #expect(refused.name == "declined")
    #expect(refused.message.contains("o-3, reserve by desk"))
    #expect(shell.storeBytes == before)
  }
}
