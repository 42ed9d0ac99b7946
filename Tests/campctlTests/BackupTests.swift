import CampgroundManager
import Foundation
import Persistence
import TestSupport
import Testing

/// A campground is copied while others write, and comes back from the copy.
@Suite struct BackupTests: ~Copyable {
  /// A campground with one reservation, and a backup of it in the home folder.
  private let shell = Shell.campground("reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2")

  init() throws { try shell.json("backup \(path("kept.sqlite"))") }

  private func path(_ name: String) -> String { shell.home.appending(path: name).path }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: shell.store.deletingLastPathComponent().path).sorted()
  }

  @Test func `a backup is a campground of its own that only you can read`() throws {
    let file = path("own.sqlite")
    let made = try shell.json("backup \(file)")
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(made["file"] as? String == file)
    #expect(made["bytes"] as? Int == attributes[.size] as? Int)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try shell.run("umask 0; campctl backup \(file)2 && stat -c %a \(file)2").output.hasSuffix("\n600\n"))
    #expect(try shell.json("check --store \(file)")["ok"] as? Bool == true)
    #expect(try shell.run("campctl list-sites --json --store \(file)") == shell.run("campctl list-sites --json"))
  }

  @Test(TestEngine.ofFiles("the backup is of its own file"))
  func `a file that is there stays as it is, and one that cannot be made leaves nothing`() throws {
    let before = try Data(contentsOf: URL(filePath: path("kept.sqlite")))
    #expect(try shell.refusal("backup \(path("kept.sqlite"))").status == 5)
    #expect(try Data(contentsOf: URL(filePath: path("kept.sqlite"))) == before)
    #expect(try shell.refusal("backup \(shell.store.path)").status == 5)
    #expect(try shell.refusal("backup \(path("nowhere/kept.sqlite"))").status == 74)
    #expect(try shell.refusal("backup ''").status == 64)
    #expect(try shell.run("ulimit -f 1; campctl backup \(path("large.sqlite"))").status == 74)
    let left = try FileManager.default.contentsOfDirectory(atPath: shell.home.path).filter { $0.contains("sqlite") }
    #expect(left == ["kept.sqlite"])
  }

  @Test(TestEngine.ofFiles("it damages a file")) func `a campground in which not all fits together is not backed up`()
    throws
  {
    try damage(shell.store.path)
    #expect(try shell.refusal("backup \(path("other.sqlite"))").outline == "74 differsFromJournal")
    #expect(!FileManager.default.fileExists(atPath: path("other.sqlite")))
  }

  @Test func `what others write while it is copied is in it whole or not at all`() throws {
    let lines = (1...400).map { "add-camper 'Camper \($0)' --phone 555\($0)\n" }.joined()
    try lines.write(toFile: path("lines"), atomically: true, encoding: .utf8)
    let script = """
      campctl batch --keep-going \(path("lines")) >/dev/null 2>&1 &
      for n in 1 2 3 4 5; do campctl backup \(path("during"))-$n && campctl check --store \(path("during"))-$n
      done; wait
      """
    let result = try shell.run(script)
    #expect(result.errors == "")
    #expect(result.output.components(separatedBy: "All is well").count == 6)
  }

  @Test(TestEngine.ofFiles("the kept store is a file")) func `restoring brings back what was, and keeps what there is`()
    throws
  {
    try shell.json("cancel r-1")
    let restored = try shell.json("restore \(path("kept.sqlite")) --yes")
    #expect(restored.differences(from: ["kept": shell.store.path + ".old-1", "dryRun": false]) == [])
    #expect(try shell.json("show-reservation r-1")["status"] as? String == "reserved")
    let old = try shell.json("show-reservation r-1 --store \(shell.store.path).old-1")
    #expect(old["status"] as? String == "cancelled")
    #expect(try names() == ["campground.sqlite", "campground.sqlite.old-1"])
    #expect(try shell.run("stat -c %a \(shell.store.path)*").output == "600\n600\n")
  }

  @Test(TestEngine.ofFiles("the kept store is a file")) func `restoring what was kept takes a restoring back`() throws {
    try shell.json("cancel r-1")
    try shell.json("restore \(path("kept.sqlite")) --yes")
    try shell.json("restore \(shell.store.path).old-1 --yes")
    #expect(try shell.json("show-reservation r-1")["status"] as? String == "cancelled")
  }

  @Test(TestEngine.ofFiles("the kept store is a file"))
  func `without a terminal it needs a yes, and a dry run replaces nothing`() throws {
    try shell.json("cancel r-1")
    let before = shell.storeBytes
    try shell.expectErrors("campctl restore \(path("kept.sqlite"))", 2, "which is kept as \(shell.store.path).old-1")
    let rehearsed = try shell.json("restore \(path("kept.sqlite")) --dry-run")
    #expect(rehearsed.differences(from: ["dryRun": true, "kept": shell.store.path + ".old-1"]) == [])
    #expect(shell.storeBytes == before)
    #expect(try names() == ["campground.sqlite"])
  }

  @Test(TestEngine.ofFiles("it looks at what lies beside a file")) func `what is no sound campground replaces nothing`()
    throws
  {
    let before = shell.storeBytes
    let backup = try Data(contentsOf: URL(filePath: path("kept.sqlite")))
    try backup.prefix(9000).write(to: URL(filePath: path("cut.sqlite")))
    try Data("only text".utf8).write(to: URL(filePath: path("text")))
    try backup.write(to: URL(filePath: path("damaged.sqlite")))
    try damage(path("damaged.sqlite"))
    let refusals: [(String, Int32)] = [
      ("cut.sqlite", 74), ("damaged.sqlite", 74), ("text", 78), ("nothing", 65), (".", 78),
    ]
    for (name, status) in refusals {
      #expect(try shell.refusal("restore \(path(name)) --yes").status == status, "\(name)")
    }
    #expect(try shell.refusal("restore '' --yes").status == 64)
    #expect(try shell.refusal("restore \(path("kept.sqlite")) --yes --store memory").status == 64)
    #expect(shell.storeBytes == before)
    #expect(try names() == ["campground.sqlite"])
  }

  @Test(TestEngine.ofFiles("nothing is kept where no file was"))
  func `a backup stays as it is, and one of an older release is brought up to date`() throws {
    let shell = Shell()
    let older = Shell.repository.appending(path: "Fixtures/Schemas/1.sqlite")
    let before = try Data(contentsOf: older)
    #expect(try shell.json("restore \(older.path) --yes")["kept"] is NSNull)
    #expect(try Data(contentsOf: older) == before)
    #expect(try shell.json("info")["schema"] as? Int == Schema.campground.version)
    #expect(try shell.json("check")["ok"] as? Bool == true)
  }

  @Test func `it can be kept where others may write, which is no fault of what is in it`() throws {
    let result = try shell.run(
      "mkdir -m 777 ~/stick && campctl backup ~/stick/kept.sqlite -q && campctl restore ~/stick/kept.sqlite --yes -q")
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test(TestEngine.ofFiles("it damages a file")) func `a campground that is damaged comes back`() throws {
    try Data(repeating: 7, count: 5000).write(to: shell.store)
    #expect(try shell.campctl("list-sites").status == 78)
    try shell.json("restore \(path("kept.sqlite")) --yes")
    #expect(try shell.json("check")["ok"] as? Bool == true)
    #expect(try Data(contentsOf: URL(filePath: shell.store.path + ".old-1")) == Data(repeating: 7, count: 5000))
  }

  /// Writes past campctl, as another program does.
  private func damage(_ path: String) throws {
    let store = try Store(.file(path), access: .existing)
    try store.damage("UPDATE camper SET notes = 'knocked twice'")
  }
}
