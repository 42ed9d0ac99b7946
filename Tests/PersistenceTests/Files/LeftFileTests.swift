import Foundation
import TestSupport
import Testing

@testable import Persistence

/// The passing folders of processes that were killed, beside those of others that are at work.
struct LeftFileTests {
  let folder = TemporaryFolder()
  private var place: String { folder.path("camp.sqlite") }

  /// A folder with these files, as a killed process leaves it; by default one of this machine.
  @discardableResult
  private func leave(_ name: String? = nil, _ files: [String] = ["new", "new-journal"]) throws -> String {
    let name = name ?? "\(PassingFolderName())"
    try FileManager.default.createDirectory(atPath: folder.path(name), withIntermediateDirectories: false)
    for file in files { try folder.write([1, 2, 3], to: "\(name)/\(file)") }
    return name
  }

  private func age(_ name: String, hours: Double) throws {
    let then = Date.now.addingTimeInterval(-3600 * hours)
    try FileManager.default.setAttributes([.modificationDate: then], ofItemAtPath: folder.path(name))
  }

  @Test func `what a killed process has left is gone when a store is made, opened to be written, copied or replaced`()
    throws
  {
    try leave()
    _ = try folder.open()
    #expect(try folder.names == ["camp.sqlite"])
    try leave()
    _ = try folder.open()
    #expect(try folder.names == ["camp.sqlite"])
    try leave()
    let copy = try Store.copy(place, beside: folder.path("other"), schema: .pantry)
    #expect(try folder.names.count == 2)
    copy.remove()
    #expect(try folder.names == ["camp.sqlite"])
    try leave()
    let other = TemporaryFolder()
    try folder.open(access: .existing).copy(into: other.write([], to: "copy"))
    #expect(try folder.names == ["camp.sqlite"])
  }

