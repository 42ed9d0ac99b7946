import Foundation
import Testing

/// Statements are written so that another engine can read them, too; PostgreSQL is the next.
struct PortableStatementTests {
  /// The words that only SQLite reads, and their replacements.
  private static let rules: [(name: String, pattern: String, instead: String)] = [
    ("CROSS JOIN … ON", #"CROSS JOIN \S+( AS \S+)? ON\b"#, "CROSS JOIN …, and the condition in WHERE"),
    ("INDEXED BY", #"\bINDEXED BY\b"#, #"\(.index("…"))"#),
    ("GLOB", #"\bGLOB\b"#, "LIKE, or judge it in Swift"),
    ("json_…", #"\bjson_\w+"#, "read the image in Swift"),
    ("instr", #"\binstr *\("#, "LIKE"),
    ("max(a, b)", #"\b(max|min)\(([^(),]|\([^()]*\))*,"#, "CASE WHEN a > b THEN a ELSE b END"),
    ("IS a", #"\bIS (NOT )?[a-z?]"#, "a IS NULL OR a <> b"),
    ("IN table", #"\bIN [a-z]"#, "IN (SELECT … FROM table)"),
    ("+a", #"(WHERE|AND|OR|BY) \+[a-z]"#, "a || ''"),
    ("FROM (…)", #"FROM \(([^()]|\(([^()]|\([^()]*\))*\))*\)(?! AS )"#, "FROM (…) AS name"),
    ("PRAGMA", #"\bPRAGMA\b"#, "a function of Store"),
    ("sqlite_…", #"\bsqlite_"#, "a function of Store"),
    ("typeof", #"\btypeof *\("#, "a function of Store"),
    ("rowid", #"\b(rowid|last_insert_rowid|changes|total_changes)\b"#, "a function of Store"),
    (
      "a function", #"\b(ifnull|iif|group_concat|total|strftime|julianday|printf|hex|unicode)\("#,
      "coalesce, CASE, Swift"
    ),
  ]

  /// The exceptions that are still to be mended; no other may be added.
  private static let exceptions: [String: Set<String>] = [:]

  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/CampgroundManager")

  @Test func `no statement has words that are SQLite's alone, but for a few that are known`() throws {
    let rules = try Self.rules.map { (rule: $0, pattern: try Regex($0.pattern)) }
    let files = try #require(FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil))
    var found: [String: Set<String>] = [:]
    var read = 0
    // How tables are made differs between engines anyway.
    for case let file as URL in files where file.pathExtension == "swift" && !file.path.contains("/Schema/") {
      read += 1
      let name = file.lastPathComponent
      for text in SwiftLiterals(of: try String(contentsOf: file, encoding: .utf8)).texts {
        for (rule, pattern) in rules where text.contains(pattern) {
          found[name, default: []].insert(rule.name)
          let isKnown = Self.exceptions[name]?.contains(rule.name) == true
          #expect(isKnown, "\(name) has \(rule.name); write \(rule.instead): \(text)")
        }
      }
    }
    #expect(read > 200)
    #expect(found == Self.exceptions, "what is mended is no exception any more")
  }

  @Test(arguments: [
    ("\"a \\(b(\"c\", d)) e\"", ["c", "a ? e"]), ("f(\"\"\"\n  a\n    b \\(c)\n  \"\"\") // \"d\"", ["a b ?"]),
    (#""a \"b\" \\" + "c""#, ["a b ", "c"]),
  ])
  func `texts are found in sources`(_ source: String, _ texts: [String]) {
    #expect(SwiftLiterals(of: source).texts == texts.map { $0.trimmingCharacters(in: .whitespaces) })
  }
}

/// Rules of statements that only the sources can show.
struct NightStatementTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  /// A row that replaces another evicts its holder: neither the primary key nor a trigger refuses it.
  @Test func `no statement replaces a row, and none that takes nights has a way around a conflict`() throws {
    let files = FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)
    var read = 0
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      read += 1
      let text = try String(contentsOf: file, encoding: .utf8)
      for forbidden in ["INSERT OR", "UPDATE OR", "REPLACE INTO"] {
        #expect(!text.contains(forbidden), "\(file.lastPathComponent) has \(forbidden)")
      }
      #expect(!text.contains("INTO night") || !text.contains("ON CONFLICT"), "\(file.lastPathComponent)")
    }
    #expect(read > 300)
  }
}
