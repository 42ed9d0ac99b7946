import Foundation
import TestSupport
import Testing

@testable import campctl

/// The file in which replies and input wait beside the store.
@Suite struct SpoolTests {
  private func names(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `it gives back what was written, and has no name meanwhile`() throws {
    let shell = try Shell()
    let spool = try Spool(in: shell.home.path)
    try Array("one line".utf8).withUnsafeBytes { try spool.append($0) }
    #expect(try names(shell.home).isEmpty)
    try spool.rewind()
    var found: [UInt8] = []
    try spool.forEachPiece { found += $0 }
    #expect(found == Array("one line".utf8))
  }

  @Test func `one that has to have a name loses it at once, and removes what a killed process has left`() throws {
    let shell = try Shell()
    let gone = ".campctl-\(try numberOfGoneProcess())-1"
    let others = [".campctl-\(getpid())-1", ".campctl-x", "campctl-1-1"]
    for name in others + [gone] { try Data().write(to: shell.home.appending(path: name)) }
    let file = try Spool.named(in: shell.home.path)
    defer { close(file) }
    #expect(try names(shell.home) == others.sorted())
    #expect(write(file, "x", 1) == 1)
  }

  @Test func `a folder that is not there says so`() throws {
    let shell = try Shell()
    let error = #expect(throws: InputError.self) { try Spool(in: "\(shell.home.path)/nowhere") }
    #expect(error?.code == ENOENT)
  }
}
