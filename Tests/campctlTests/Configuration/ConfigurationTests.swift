import CampgroundManager
import Foundation
import Testing

@testable import campctl

/// The files of a person and of the machine, together.
@Suite struct ConfigurationTests {
  private static let files = [ConfigurationFile(path: "/own"), ConfigurationFile(path: "/machine", isForMachine: true)]

  private func configuration(_ texts: [String: String]) throws -> Configuration {
    try Configuration(Self.files, home: "/home/ann") { file throws(ConfigurationProblem) in
      texts[file.path].map { Array($0.utf8) }
    }
  }

  private func problems(_ texts: [String: String]) throws -> [String] {
    let failure = try #require(throws: Failure.self) { try configuration(texts) }
    #expect(failure.code == 78 && failure.name == "storeUnusable")
    return failure.problems.map(\.sentence)
  }

  @Test func `a person's own file wins over the machine's, value by value and store by store`() throws {
    let configuration = try configuration([
      "/own": "actor = ann\n[store hill]\nlocation = /ann/hill",
      "/machine":
        "actor = gate\ncolor = never\nstore = hill\n[store hill]\nlocation = /srv/hill\n[store lake]\nlocation = /srv/lake",
    ])
    #expect(configuration.value(.actor) == ConfiguredValue("ann", .line(ConfigurationPlace(file: "/own", line: 1))))
    #expect(
      configuration.value(.color) == ConfiguredValue("never", .line(ConfigurationPlace(file: "/machine", line: 2))))
    #expect(configuration.value(.format) == nil)
    #expect(configuration.stores.map(\.name) == ["hill", "lake"])
    #expect(try configuration.target("hill") == .store(.file("/ann/hill")))
    #expect(try configuration.target("lake") == .store(.file("/srv/lake")))
    #expect(try configuration.target("./lake") == .store(.file("./lake")))
    #expect(try configuration.target("memory") == .store(.memory))
  }

  @Test func `a file that is not there sets nothing`() throws {
    let configuration = try configuration(["/machine": ""])
    #expect(configuration.files.map(\.isFound) == [false, true])
    #expect(configuration.stores.isEmpty && configuration.value(.store) == nil)
  }

  @Test func `all problems of both files are reported at once`() throws {
    #expect(
      try problems(["/own": "actr = a\nnow = fri", "/machine": "format = csv"]) == [
        "Line 1 of /own has the unknown key actr (actor?)",
        "Line 2 of /own sets now, which a file never sets; --now and CAMPCTL_NOW do",
        "Line 1 of /machine sets format, which only a person's own file may set",
      ])
  }

  @Test func `a file that is no configuration is reported by its first lines`() throws {
    let problems = try problems(["/own": String(repeating: "root:x:0\n", count: 500)])
    #expect(problems.count == 21)
    #expect(problems.last == "There are 480 more problems")
  }

  @Test func `a store is chosen by a name that a section has`() throws {
    let lake = "[store lakeside]\nlocation = /srv/lake"
    #expect(
      try configuration(["/own": "store = lakeside", "/machine": lake]).target("lakeside") == .store(.file("/srv/lake"))
    )
    #expect(
      try problems(["/own": "store = lakesid\n\(lake)"]) == [
        "Line 1 of /own names the store lakesid, which no section has (lakeside?)"
      ])
    // A section that is refused is not missing, too.
    #expect(try problems(["/own": "store = lake\n[store lake]\nlocation = x"]).count == 1)
  }

  @Test func `what is no file is refused, and nothing waits for it`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "campctl-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = { (name: String) in folder.appending(path: name).path }
    let fault = { (path: String, isRequired: Bool) in
      #expect(throws: ConfigurationProblem.self) {
        try ConfigurationFile(path: path, isRequired: isRequired).contents()
      }?
      .fault
    }
    try #require(mkfifo(path("pipe"), 0o600) == 0)
    #expect(fault(path("pipe"), false) == .notAFile)
    #expect(fault(folder.path, false) == .notAFile)
    try Data(repeating: 35, count: ConfigurationFile.limit).write(to: folder.appending(path: "full"))
    #expect(try ConfigurationFile(path: path("full")).contents()?.count == ConfigurationFile.limit)
    try Data(repeating: 35, count: ConfigurationFile.limit + 1).write(to: folder.appending(path: "long"))
    #expect(fault(path("long"), false) == .tooLarge)
    #expect(try ConfigurationFile(path: path("none")).contents() == nil)
    #expect(try ConfigurationFile(path: path("full/none")).contents() == nil)
    #expect(fault(path("none"), true) == .unreadable("No such file or directory"))
  }

  @Test(.enabled("root may read everything") { geteuid() != 0 })
  func `a configuration file that may not be read is refused`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "campctl-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = ConfigurationFile(path: folder.appending(path: "config").path)
    try #require(FileManager.default.createFile(atPath: file.path, contents: nil, attributes: [.posixPermissions: 0]))
    let problem = #expect(throws: ConfigurationProblem.self) { try file.contents() }
    #expect(problem?.fault == .unreadable("Permission denied"))
    // In a folder that is closed to this user there is no file for this user.
    chmod(folder.path, 0)
    defer { chmod(folder.path, 0o700) }
    #expect(try file.contents() == nil)
  }
}
