import CampgroundManager
import Foundation
import Persistence
import TestSupport
import Testing

@testable import campctl

/// The messages to a person who makes a backup, or comes back to one.
@Suite struct BackupWordsTests: ~Copyable {
  /// A campground with three entries in its journal, and a backup of it in the home folder.
  private let shell = Shell.campground()

  init() throws { #expect(try shell.run("campctl backup ~/kept.sqlite").status == 0) }

  @Test func `restoring tells which entries of the journal the backup lacks`() throws {
    let last = try lastEntry()
    try shell.json("add-site 77")
    try shell.json("add-site 78")
    let lacking = "the backup lacks 2 journal entries, o-\(last + 1) to o-\(last + 2)"
    #expect(try shell.run("campctl restore ~/kept.sqlite").errors.contains("(\(lacking)), in the place of"))
    #expect(try shell.run("campctl restore ~/kept.sqlite -n").output.hasSuffix("; \(lacking).\n"))
    let restored = try shell.json("restore \(shell.home.path)/kept.sqlite --yes")
    #expect(restored["lacking"] as? Int == 2)
    #expect(restored.differences(from: ["firstLacking": "o-\(last + 1)", "lastLacking": "o-\(last + 2)"]) == [])
  }

  @Test(TestEngine.ofFiles("the kept store is a file"))
  func `what was done after restoring is lacking in what was kept`() throws {
    let last = try lastEntry()
    try shell.json("add-site 77")
    try shell.json("restore \(shell.home.path)/kept.sqlite --yes")
    #expect(try shell.json("restore \(shell.store.path).old-1 --dry-run")["lacking"] as? Int == 0)
    try shell.json("retire-site 12")
    let other = try shell.json("restore \(shell.store.path).old-1 --dry-run")
    #expect(other.differences(from: ["lacking": 1, "lastLacking": "o-\(last + 1)"]) == [])
  }

  @Test func `another campground's store lacks all of the journal, however long`() throws {
    let before = try lastEntry()
    let lines = (1...250).map { "add-site X\($0)\n" }.joined()
    try #require(try shell.batch(lines).status == 0)
    #expect(try shell.run("campctl add-site 1 --actor other --store ~/other.sqlite").status == 0)
    let restored = try shell.json("restore \(shell.home.path)/other.sqlite --dry-run")
    #expect(restored.differences(from: ["lacking": before + 250, "firstLacking": "o-1"]) == [])
  }

  @Test(TestEngine.ofFiles("it links to a file"))
  func `the campground is no backup of itself, whatever links lead to it`() throws {
    try shell.expectErrors(
      "ln -s \(shell.store.path) ~/link; campctl restore ~/link --yes", 64, "is the campground itself")
    #expect(try shell.refusal("restore \(shell.store.path) --yes").status == 64)
    #expect(!FileManager.default.fileExists(atPath: shell.store.path + ".old-1"))
  }

  @Test func `a full disk is the backup's, not the campground's`() throws {
    let shell = Shell()
    let path = shell.home.appending(path: "kept.sqlite").path
    let file = try NewFile(path)
    let error = try #require(throws: FileError.self) { try file.fill { _ in throw StoreError.full } }
    #expect(error.path == path)
  }

  @Test func `a folder is told from a file`() throws {
    try shell.expectErrors("campctl backup ~", 5, "is a folder")
  }

  @Test(TestEngine.ofFiles("it damages a file")) func `a store that is not sound says the way back`() throws {
    try damage(["camp_site", "change"])
    #expect(try shell.run("campctl list-sites").errors.contains("campctl restore"))
    let found = try shell.run("campctl check")
    #expect(found.errors.contains("campctl restore"))
    #expect(!found.errors.contains("u{A}"))
    #expect(found.errors.components(separatedBy: "record of the journal cannot be read").count == 2)
  }

  @Test func `without a home, the way to say where the campground is is told`() throws {
    let shell = Shell()
    try shell.expectErrors(
      "env -u HOME -u CAMPCTL_STORE -u XDG_DATA_HOME campctl info", 78, "--store FILE or CAMPCTL_STORE")
  }

  /// Overwrites the first page of each table.
  private func damage(_ tables: [String]) throws {
    let store = try Store(shell.location, access: .existing)
    let size = try #require(try store.value("PRAGMA page_size", as: Int.self))
    let pages = try tables.map {
      try store.value("SELECT rootpage FROM sqlite_schema WHERE name = \($0)", as: Int.self) ?? 0
    }
    var bytes = try Data(contentsOf: shell.store)
    for place in pages.flatMap({ ($0 - 1) * size..<$0 * size }) { bytes[place] ^= 0x55 }
    try bytes.write(to: shell.store)
  }

  private func lastEntry() throws -> Int {
    let counts = try #require(try shell.json("info")["counts"] as? [String: Any])
    return try #require(counts["entries"] as? Int)
  }
}
