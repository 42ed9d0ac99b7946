import CampgroundManager
import Foundation
import Persistence
import Testing

@testable import campctl

/// The version of the program, and of the stores that it makes.
@Suite struct VersionTests {
  @Test func `the version is one line, and with --json also those of its parts`() throws {
    let shell = Shell()
    for line in ["--version", "reserve --version", "-V", "version"] {
      #expect(try shell.run("campctl \(line)").output == "\(Release.version)\n")
    }
    let version = try shell.json("--version")
    #expect(version.differences(from: ["version": Release.version, "schema": Schema.campground.version]) == [])
    let engines = try #require(version["engines"] as? [String: Any])
    #expect(engines["sqlite"] as? String == Store.sqliteVersion)
    // The program that is tested may have others in it than this one.
    #expect((engines["postgresql"] as? String == nil) == (Store.serverLibraries == nil))
    #expect((engines["openssl"] as? String == nil) == (Store.serverLibraries == nil))
    #expect(engines.count == (Store.serverLibraries == nil ? 2 : 3))
    #expect(version.keys.sorted() == ["commit", "engines", "schema", "version"])
    #expect(try shell.json("reserve --version").keys == version.keys)
  }

  @Test func `the version is shown in the format of the environment, unless that is none`() throws {
    let shell = Shell()
    let asJSON = try shell.run("CAMPCTL_FORMAT=json campctl --version").output
    #expect(asJSON.hasPrefix("{\"version\":\"\(Release.version)\""))
    #expect(try shell.run("CAMPCTL_FORMAT=nonsense campctl --version").output == "\(Release.version)\n")
    #expect(try shell.run("campctl --version --csv").output.hasPrefix("version,schema,sqlite,postgresql,"))
    #expect(try shell.run("campctl --version --csv --json").output.hasPrefix("{"))
  }

  @Test func `the newest version of the schema is of a release that is here`() throws {
    let releases = try #require(Schema.campground.releases).all
    #expect(releases.last?.version == Schema.campground.version, "append the coming release to SchemaReleases.campctl")
    let all = try #require(Schema.campground.releases)
    let released = all.released.map { $0.name.split(separator: ".").compactMap { Int($0) } }
    let own = Release.version.split(separator: ".").compactMap { Int($0) }
    #expect(own.count == 3)
    for (name, next) in zip(released, released.dropFirst() + [own]) {
      #expect(name == next || name.lexicographicallyPrecedes(next))
    }
    // A step that is not released yet belongs to a later version.
    let coming = all.coming.map { $0.name.split(separator: ".").compactMap { Int($0) } }
    #expect(coming.map { own.lexicographicallyPrecedes($0) } ?? true)
    #expect(try Store(.memory).value("SELECT needs FROM campground", as: String.self) == releases.last?.name)
  }

  @Test func `the change log begins with this version`() throws {
    let log = try String(contentsOf: Shell.repository.appending(path: "CHANGELOG.md"), encoding: .utf8)
    #expect(log.split(separator: "\n").first { $0.hasPrefix("## ") } == "## \(Release.version) (\(Release.day))")
  }
}
