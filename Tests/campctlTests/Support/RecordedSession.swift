import Foundation
import TestSupport
import Testing

/// A recorded session: commands after `$ `, their further lines after `> `, their output, and `[status]` where it was
/// not 0.
struct RecordedSession: Sendable, CustomTestStringConvertible {
  struct Step: Equatable {
    let command: String
    let output: String
  }

  let name: String

  /// The sessions, each listed, so that none can be lost without a word.
  static let all = [
    "accounts", "answers", "availability", "backups", "blocks", "books", "calendars", "chart", "chart-page",
    "configuration", "days", "decisions", "demo", "desk-money", "frontdesk", "given-discounts", "import", "letters",
    "moved-money", "moving-in", "named-discounts", "people", "quotes", "rates", "recipes", "refusals", "reports",
    "saturday", "scripting", "scripts", "stays", "things-sold", "trout", "tutorial",
  ].map(RecordedSession.init)

  static let folder = Shell.repository.appending(path: "Fixtures/Sessions")

  var file: URL { Self.folder.appending(path: "\(name).session") }
  var testDescription: String { name }

  var text: String { get throws { try String(contentsOf: file, encoding: .utf8) } }

  /// Every command that any session runs.
  var steps: [Step] { get throws { Self.steps(of: try text) } }

  /// The steps of a text in which commands stand after `$ `; one that goes on does so after `> `.
  static func steps(of text: String) -> [Step] {
    var steps: [(command: [String], output: [String])] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("$ ") {
        steps.append(([String(line.dropFirst(2))], []))
      } else if let last = steps.last, last.output.isEmpty, line.hasPrefix("> ") {
        steps[steps.count - 1].command.append(String(line.dropFirst(2)))
      } else if !steps.isEmpty {
        steps[steps.count - 1].output.append(line)
      }
    }
    return steps.map { Step(command: $0.command.joined(separator: "\n"), output: trimmed($0.output)) }
  }

  private static func trimmed(_ lines: [String]) -> String {
    lines.reversed().drop { $0.isEmpty }.reversed().joined(separator: "\n")
  }

  /// The present output of the commands, in the form of the recording; lines of prose before the first command stay.
  ///
  /// Each command has a shell of its own; the exports of earlier ones hold in it.
  func replay() throws -> String {
    let shell = Shell()
    let prose =
      try text.components(separatedBy: "\n$ ").first.map { $0.hasPrefix("$ ") ? "" : $0 + "\n" } ?? ""
    var replayed = prose
    var exports = ""
    for step in try steps {
      let result = try shell.run("\(exports){ \(step.command)\n} 2>&1")
      if step.command.hasPrefix("export ") { exports += step.command + "\n" }
      let shown = step.command.replacingOccurrences(of: "\n", with: "\n> ")
      replayed += "$ \(shown)\n\(result.output)"
      if result.status != 0 { replayed += "[\(result.status)]\n" }
      replayed += "\n"
    }
    while replayed.hasSuffix("\n\n") { replayed.removeLast() }
    if let place = shell.place { replayed = Self.masked(replayed, at: place) }
    return replayed.replacingOccurrences(of: shell.home.path, with: "~")
  }
}

/// The recordings that this run of the tests is to write anew, by name: `CAMPCTL_RECORD="frontdesk quotes"`.
enum Recording {
  static let names = (ProcessInfo.processInfo.environment["CAMPCTL_RECORD"] ?? "").split(separator: " ").map(
    String.init)
}
