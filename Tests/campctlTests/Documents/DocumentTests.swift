import Arguments
import Foundation
import Testing

@testable import campctl

@Suite struct DocumentTests {
  /// The shell would read `$15` of `$150` as an argument of its own.
  @Test func `no command line has a dollar sign before a digit`() throws {
    let shown = try Document.all().flatMap { document in
      ["console", "sh"].flatMap(document.blocks).flatMap { $0.split(separator: "\n") }
        .filter { $0.contains("campctl") && $0.hasPrefix("$ ") || $0.hasPrefix("campctl") }
    }
    #expect(shown.count > 100)
    let examples = CommandRegistry.readers.flatMap { $0.description.help.examples + $0.arguments.map(\.help) }
    for line in shown.map(String.init) + examples { #expect(!line.contains(/\$[0-9]/), "\(line)") }
  }

  @Test func `each link leads to a file, and to a heading in it`() throws {
    let documents = try Document.all()
    let anchors = Dictionary(uniqueKeysWithValues: documents.map { ($0.file.standardizedFileURL.path, $0.anchors) })
    for document in documents {
      for target in document.targets {
        let (file, anchor) = document.place(target)
        #expect(FileManager.default.fileExists(atPath: file.path), "\(document.path): \(target)")
        guard !anchor.isEmpty, file.pathExtension == "md" else { continue }
        #expect(anchors[file.path]?.contains(anchor) == true, "\(document.path): \(target)")
      }
    }
  }

  @Test(arguments: try Document.all())
  func `each path of the repository that a document names is there`(document: Document) {
    for path in document.namedPaths where !path.contains("*") && !path.contains("…") {
      #expect(FileManager.default.fileExists(atPath: Shell.repository.appending(path: path).path), "\(path)")
    }
  }

  @Test func `each file of Swift and each suite of tests that a document names is there`() throws {
    let files = Set(try ["Sources", "Tests"].flatMap(Self.files))
    for document in try Document.all() {
      for file in document.namedSources { #expect(files.contains(file), "\(document.path): \(file)") }
    }
  }

  @Test(arguments: try Document.all()) func `no document is in the dialect`(document: Document) throws {
    // The style sheet quotes the phrases that it replaces.
    let prose = document.prose.replacing(/[ ]"[^"\n]*"/, with: "").replacing("\n", with: " ")
    #expect(try Dialect().faults(in: prose) == [])
  }

  @Test(arguments: try Document.all().filter(\.isForUsers))
  func `a part of a sentence for users has at most 30 words`(document: Document) {
    let rows = document.prose.components(separatedBy: "\n").map { $0.hasPrefix("|") || $0.hasPrefix("#") ? "" : $0 }
    let text = rows.joined(separator: "\n").replacing(/\n\s*(?:- |\d+\. )/, with: "\n\n")
    for paragraph in text.components(separatedBy: "\n\n") {
      let parts = paragraph.replacing("\n", with: " ").replacing(/[.:!?;]\s+/, with: "\n").split(separator: "\n")
      for part in parts { #expect(part.split(separator: " ").count <= 30, "\(part)") }
    }
  }

  @Test(arguments: [("README.md", 150), ("docs/guides/prices-and-accounts.md", 200)])
  func `a page that everybody reads first is short`(path: String, lines: Int) throws {
    #expect(try Document(path).lines.dropLast().count <= lines)
  }

  @Test func `README leads to every document in two clicks`() throws {
    var seen: Set = [Shell.repository.appending(path: "README.md").standardizedFileURL.path]
    var pages = try [Document("README.md")]
    let all = try Document.all()
    for _ in 1...2 {
      let targets = Set(pages.flatMap { page in page.targets.map { page.place($0).file.standardizedFileURL.path } })
      seen.formUnion(targets)
      pages = all.filter { targets.contains($0.file.standardizedFileURL.path) }
    }
    for document in all { #expect(seen.contains(document.file.standardizedFileURL.path), "\(document.path)") }
  }

  @Test(arguments: ["docs/scripting/objects.md", "docs/scripting/problems.md"])
  func `README itself links the keys of JSON and the names of problems`(page: String) throws {
    #expect(try Document("README.md").targets.contains(page))
  }

  @Test func `README has the groups of the help, each with commands of its own`() throws {
    let rows = try Document("README.md").rows(of: ["group", "the everyday ones"])
    let groups = Dictionary(
      uniqueKeysWithValues: CommandRegistry.campctl.groups.map { ($0.name, $0.entries.map(\.name)) })
    #expect(Set(rows.map { $0[0] }) == Set(groups.keys))
    for row in rows {
      let names = Set(groups[row[0]]?.flatMap { [$0] + $0.split(separator: " ").map(String.init) } ?? [])
      for name in Document.words(in: row[1]) { #expect(names.contains(name), "\(row[0]): \(name)") }
    }
  }

  @Test func `each option that README and the guides name is one of a command`() throws {
    let reference = try Shell().run("campctl help --markdown").output + (try Shell().run("campctl help").output)
    let options = Set(reference.matches(of: /--[a-z][a-z-]+/).map { String($0.0) })
    for document in try Document.all() where document.isForUsers {
      let named = document.prose.matches(of: /`[^`\n]+`/).flatMap { $0.0.matches(of: /(?:^|[^a-z-])(--[a-z][a-z-]+)/) }
      for option in named { #expect(options.contains(String(option.1)), "\(document.path): \(option.1)") }
    }
  }

  @Test func `README's sample of the library is what a test runs`() throws {
    let sample = try Document("README.md").blocks(of: "swift")
    #expect(sample.count == 1)
    let file = Shell.repository.appending(path: "Tests/CampgroundManagerTests/Reservations/ReadmeSampleTests.swift")
    var lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n").map(Self.trimmed)[...]
    for line in sample.flatMap({ $0.components(separatedBy: "\n") }).map(Self.trimmed) where !line.isEmpty {
      guard !line.hasPrefix("//") else { continue }
      let index = lines.firstIndex(of: line)
      #expect(index != nil, "\(line)")
      lines = lines[((index ?? lines.startIndex - 1) + 1)...]
    }
  }

  /// `CAMPCTL_RECORD=commands` records it anew, as `make docs` does.
  @Test func `the reference of commands is what the program prints`() throws {
    let file = Shell.repository.appending(path: "docs/commands.md")
    let printed = try Shell().run("campctl help --markdown").output
    if Recording.names.contains("commands") { try Data(printed.utf8).write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == printed)
  }

  @Test func `CONTRIBUTING has every folder of the sources in the row of its module`() throws {
    let rows = try Document("CONTRIBUTING.md").prose.components(separatedBy: "\n| `Sources/")
    for module in try Self.folders("Sources") {
      let row = try #require(rows.first { $0.hasPrefix("\(module)`") }, "\(module)")
      for folder in try Self.folders("Sources/\(module)") {
        #expect(row.contains("`\(folder)`"), "Sources/\(module)/\(folder)")
      }
    }
  }

  private static func trimmed(_ line: String) -> String { line.trimmingCharacters(in: .whitespaces) }

  /// The names of the files in a folder and below it.
  private static func files(_ path: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: Shell.repository.appending(path: path).path)
      .map { URL(filePath: $0).lastPathComponent }
  }

  private static func folders(_ path: String) throws -> [String] {
    let folder = Shell.repository.appending(path: path)
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
      .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true && $0.pathExtension.isEmpty }.map(
        \.lastPathComponent)
  }
}
