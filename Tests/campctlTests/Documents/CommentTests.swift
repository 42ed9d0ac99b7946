import Foundation
import TestSupport
import Testing

/// Comments are plain sentences, and those of declarations begin with the noun that the symbol is.
@Suite(TestEngine.ofFiles("it reads the sources alone")) struct CommentTests {
  /// The words that begin no comment of a declaration, and their replacements.
  private static let openings: [(words: Set<String>, instead: String)] = [
    (["What", "Whatever"], "the noun that it is: “The amount charged for …”"),
    (["Whether"], "“True when …”"),
    (["Those", "Which"], "the noun that they are: “The reservations that …”"),
    (["How"], "“The number of …”, “The time …” or “The form …”"),
    (["Who", "Whoever", "Whom", "Whose"], "the person: “The camper who …”, “The holder of …”"),
    (["Where", "Wherever"], "“The place …”"),
    (["When", "Whenever"], "“The day on which …”, “The time …”"),
    (["Why"], "“The reason why …”"),
    (["Nil"], "the noun, then “nil when …”, or “Returns nil when …”"),
    (["That"], "the noun: “The problem that …”"),
  ]

  private static func faults(of source: String, _ dialect: Dialect) -> [String] {
    SourceComments(of: source).all.flatMap { comment in
      var faults: [String] = []
      let first = String(comment.text.prefix { !$0.isWhitespace && !",;:".contains($0) })
      if comment.isDocumentation, let opening = openings.first(where: { $0.words.contains(first) }) {
        faults.append("\(comment.line): begins with “\(first)”; begin with \(opening.instead)")
      }
      if comment.text.contains(/[.;:?!] Nil\b/) {
        faults.append("\(comment.line): has a sentence that begins with “Nil”; write “The day, or nil when …”")
      }
      return faults + dialect.faults(in: comment.text).map { "\(comment.line): \($0)" }
    }
  }

  @Test(arguments: ["Sources", "Tests"])
  func `a comment begins with its noun and has an ordinary subject and verb`(_ folder: String) throws {
    let root = Shell.repository.appending(path: folder)
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var read = 0
    let dialect = try Dialect()
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      read += 1
      #expect(Self.faults(of: try String(contentsOf: file, encoding: .utf8), dialect) == [], "\(file.path)")
    }
    #expect(read > 200)
  }

  @Test(arguments: [
    ("/// What a stay costs.\nlet total: Int", ["1: begins with “What”"]),
    ("  /// The total.\n  ///\n  /// In dollars unless said.\n  let total: Int", ["1: has “unless said”"]),
    ("let a = 1\n// Nothing is read until it is asked\n// for.", ["2: has “is asked”", "2: has “asked for”"]),
    ("/// The day of arrival. Nil for a credit.\nlet due: Day?", ["1: has a sentence that begins with “Nil”"]),
    ("// The last one\n// counts. Nil is none.", ["1: has a sentence that begins with “Nil”"]),
    ("// What a line looks like.", []), ("/// The total; nil when there is none.", []),
    ("let text = \"\"\"\n  /// What is asked for.\n  \"\"\"", []),
  ])
  func `faults are found in comments alone`(_ source: String, _ faults: [String]) throws {
    #expect(try Self.faults(of: source, Dialect()).map { $0.prefix { $0 != ";" } }.map(String.init) == faults)
  }
}
