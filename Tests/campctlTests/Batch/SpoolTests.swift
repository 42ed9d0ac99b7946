import Foundation
import Persistence
import Testing

@testable import campctl

/// The file in which replies and input wait.
@Suite struct SpoolTests {
  private func names(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `it gives back what was written, and has no name meanwhile`() throws {
    let shell = Shell()
    let spool = Spool(in: shell.home.path)
    try Array("one line".utf8).withUnsafeBytes { try spool.append($0) }
    #expect(try names(shell.home).isEmpty)
    try spool.rewind()
    var found: [UInt8] = []
    try spool.forEachPiece { found += $0 }
    #expect(found == Array("one line".utf8))
  }

  @Test func `one that has to have a name loses it at once, and removes what a killed process has left`() throws {
    let shell = Shell()
    let left = try #require(PassingFolder(beside: shell.home.appending(path: "spool").path)).path
    try FileManager.default.createDirectory(atPath: left, withIntermediateDirectories: false)
    try Data("left".utf8).write(to: URL(filePath: "\(left)/new"))
    let file = try #require(Spool.named(in: shell.home.path))
    defer { close(file) }
    #expect(try names(shell.home).isEmpty)
    #expect(write(file, "x", 1) == 1)
  }

  @Test func `a folder that is not there matters when there is something to keep`() throws {
    let spool = Spool(in: "/nowhere")
    try spool.rewind()
    try spool.clear()
    try spool.forEachPiece { _ in }
    let error = try #require(throws: FileError.self) { try Array("x".utf8).withUnsafeBytes { try spool.append($0) } }
    #expect(error.path == "A temporary file in /nowhere")
    #expect(error.message == "No such file or directory")
  }
}
