import Foundation
import Testing

/// A page of the project's documents: those at its top, and the pages below `docs`.
struct Document: Sendable, CustomTestStringConvertible {
  /// The path below the repository's folder, such as `docs/tutorial.md`.
  let path: String
  let text: String

  init(_ path: String) throws {
    self.path = path
    text = try String(contentsOf: Shell.repository.appending(path: path), encoding: .utf8)
  }

  static func all() throws -> [Document] {
    let pages = FileManager.default.enumerator(atPath: Shell.repository.appending(path: "docs").path)
    let paths = (pages?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") }.sorted()
    let top = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"]
    return try (top + paths.map { "docs/\($0)" }).map(Document.init)
  }

  var testDescription: String { path }

  var file: URL { Shell.repository.appending(path: path) }

  /// True for a page that is about campctl's use, not about its sources.
  var isForUsers: Bool { path.contains("/guides/") || ["README.md", "docs/tutorial.md"].contains(path) }

  var lines: [String] { text.components(separatedBy: "\n") }

  /// The text without its blocks of code.
  var prose: String {
    text.components(separatedBy: "\n```").enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
      .joined(separator: "\n")
  }

  /// The blocks of code in a language, such as `console`.
  func blocks(of language: String) -> [String] {
    text.components(separatedBy: "\n```\(language)\n").dropFirst().map { $0.components(separatedBy: "\n```")[0] }
  }

  /// The places within the project that links and pictures lead to, such as `../README.md#install`.
  var targets: [String] {
    let links = prose.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
    let pictures = prose.matches(of: /src(?:set)?="([^"]+)"/).map { String($0.1) }
    return (links + pictures).filter { !$0.contains("://") }
  }

  /// The paths in the text that begin at the repository's folder, such as `Fixtures/headers.txt`.
  var namedPaths: [String] {
    prose.matches(of: /`((?:Sources|Tests|Fixtures|Benchmarks|docs|scripts|packaging|\.ci)\/[^`\s]*)`/).map {
      String($0.1)
    }
  }

  /// The files of Swift in the text, by their names: those of suites of tests, too.
  var namedSources: [String] {
    let suites = prose.matches(of: /`([A-Z][A-Za-z]*Tests)`/).map { "\($0.1).swift" }
    return suites
      + prose.matches(of: /`([A-Za-z0-9+\/]+\.swift)`/).map { URL(filePath: String($0.1)).lastPathComponent }
  }

  /// The names by which links find the headings, as GitHub makes them.
  var anchors: Set<String> {
    Set(prose.components(separatedBy: "\n").filter { $0.hasPrefix("#") }.map(Self.anchor))
  }

  static func anchor(_ heading: String) -> String {
    let words = heading.drop { $0 == "#" || $0 == " " }.lowercased()
    return String(words.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }.map { $0 == " " ? "-" : $0 })
  }

  /// The document and the anchor that a target leads to from here; an anchor is empty without a `#`.
  func place(_ target: String) -> (file: URL, anchor: String) {
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let folder = file.deletingLastPathComponent()
    let place = parts[0].isEmpty ? file : folder.appending(path: parts[0]).standardizedFileURL
    return (place, parts.count > 1 ? parts[1] : "")
  }
}
