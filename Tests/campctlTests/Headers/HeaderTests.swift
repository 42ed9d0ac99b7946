import Arguments
import Foundation
import Testing

@testable import campctl

/// The header of a table names each cell by the key that a program reads the same value under.
@Suite struct HeaderTests {
  /// What is answered in no table: `batch` refuses to, and `watch` knows JSON alone.
  private static let withoutTable: Set = ["batch", "watch"]

  @Test func `the header has the keys of the JSON in their order, whatever is answered`() throws {
    let shell = try Self.campground()
    for line in Self.lines.values.flatMap(\.self) {
      for option in try Self.groupings(of: line) { try expectSameKeys(line + option, in: shell) }
    }
  }

  @Test func `no command is left out`() throws {
    let commands = CommandRegistry.campctl.entries.map(\.name)
    #expect(Set(commands).subtracting(Self.withoutTable) == Set(Self.lines.keys))
  }

  private func expectSameKeys(_ line: String, in shell: borrowing Shell) throws {
    let result = try shell.run("campctl \(line) --csv && campctl \(line) --jsonl")
    try #require(result.status == 0, "\(line): \(result.errors)")
    let parts = result.output.components(separatedBy: "\r\n")
    let header = parts[0].components(separatedBy: ",")
    let object = try #require(parts[parts.count - 1].split(separator: "\n").last, "\(line) answers nothing")
    let shape = try #require(JSONShape(object), "\(object)")
    #expect(Set(header).count == header.count, "\(line): \(header)")
    #expect(Self.named(shape, header) == header, "\(line)")
  }
}

extension HeaderTests {
  /// The names that a header has to have: its own where they are right, the key's path where one is not.
  private static func named(_ shape: JSONShape, _ header: [String]) -> [String] {
    var names: [String] = []
    func name(_ shape: JSONShape, _ path: [String]) {
      let next = names.count < header.count ? header[names.count] : ""
      // An object may stand in one cell, as the request of a journal's entry does.
      if case .object(let members) = shape, path.last != next {
        for (key, value) in members { name(value, path + [key]) }
      } else {
        names.append(isName(next, of: path) ? next : path.joined(separator: "."))
      }
    }
    name(shape, [])
    return names
  }

  /// Whether a name is that of the key alone, or says as well what it is in: `camperId`, `policy.deposit`.
  private static func isName(_ name: String, of path: [String]) -> Bool {
    guard let first = path.first else { return false }
    if path.count == 1 { return name == first }
    if isName(name, of: Array(path.dropFirst())) { return true }
    guard name.hasPrefix(first) else { return false }
    let rest = name.dropFirst(first.count)
    let key = rest.hasPrefix(".") ? String(rest.dropFirst()) : rest.prefix(1).lowercased() + rest.dropFirst()
    return isName(key, of: Array(path.dropFirst()))
  }

  /// ` --by day`, ` --by week` and so on for a command whose rows can be of several sorts, or nothing.
  private static func groupings(of line: String) throws -> [String] {
    guard line.hasPrefix("report ") else { return [""] }
    let reader = try CommandRegistry.reader(of: line.split(separator: " ").prefix(2).joined(separator: " "))
    let by = reader.arguments.first { $0.name == "by" }
    return try #require(by?.completion.choices).map { " --by \($0)" }
  }
}
