import CampgroundManager
import Foundation
import Persistence
import TestSupport
import Testing

/// A campground is copied while others write, and comes back from the copy.
@Suite struct BackupTests {
  /// A campground with one reservation, and a backup of it in the home folder.
  private func shell() throws -> Shell {
    let shell = try Shell.withCampground()
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2")
    try shell.json("backup \(path("kept.sqlite", shell))")
    return shell
  }

  private func path(_ name: String, _ shell: borrowing Shell) -> String { shell.home.appending(path: name).path }

  private func names(_ shell: borrowing Shell) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: shell.store.deletingLastPathComponent().path).sorted()
  }

  @Test func `a backup is a campground of its own that only you can read`() throws {
    let shell = try Shell.withCampground()
    let file = path("kept.sqlite", shell)
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
    let shell = try shell()
    let before = try Data(contentsOf: URL(filePath: path("kept.sqlite", shell)))
    #expect(try shell.refusal("backup \(path("kept.sqlite", shell))").status == 5)
    #expect(try Data(contentsOf: URL(filePath: path("kept.sqlite", shell))) == before)
    #expect(try shell.refusal("backup \(shell.store.path)").status == 5)
    #expect(try shell.refusal("backup \(path("nowhere/kept.sqlite", shell))").status == 74)
    #expect(try shell.refusal("backup ''").status == 64)
    #expect(try shell.run("ulimit -f 1; campctl backup \(path("large.sqlite", shell))").status == 74)
    let left = try FileManager.default.contentsOfDirectory(atPath: shell.home.path).filter { $0.contains("sqlite") }
    #expect(left == ["kept.sqlite"])
  }

  @Test(TestEngine.ofFiles("it damages a file")) func `a campground in which not all fits together is not backed up`()
    throws
  {
    let shell = try shell()
    try damage(shell.store.path)
    let (status, error) = try shell.refusal("backup \(path("other.sqlite", shell))")
    #expect(status == 74)
    #expect((error["problems"] as? [[String: Any]])?.first?["name"] as? String == "differsFromJournal")
    #expect(!FileManager.default.fileExists(atPath: path("other.sqlite", shell)))
  }

  @Test func `what others write while it is copied is in it whole or not at all`() throws {
    let shell = try shell()
    let lines = (1...400).map { "add-camper 'Camper \($0)' --phone 555\($0)\n" }.joined()
    try lines.write(toFile: path("lines", shell), atomically: true, encoding: .utf8)
    let script = """
      campctl batch --keep-going \(path("lines", shell)) >/dev/null 2>&1 &
      for n in 1 2 3 4 5; do campctl backup \(path("during", shell))-$n && campctl check --store \(path("during", shell))-$n
      done; wait
      """
    let result = try shell.run(script)
    #expect(result.errors == "")
    #expect(result.output.components(separatedBy: "All is well").count == 6)
  }

  @Test(TestEngine.ofFiles("the kept store is a file")) func `restoring brings back what was, and keeps what there is`()
    throws
  {
    let shell = try shell()
    try shell.json("cancel r-1")
    let restored = try shell.json("restore \(path("kept.sqlite", shell)) --yes")
    #expect(restored["kept"] as? String == shell.store.path + ".old-1")
    #expect(restored["dryRun"] as? Bool == false)
    #expect(try shell.json("show-reservation r-1")["status"] as? String == "reserved")
    let old = try shell.json("show-reservation r-1 --store \(shell.store.path).old-1")
    #expect(old["status"] as? String == "cancelled")
    #expect(try names(shell) == ["campground.sqlite", "campground.sqlite.old-1"])
    let modes = try shell.run("stat -c %a \(shell.store.path)*")
    #expect(modes.output == "600\n600\n")
  }

  @Test(TestEngine.ofFiles("the kept store is a file")) func `restoring what was kept takes a restoring back`() throws {
    let shell = try shell()
    try shell.json("cancel r-1")
    try shell.json("restore \(path("kept.sqlite", shell)) --yes")
    try shell.json("restore \(shell.store.path).old-1 --yes")
    #expect(try shell.json("show-reservation r-1")["status"] as? String == "cancelled")
  }

  @Test(TestEngine.ofFiles("the kept store is a file"))
  func `without a terminal it needs a yes, and a dry run replaces nothing`() throws {
    let shell = try shell()
    try shell.json("cancel r-1")
    let before = shell.storeBytes
    let refused = try shell.run("campctl restore \(path("kept.sqlite", shell))")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("which is kept as \(shell.store.path).old-1"))
    let rehearsed = try shell.json("restore \(path("kept.sqlite", shell)) --dry-run")
    #expect(rehearsed["dryRun"] as? Bool == true)
    #expect(rehearsed["kept"] as? String == shell.store.path + ".old-1")
    #expect(shell.storeBytes == before)
    #expect(try names(shell) == ["campground.sqlite"])
  }

  @Test(TestEngine.ofFiles("it looks at what lies beside a file")) func `what is no sound campground replaces nothing`()
    throws
  {
    let shell = try shell()
    let before = shell.storeBytes
    let backup = try Data(contentsOf: URL(filePath: path("kept.sqlite", shell)))
    try backup.prefix(9000).write(to: URL(filePath: path("cut.sqlite", shell)))
    try Data("only text".utf8).write(to: URL(filePath: path("text", shell)))
    try backup.write(to: URL(filePath: path("damaged.sqlite", shell)))
    try damage(path("damaged.sqlite", shell))
    let refusals: [(String, Int32)] = [
      ("cut.sqlite", 74), ("damaged.sqlite", 74), ("text", 78), ("nothing", 65), (".", 78),
    ]
    for (name, status) in refusals {
      let refusal = try shell.refusal("restore \(path(name, shell)) --yes")
      #expect(refusal.status == status, "\(name)")
    }
    #expect(try shell.refusal("restore '' --yes").status == 64)
    #expect(try shell.refusal("restore \(path("kept.sqlite", shell)) --yes --store memory").status == 64)
    #expect(shell.storeBytes == before)
    #expect(try names(shell) == ["campground.sqlite"])
  }

  @Test(TestEngine.ofFiles("nothing is kept where no file was"))
  func `a backup stays as it is, and one of an older release is brought up to date`() throws {
    let shell = try Shell()
    let older = Shell.repository.appending(path: "Fixtures/Schemas/1.sqlite")
    let before = try Data(contentsOf: older)
    let restored = try shell.json("restore \(older.path) --yes")
    #expect(restored["kept"] is NSNull)
    #expect(try Data(contentsOf: older) == before)
    #expect(try shell.json("info")["schema"] as? Int == Schema.campground.version)
    #expect(try shell.json("check")["ok"] as? Bool == true)
  }

  @Test func `it can be kept where others may write, which is no fault of what is in it`() throws {
    let shell = try shell()
    let result = try shell.run(
      "mkdir -m 777 ~/stick && campctl backup ~/stick/kept.sqlite -q && campctl restore ~/stick/kept.sqlite --yes -q")
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test(TestEngine.ofFiles("it damages a file")) func `a campground that is damaged comes back`() throws {
    let shell = try shell()
    try Data(repeating: 7, count: 5000).write(to: shell.store)
    #expect(try shell.campctl("list-sites").status == 78)
    try shell.json("restore \(path("kept.sqlite", shell)) --yes")
    #expect(try shell.json("check")["ok"] as? Bool == true)
    #expect(try Data(contentsOf: URL(filePath: shell.store.path + ".old-1")) == Data(repeating: 7, count: 5000))
  }

  @Test func `neither can stand in a batch`() throws {
    let shell = try shell()
    for line in ["backup x.sqlite", "restore \(path("kept.sqlite", shell)) --yes"] {
      #expect(try shell.batch(line + "\n").status == 64)
    }
  }

  /// Writes past campctl, as another program does.
  private func damage(_ path: String) throws {
    let store = try Store(.file(path), access: .existing)
    try store.write { _ = try store.execute("UPDATE camper SET notes = 'knocked twice'") }
  }
}
