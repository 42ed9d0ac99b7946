import Foundation
import Testing

/// The names of the services' methods, which the library's documentation lists.
struct MethodNameTests {
  @Test func `a method of a service begins with a word of the table, or is a noun`() throws {
    let words = try LibrarySource.words()
    for method in try LibrarySource.methods() {
      let word = LibrarySource.word(of: method.name)
      #expect(words.contains(word) || Self.nouns.contains(method.name), "\(method.service).\(method.name)")
    }
  }

  @Test func `each word of the table is used`() throws {
    let used = Set(try LibrarySource.methods().map { LibrarySource.word(of: $0.name) })
    for word in try LibrarySource.words() { #expect(used.contains(word), "\(word)") }
  }

  @Test func `every public type and method is documented`() throws {
    for (file, lines) in try LibrarySource.files() {
      for (place, line) in lines.enumerated() where LibrarySource.isDeclared(line) {
        let above = lines[..<place].last { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("@") } ?? ""
        #expect(above.contains("///"), "\(file): \(line)")
      }
    }
  }

  @Test func `no sentence of the library names an option or a command`() throws {
    for (file, lines) in try LibrarySource.files() where file.contains("/Sentences/") {
      for line in lines where !line.contains("///") {
        #expect(!line.contains(/--[a-z]/) && !line.contains(/campctl [a-z]+-[a-z]/), "\(file): \(line)")
      }
    }
  }

  /// Methods with the name of their result.
  static let nouns: Set<String> = [
    "account", "balances", "cancellations", "countsByStatus", "decisions", "deposits", "freeSites", "items",
    "leadTimes", "noShows", "occupancy", "pace", "payments", "revenue", "stayLengths", "target", "taxes",
  ]
}

/// The sources of the library as text: its public declarations, and the table of words in its documentation.
enum LibrarySource {
  private static let folder = URL(filePath: #filePath)
    .appending(path: "../../../../Sources/CampgroundManager").standardized

  static func files() throws -> [(file: String, lines: [String])] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    return try names.map { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return ("/" + name, text.components(separatedBy: "\n"))
    }
  }

  /// The words in the first column of the table of names.
  static func words() throws -> Set<String> {
    let page = try String(contentsOf: folder.appending(path: "CampgroundManager.docc/Services.md"), encoding: .utf8)
    let table = page.components(separatedBy: "| word | the method |").last?.components(separatedBy: "\n\n").first ?? ""
    let cells = table.components(separatedBy: "\n").compactMap { $0.components(separatedBy: " | ").first }
    return Set(cells.flatMap { $0.matches(of: /`([a-zA-Z]+)`/).map { word(of: String($0.1)) } })
  }

  /// The first word of a method's name.
  static func word(of name: String) -> String {
    name.hasPrefix("forEach") ? "forEach" : String(name.prefix { $0.isLowercase })
  }

  /// The public methods of services, importers among them; those with a former name are not among them.
  static func methods() throws -> [(service: String, name: String)] {
    try files().filter { $0.file != "/Campground/RenamedMethods.swift" }.flatMap { _, lines in
      var type = ""
      return lines.compactMap { line -> (String, String)? in
        if let match = line.firstMatch(of: /^(?:public final class|extension) ([A-Za-z]+)/) { type = String(match.1) }
        guard type.hasSuffix("Service") || type == "SiteImporter",
          let match = line.firstMatch(of: /^  public func ([a-zA-Z]+)/)
        else { return nil }
        return (type, String(match.1))
      }
    }
  }

  /// True for a line that declares a public type or method of our own, and not one that a protocol demands.
  static func isDeclared(_ line: String) -> Bool {
    let declaration = /^ *public (?:static |final |convenience |mutating )*(?:func|struct|enum|class) ([a-zA-Z<]+)/
    guard let match = line.firstMatch(of: declaration) else { return false }
    return !["<", "encode", "distance", "advanced"].contains(String(match.1))
  }
}
