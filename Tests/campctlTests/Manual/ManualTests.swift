import Foundation
import Testing

@testable import Arguments
@testable import campctl

/// The pages of the manual that the program prints.
@Suite struct ManualTests {
  private static let registry = CommandRegistry.campctl
  private static let manual = Manual(registry: registry)
  private static let program = manual.text(of: registry.groups.map(\.description))
  /// The page of each command, by its name.
  private static let pages = Dictionary(
    uniqueKeysWithValues: (registry.entries + registry.others.filter { $0.name == "help" }).map {
      ("campctl-" + $0.name.replacing(" ", with: "-"), manual.text(of: $0))
    })
  private static let all = pages.merging(["campctl": program]) { $1 }

  private static func sections(of page: String) -> [String] {
    page.split(separator: "\n").filter { $0.hasPrefix(".SH ") }.map { String($0.dropFirst(4)) }
  }

  @Test(arguments: all.keys.sorted()) func `a page has its sections in the usual order`(name: String) throws {
    let page = try #require(Self.all[name])
    let (own, shared) = (["NAME", "SYNOPSIS", "DESCRIPTION"], ["ENVIRONMENT", "FILES", "EXIT STATUS", "EXAMPLES"])
    let middle = name == "campctl" ? ["COMMANDS", "OPTIONS"] : ["OPTIONS"]
    #expect(Self.sections(of: page) == own + middle + shared + ["SEE ALSO"])
    #expect(page.hasPrefix(".TH \(name.uppercased().replacing("-", with: "\\-")) 1 \(Release.day) "))
  }

  @Test(arguments: all.keys.sorted()) func `no text of a page is taken for a macro or cut`(name: String) throws {
    let macros: Set = ["TH", "SH", "SS", "SY", "YS", "TP", "PP", "B", "BR", "PD", "RS", "RE", "nf", "fi", "ad", "nr"]
    for line in try #require(Self.all[name]).split(separator: "\n") {
      #expect(line.utf8.allSatisfy { $0 < 0x80 } && !line.hasPrefix("'"), "\(line)")
      if line.hasPrefix(".") { #expect(macros.contains(String(line.dropFirst().prefix { $0 != " " })), "\(line)") }
    }
  }

  @Test(arguments: pages.keys.sorted()) func `a page leads to pages that there are`(name: String) throws {
    let references = try #require(Self.pages[name]).matches(of: /\.BR ([^ ]+) \(([0-9])\)/)
    let names = references.map { "\($0.1.replacing("\\", with: ""))(\($0.2))" }
    #expect(names.first == "campctl(1)" && names.last == "campctl-batch(5)" && Set(names).count == names.count)
    #expect(!names.contains("\(name)(1)"))
    for name in names.dropLast() { #expect(Self.all[String(name.dropLast(3))] != nil, "\(name)") }
  }

  @Test(arguments: registry.entries.map(\.name)) func `a page has the examples of the help`(name: String) throws {
    let entry = try #require(Self.registry.entry(named: name))
    let page = Self.manual.text(of: entry)
    let examples = page.components(separatedBy: "\n.nf\n.RS 4\n").dropFirst()
      .map { $0.components(separatedBy: "\n")[0] }
    let signs = [("\\(aq", "'"), ("\\(dq", "\""), ("\\(ti", "~"), ("\\-", "-"), ("\\e", "\\")]
    let typed = examples.map { signs.reduce($0) { $0.replacing($1.0, with: $1.1) } }
    #expect(typed == entry.reader.description.help.examples)
  }

  @Test func `the page of the program has a line for each command, and what many of them take`() {
    for name in Self.registry.entries.map(\.name) {
      #expect(Self.program.contains("\n.B \(name.replacing("-", with: "\\-"))\n"), "\(name)")
    }
    for variable in EnvironmentVariable.allCases { #expect(Self.program.contains("\n.B \(variable.rawValue)")) }
    for title in ["Everywhere", "Writing"] { #expect(Self.program.contains("\n.SS \(title)\n")) }
  }

  @Test func `the page of a command has the variables of its options alone`() throws {
    let variables = { (name: String) in
      try #require(Self.pages[name]).matches(of: #/\n\.B ([A-Z_]+) /#).map { String($0.1) }
    }
    let common = ["CAMPCTL_STORE", "CAMPCTL_FORMAT", "CAMPCTL_NOW", "PAGER", "NO_COLOR", "CLICOLOR_FORCE"]
    #expect(try variables("campctl-today") == common)
    #expect(try variables("campctl-reserve") == common[..<3] + ["CAMPCTL_ACTOR"] + common[3...])
  }
}
