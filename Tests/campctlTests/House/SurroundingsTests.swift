import Foundation
import TestSupport
import Testing

@testable import campctl

/// The variables and files that the sources name, compared with those in the manual.
struct SurroundingsTests {
  private static func sources() throws -> [(path: String, text: String)] {
    let folder = Shell.repository.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    return try paths.sorted().map { ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
  }

  @Test func `the environment is read in few places, by names that the manual has`() throws {
    let readers = try Self.sources().filter { $0.text.contains("getenv(") }
    #expect(
      readers.map(\.path) == [
        "CampgroundManager/Campground/StoreLocation+User.swift",
        "CampgroundManager/Ground/Calendar/CampgroundClock+System.swift",
        "campctl/Process/Environment.swift",
      ])
    let names = readers.flatMap { $0.text.matches(of: /(?:variable|getenv)\("([A-Z_]+)"/) }.map { String($0.1) }
    #expect(names.sorted() == ["HOME", "TZDIR", "XDG_DATA_HOME"])
    for name in names { #expect(EnvironmentVariable(rawValue: name) != nil, "\(name)") }
  }

  @Test func `a variable gives way only to options of a command`() {
    let names = Set(CommandRegistry.readers.flatMap(\.arguments).map { "--" + $0.name })
    for option in EnvironmentVariable.allCases.flatMap(\.options) {
      #expect(names.contains(option.split(separator: " ").first.map(String.init) ?? ""), "\(option)")
    }
  }

  @Test func `each file of the system that the sources name is in the manual`() throws {
    let paths = try Self.sources().filter { !$0.path.contains("UsedFile") }
      .flatMap { $0.text.matches(of: /"(\/(?:etc|usr|var|proc|run)\/[^"]*)"/).map { String($0.1) } }
    #expect(Set(paths) == Set(UsedFile.allCases.map(\.rawValue).filter { $0.hasPrefix("/") }))
  }

  @Test(TestEngine.ofFiles("it looks at the place of a file"))
  func `the user's own campground is where the manual has it`() throws {
    let shell = Shell.campground()
    #expect(UsedFile.store.rawValue == shell.store.path.replacing(shell.home.path, with: "~"))
    #expect(try shell.run("campctl backup \"$HOME/b\" && campctl restore \"$HOME/b\" --yes").status == 0)
    let former = UsedFile.formerStore.rawValue.replacing("~", with: shell.home.path)
    #expect(FileManager.default.fileExists(atPath: former))
  }
}
