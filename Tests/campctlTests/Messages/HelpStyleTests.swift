import Arguments
import Foundation
import Testing

@testable import campctl

/// The style of the texts that the program prints.
struct HelpStyleTests {
  private static let commands = (CommandRegistry.readers + [Root.reader]).map(\.description)

  /// The words that begin no sentence of help: the noun does.
  private static let openings: Set<String> = [
    "It", "Its", "How", "What", "When", "Where", "Whether", "Which", "Who", "Whoever", "Why",
  ]

  private static func sentences(of command: CommandDescription) -> [(subject: String, text: String)] {
    [("abstract", command.help.abstract), ("discussion", command.help.discussion)].filter { !$0.1.isEmpty }
      + command.arguments.map { ($0.name, $0.help) }
  }

  @Test(arguments: commands.map(\.name)) func `help is in full sentences with an ordinary subject`(name: String) throws
  {
    let command = try #require(Self.commands.first { $0.name == name })
    let dialect = try Dialect()
    for (subject, text) in Self.sentences(of: command) {
      let words = text.split { " ,:;".contains($0) }.map(String.init)
      #expect(text.last == ".", "\(name) \(subject): \(text)")
      #expect(subject == "discussion" || text.first?.isUppercase == true, "\(name) \(subject): \(text)")
      #expect(!Self.openings.contains(words.first ?? ""), "\(name) \(subject): \(text)")
      #expect(dialect.faults(in: text) == [], "\(name) \(subject): \(text)")
    }
  }

  @Test func `a default stands in brackets at the end of its sentence`() throws {
    let reserve = try #require(Self.commands.first { $0.name == "reserve" })
    #expect(HelpText(program: "campctl", width: 100).text(of: reserve).contains("The number of adults (default: 2).\n"))
    let bracketed = Self.commands.flatMap(\.arguments).map(\.help).filter { $0.contains("(default: ") }
    #expect(bracketed.count > 20)
    for sentence in bracketed { #expect(sentence.hasSuffix(")."), "\(sentence)") }
  }

  @Test func `no text of the program is in the dialect`() throws {
    let folder = Shell.repository.appending(path: "Sources/campctl")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let dialect = try Dialect()
    var read = 0
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      read += 1
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let code = lines.filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }.joined(separator: "\n")
      #expect(dialect.faults(in: code) == [], "\(file.path)")
    }
    #expect(read > 200)
  }

  @Test func `no answer, letter or paper of a recorded session is in the dialect`() throws {
    let dialect = try Dialect()
    for session in RecordedSession.all {
      for step in try session.steps {
        let text = step.output.replacingOccurrences(of: "\n", with: " ")
        #expect(dialect.faults(in: text) == [], "\(session.name): \(step.command)")
      }
    }
  }

  @Test func `no name in the sources is in the dialect`() throws {
    let folder = Shell.repository.appending(path: "Sources")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var names: Set<String> = []
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      let code = try String(contentsOf: file, encoding: .utf8)
      names.formUnion(code.matches(of: /\b[a-z]+(?:[A-Z][a-z]+)+\b/).map { String($0.0) })
    }
    #expect(names.count > 2000)
    let dialect = try Dialect()
    for name in names {
      let words = name.replacing(/[A-Z]/) { " " + $0.0.lowercased() }
      #expect(dialect.faults(in: words) == [], "\(name)")
    }
  }
}
