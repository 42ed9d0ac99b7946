import CampgroundManager
import Foundation
import Persistence
import TestSupport
import Testing

@testable import campctl

/// A folder of dated backups: each night adds one, and those that are old go.
@Suite(TestEngine.ofFiles("its backups have the name of a file")) struct BackupFolderTests: ~Copyable {
  private let shell = Shell.campground()

  /// The answer of a backup into the home's folder on a day, with its names in the folder.
  private func backUp(_ now: String, days: Int = 7, _ options: String = "") throws -> Made {
    let answer = try shell.json("backup ~/nights --rotate \(days) --now \(now) \(options)")
    let removed = try #require(answer["removed"] as? [String])
    return Made(
      file: (answer["file"] as? String)?.split(separator: "/").last.map(String.init) ?? "",
      removed: removed.compactMap { $0.split(separator: "/").last.map(String.init) })
  }

  private struct Made: Equatable {
    let file: String
    let removed: [String]
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: shell.home.appending(path: "nights").path).sorted()
  }

  @Test func `each call adds a checked backup with its time, for this user alone`() throws {
    #expect(try backUp("2027-07-04T02:00") == Made(file: "campground-2027-07-04-020000.sqlite", removed: []))
    #expect(try backUp("2027-07-04T02:00") == Made(file: "campground-2027-07-04-020000-2.sqlite", removed: []))
    #expect(try shell.run("stat -c %a ~/nights ~/nights/*").output == "700\n600\n600\n")
    #expect(try shell.json("check --store ~/nights/campground-2027-07-04-020000-2.sqlite")["ok"] as? Bool == true)
  }

  @Test func `a backup that is more days old than are kept is removed`() throws {
    for day in 1...9 { _ = try backUp("2027-07-0\(day)", days: 100) }
    #expect(try backUp("2027-07-10T02:00").removed == [1, 2].map { "campground-2027-07-0\($0)-000000.sqlite" })
    #expect(try names().count == 8)
    let text = try shell.run("campctl backup ~/nights/ --rotate 7 --now 2027-07-11")
    #expect(text.output.hasSuffix(" Removed 1 older backup.\n"), "\(text.output)")
  }

  @Test func `other files stay, and another campground's backups, whatever their names`() throws {
    _ = try backUp("2027-07-01")
    let other = shell.home.appending(path: "other/campground.sqlite").path
    try shell.json("add-site 1 --store \(other)")
    _ = try backUp("2027-07-02", "--store \(other)")
    let strange = [
      "campground-2027-07-03-000000.sqlite", "campground-2027-07-03.sqlite", "campground-old.sqlite",
      "campground-2027-07-01-000000.sqlite-1", "notes",
    ]
    for name in strange { _ = try shell.run("echo mine > ~/nights/\(name)") }
    let made = try backUp("2027-08-01")
    #expect(made.removed == ["campground-2027-07-01-000000.sqlite"])
    #expect(try names() == (strange + ["campground-2027-07-02-000000.sqlite", made.file]).sorted())
  }

  @Test func `a backup of an older release is removed, too`() throws {
    let older = Shell.repository.appending(path: "Fixtures/Schemas/13.sqlite").path
    try shell.json("restore \(older) --yes")
    _ = try shell.run("mkdir -m 700 ~/nights && cp \(older) ~/nights/campground-2027-06-01-000000.sqlite")
    #expect(try backUp("2027-07-01").removed == ["campground-2027-06-01-000000.sqlite"])
  }

  @Test func `while no backup can be made, none is removed`() throws {
    _ = try backUp("2027-07-01")
    let store = try Store(shell.location, access: .existing)
    try store.damage("UPDATE camper SET notes = 'knocked twice'")
    #expect(try shell.refusal("backup ~/nights --rotate 7 --now 2027-08-01").status == 74)
    #expect(try names() == ["campground-2027-07-01-000000.sqlite"])
  }

  @Test func `a folder that is a file, and days that make no sense, are refused`() throws {
    _ = try shell.run("echo > ~/file")
    #expect(try shell.refusal("backup ~/file --rotate 7").status == 74)
    #expect(try shell.refusal("backup '' --rotate 7").status == 64)
    for days in ["0", "-1", "99999999999"] {
      #expect(try shell.refusal("backup ~/nights --rotate \(days)").status == 5, "\(days)")
    }
    #expect(try shell.refusal("backup ~/nights --rotate often").status == 64)
    #expect(!FileManager.default.fileExists(atPath: shell.home.appending(path: "nights").path))
  }

  @Test func `the campground itself is never removed, whatever its name and wherever it is`() throws {
    let named = "~/nights/campground-2020-01-01-000000.sqlite"
    _ = try shell.run("mkdir -m 700 ~/nights && cp \(shell.store.path) \(named) && chmod 600 \(named)")
    for link in ["ln -s", "ln"] {
      _ = try shell.run("\(link) \(named) ~/campground.sqlite")
      #expect(try backUp("2027-07-01", "--store ~/campground.sqlite").removed == [], "\(link)")
      #expect(try shell.json("info --store ~/campground.sqlite")["schema"] as? Int == Campground.schemaVersion)
      _ = try shell.run("rm ~/campground.sqlite")
    }
  }

  @Test func `a backup with an entry that the campground lacks stays`() throws {
    _ = try backUp("2027-07-01")
    _ = try backUp("2027-07-02")
    try shell.json("add-site 99 --now 2027-07-05 --store ~/nights/campground-2027-07-01-000000.sqlite")
    let copy = shell.home.appending(path: "training/campground.sqlite").path
    _ = try shell.run("mkdir -m 700 ~/training && cp \(shell.store.path) \(copy)")
    try shell.json("add-site 98 --now 2027-07-02 --store \(copy)")
    _ = try backUp("2027-07-03", "--store \(copy)")
    try shell.json("add-site 97 --now 2027-07-04")
    #expect(try backUp("2027-08-01").removed == ["campground-2027-07-02-000000.sqlite"])
  }

  @Test func `an old backup that cannot be removed is reported with the new one`() {
    let failure = Failure(UnremovedBackup(path: "old.sqlite", message: "Operation not permitted"), made: "new.sqlite")
    #expect(failure.code == 74)
    #expect(failure.applied == .yes)
    #expect(failure.message.hasPrefix("new.sqlite is made and checked, but old.sqlite cannot be removed: Operation"))
  }

  @Test func `the root of the file system can have the backups`() throws {
    let camp = try TestCampground(.memory)
    for folder in ["/", "//"] {
      let backups = try BackupFolder(folder, of: camp.campground)
      #expect(backups.place(at: camp.at("2027-07-04", "02:00").clock.now) == "/memory-2027-07-04-020000.sqlite")
    }
  }
}
