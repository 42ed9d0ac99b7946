import Foundation
import TestSupport
import Testing

@testable import campctl

/// The program for campgrounds on a server. `make install-test` starts it from campctl, as it is installed.
@Suite struct ServerProgramTests {
  private let folder = TemporaryFolder()

  /// Makes an executable file.
  private func make(_ path: String) throws -> String {
    let file = URL(filePath: folder.path(path))
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("#!/bin/sh\n".utf8).write(to: file)
    #expect(chmod(file.path, 0o755) == 0)
    return file.path
  }

  /// The path in the folder of the program that belongs to the executable.
  private func found(_ executable: String) -> String? {
    ServerProgram.path(beside: executable).map { URL(filePath: $0).standardized.path }?
      .replacing(URL(filePath: folder.path).standardized.path + "/", with: "")
  }

  @Test func `it is found beside campctl, else in libexec, and nowhere else`() throws {
    let executable = try make("bin/campctl")
    #expect(found(executable) == nil)
    _ = try make("libexec/campctl-postgresql")
    #expect(found(executable) == nil)
    let libexec = try make("libexec/campctl/campctl-postgresql")
    #expect(found(executable) == "libexec/campctl/campctl-postgresql")
    _ = try make("bin/campctl-postgresql")
    #expect(found(executable) == "bin/campctl-postgresql")
    #expect(chmod(folder.path("bin/campctl-postgresql"), 0o644) == 0)
    #expect(found(executable) == "libexec/campctl/campctl-postgresql")
    try FileManager.default.removeItem(atPath: libexec)
    try FileManager.default.createDirectory(atPath: libexec, withIntermediateDirectories: true)
    #expect(found(executable) == nil)
    #expect(ServerProgram.path(beside: "campctl") == nil)
  }

  @Test(.enabled(if: getuid() == 0, "only root can give a file to another user"))
  func `one that another user has put there is not taken`() throws {
    let executable = try make("bin/campctl")
    let program = try make("bin/campctl-postgresql")
    #expect(chown(program, 4321, 4321) == 0)
    #expect(found(executable) == nil)
    #expect(chown(executable, 4321, 4321) == 0)
    #expect(found(executable) == "bin/campctl-postgresql")
  }

  @Test func `a campctl of another release is refused, and anything else may start it`() throws {
    for zeroth in ["campctl \(Release.version)", "campctl", "/usr/bin/campctl", "./campctl-postgresql"] {
      try ServerProgram.requireSameRelease(zeroth)
    }
    let failure = try #require(throws: Failure.self) { try ServerProgram.requireSameRelease("campctl 0.0.1") }
    #expect(failure.code == 78)
    #expect(failure.message.contains("release \(Release.version), but campctl is 0.0.1"))
  }
}