  @Test func `folders within go with it, and a link alone, not its target`() throws {
    let left = try leave()
    try FileManager.default.createDirectory(
      atPath: folder.path("\(left)/home/.local"), withIntermediateDirectories: true)
    try folder.write([1], to: "\(left)/home/.local/camp.sqlite")
    try FileManager.default.createDirectory(atPath: folder.path("kept"), withIntermediateDirectories: false)
    try folder.write([1], to: "kept/file")
    for name in ["link", "home/link"] { #expect(symlink(folder.path("kept"), folder.path("\(left)/\(name)")) == 0) }
    PassingFolder.sweep(folder.path)
    #expect(try folder.names == ["kept"])
    #expect(FileManager.default.fileExists(atPath: folder.path("kept/file")))
  }

  @Test func `a store that is only read is left as it is`() throws {
    _ = try folder.open()
    let left = try leave()
    _ = try folder.open(access: .existing)
    #expect(try folder.names == [left, "camp.sqlite"])
  }

  @Test func `what a process is making stays, whatever its age`() throws {
    let making = try #require(PassingFolder(beside: place))
    try folder.write([1], to: URL(filePath: making.file).pathComponents.suffix(2).joined(separator: "/"))
    let name = URL(filePath: making.path).lastPathComponent
    try age(name, hours: 100)
    _ = try folder.open()
    #expect(try folder.names == [name, "camp.sqlite"])
    making.remove()
    #expect(try folder.names == ["camp.sqlite"])
  }

  @Test func `a folder of another machine stays for a day`() throws {
    let name = try leave(".campctl-elsewhere-7-1")
    try age(name, hours: 23)
    _ = try folder.open()
    #expect(try folder.names == [name, "camp.sqlite"])
    try age(name, hours: 25)
    _ = try folder.open()
    #expect(try folder.names == ["camp.sqlite"])
  }

  /// The number of a process that is gone.
  private func goneProcess() throws -> Int32 {
    let process = try Process.run(URL(filePath: "/bin/true"), arguments: [])
    process.waitUntilExit()
    return process.processIdentifier
  }

  /// A file as version 0.9.0 left it.
  private func leaveFile(_ name: String, _ bytes: some Sequence<UInt8> = Array("SQLite format 3\0".utf8)) throws {
    chmod(try folder.write(bytes, to: name), 0o600)
  }

  @Test func `what version 0.9.0 has left is gone a day after its process`() throws {
    let gone = try goneProcess()
    let names = ["camp.sqlite.new-\(gone)-7", "camp.sqlite.new-\(gone)-7-journal", ".campctl-\(gone)-4294967295"]
    for name in names { try leaveFile(name, []) }
    try leaveFile("backup.new-\(gone)-8")
    for name in try folder.names { try age(name, hours: 23) }
    _ = try folder.open()
    #expect(try folder.names.count == 5)
    for name in try folder.names { try age(name, hours: 25) }
    _ = try folder.open()
    #expect(try folder.names == ["camp.sqlite"])
  }

  @Test func `what is not its files, and those of a process that is there, stay`() throws {
    let gone = try goneProcess()
    let names = [
      "notes.new-\(getpid())-1", ".campctl-\(getpid())-1", ".new-\(gone)-1", "camp.sqlite.new-\(gone)", "a.new-0-1",
      "a.new-x-1", "a.new-\(gone)-1-wal", "a.new-\(gone)-4294967296", ".campctl-\(gone)-1-journal",
    ]
    for name in names { try leaveFile(name) }
    try leaveFile("report.new-\(gone)-2026", Array("a report of somebody's".utf8))
    let open = try folder.write([], to: "shared.new-\(gone)-2")
    chmod(open, 0o644)
    for name in try folder.names { try age(name, hours: 100) }
    _ = try folder.open()
    #expect(try folder.names.count == names.count + 3)
  }

  @Test func `a second name that it gave a store goes with its process, whatever its age`() throws {
    try folder.open().addShelf("top")
    let name = "camp.sqlite.new-\(try goneProcess())-7"
    try FileManager.default.linkItem(atPath: place, toPath: folder.path(name))
    #expect(try folder.open(access: .existing).shelves == ["top"])
    #expect(try folder.names == ["camp.sqlite"])
  }

  @Test func `what is somebody else's stays, and no link is followed`() throws {
    let kept = try leave("kept")
    let others = [".campctl-", ".campctl-x", ".campctl-x-1", ".campctl-x-1-y", ".campctl--1-1", ".campctl-x-1-1-1"]
    for name in others { try age(leave(name), hours: 100) }
    let file = "\(PassingFolderName())"
    try folder.write([1], to: file)
    let link = "\(PassingFolderName())"
    symlink("kept", folder.path(link))
    symlink("../kept/new", folder.path("\(try leave())/link"))
    _ = try folder.open()
    #expect(try folder.names == (others + [file, link, kept, "camp.sqlite"]).sorted())
    #expect(try folder.bytes(of: "kept/new") == [1, 2, 3])
  }

  @Test func `a second name that a store was made under is gone when it is opened, also to be read`() throws {
    try folder.open().addShelf("top")
    let left = try leave(nil, [])
    try FileManager.default.linkItem(atPath: place, toPath: folder.path("\(left)/new"))
    #expect(try folder.open(access: .existing).shelves == ["top"])
    #expect(try folder.names == ["camp.sqlite"])
  }

  @Test func `nobody sweeps away what is being made, however many make and sweep at once`() async throws {
    let place = place
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<100 {
            guard let making = PassingFolder(beside: place) else {
              Issue.record("no folder: \(String(cString: strerror(errno)))")
              continue
            }
            let file = open(making.file, O_WRONLY | O_CREAT | O_EXCL, 0o600)
            #expect(file >= 0)
            close(file)
            PassingFolder.sweep(StoreFile.parent(of: place))
            #expect(access(making.file, F_OK) == 0)
          }
        }
      }
    }
    #expect(try folder.names == [])
  }

  @Test func `a folder that takes none gives the system's reason`() throws {
    let made = PassingFolder(beside: folder.path("nowhere/camp.sqlite"))
    let reason = errno
    #expect(made == nil)
    #expect(reason == ENOENT)
  }
}
