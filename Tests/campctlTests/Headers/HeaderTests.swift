import Arguments
import Foundation
import Testing

@testable import campctl

/// The headers of tables, which programs read by name, and people's own spreadsheets refer to.
@Suite struct HeaderTests {
  /// The commands whose answer is no table: `batch` refuses to, `demo` runs a shell, and `watch` knows JSON alone. `grant`
  /// needs a server.
  private static let withoutTable: Set = ["batch", "demo", "watch", "grant", "report"]
  private static let file = Shell.repository.appending(path: "Fixtures/headers.txt")

  /// `CAMPCTL_RECORD=headers` records them anew; read the difference.
  @Test func `each header is the recorded one, with a name for each cell`() throws {
    let shell = try Self.campground()
    var headers: [String] = []
    for line in try Self.lines.values.flatMap(\.self).sorted().flatMap(Self.grouped) {
      let result = try shell.run("campctl \(line) --csv")
      try #require(result.status == 0, "\(line): \(result.errors)")
      let rows = result.output.components(separatedBy: "\r\n").dropLast()
      let header = try #require(rows.first)
      let names = header.components(separatedBy: ",")
      #expect(rows.count > 1, "\(line) answers nothing")
      #expect(Set(rows.map { CSVTests.cells(of: $0) }) == [names.count], "\(line): \(rows)")
      #expect(Set(names).count == names.count, "\(line): \(header)")
      headers.append("\(line)\n  \(header)\n")
    }
    if Recording.names.contains("headers") { try Data(headers.joined().utf8).write(to: Self.file) }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == headers.joined())
  }

  @Test(arguments: ["list-sites", "list-reservations", "list-waitlist", "log --limit 1", "report occupancy"])
  func `a list in which there is nothing has the same header`(line: String) throws {
    let shell = Shell()
    try shell.json("settings --name Trout")
    let full = try Self.campground()
    let script = "campctl \(line) --csv | head -1"
    #expect(try shell.run(script).output == full.run(script).output)
  }

  @Test func `no command is left out`() throws {
    let commands = CommandRegistry.campctl.entries.map(\.name)
    #expect(Set(commands).subtracting(Self.withoutTable) == Set(Self.lines.keys))
  }

  /// The line with ` --by day`, ` --by week` and so on for a command with rows of several sorts.
  static func grouped(_ line: String) throws -> [String] {
    guard line.hasPrefix("report ") else { return [line] }
    let reader = try CommandRegistry.reader(of: line.split(separator: " ").prefix(2).joined(separator: " "))
    guard let by = reader.arguments.first(where: { $0.name == "by" }) else { return [line] }
    return try #require(by.completion.choices).map { "\(line) --by \($0)" }
  }
}
