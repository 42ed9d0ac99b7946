import CampgroundManager
import Foundation
import Persistence
import TestSupport
import Testing

/// Reports of revenue, checks, and books as people and programs request them.
@Suite struct BooksCommandTests: ~Copyable {
  static let amounts = [
    "nights", "extras", "discounts", "fees", "penalties", "other", "taxes", "earned", "received", "writtenOff",
  ]

  /// Site 12 with a stay of two nights at 45.00 each and a tax of 10 %, without the commands that make prices.
  private let shell = Shell.campground("reserve --site 12 --camper 1 --arrive 2027-07-31 --nights 2")

  @Test func `a report of nothing says so, and to a program is an empty list`() throws {
    #expect(try shell.jsonList("report revenue").isEmpty)
    let text = try shell.run("campctl report revenue")
    #expect(text.output == "")
    #expect(text.errors.hasPrefix("Nothing is earned or received from Fri 2027-01-01 to Sat 2028-01-01.\n"))
    let csv = try shell.run("campctl report revenue --by site --csv")
    #expect(csv.output == "site,\(Self.amounts.joined(separator: ",")),currency\r\n")
    #expect(csv.errors == "")
    #expect(try shell.run("campctl report revenue --csv").output.hasPrefix("from,before,nights,"))
    #expect(try shell.run("campctl report revenue --by type --csv").output.hasPrefix("type,nights,"))
  }

  @Test func `people read the same amounts as programs`() throws {
    let shell = Shell.campground(
      """
      add-rate Standard --nightly 45.00 --extra-adult 5.00
      add-tax county --percent 10%
      add-tax Cleaning --per-stay 8.00 --fee
      reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2 --adults 3
      charge r-1 3.00 --memo firewood
      pay r-1 60.00
      """)
    let row = try #require(try shell.jsonList("report revenue --by site").first)
    let lines = try shell.run("campctl report revenue --by site").output.split(separator: "\n")
    let names = try #require(lines.first { $0.hasPrefix("SITE ") }).split(separator: " ")
    let cells = try #require(lines.first { $0.hasPrefix("12 ") }).split(separator: " ")
    #expect(Set(Self.amounts.compactMap { row[$0] as? String }).count >= 6)
    for (name, cell) in zip(names, cells).dropFirst() { #expect(row[name.lowercased()] as? String == String(cell)) }
    // Discounts have a column where there are any, and write-offs a place in the reconciliation.
    let shown = Self.amounts.filter { $0 != "discounts" && $0 != "writtenOff" }
    #expect(Set(names.dropFirst().map { $0.lowercased() }) == Set(shown))
  }

  @Test func `a sound campground checks well in each form, and info counts its records and nights`() throws {
    let counts = ["sites": 1, "campers": 1, "reservations": 1, "nights": 2, "entries": 3]
    #expect(try shell.json("info")["counts"] as? [String: Int] == counts)
    let answer = try shell.json("check")
    #expect(answer["ok"] as? Bool == true)
    #expect((answer["problems"] as? [Any])?.isEmpty == true)
    #expect(answer.count == 2)
    #expect(try shell.run("campctl check --quiet").output == "ok\n")
    #expect(
      try shell.run("campctl check").output
        == "All is well: 1 site, 1 camper, 1 reservation, 2 nights and 3 journal entries fit together.\n")
  }

  @Test func `a damaged campground is 74, with every problem, and nothing on standard output`() throws {
    try damage("UPDATE night SET night = night + 30 WHERE night = (SELECT max(night) FROM night)")
    try damage("UPDATE camper SET notes = 'Bacon Hater'")
    let refused = try shell.refusal("check")
    #expect(refused.status == 74)
    #expect(refused.name == "inputOutput")
    #expect(refused.error["applied"] as? Bool == false)
    #expect(refused.names == ["nightOutsideStay", "differsFromJournal", "differsFromJournal"])
    let text = try shell.run("campctl check")
    #expect(text.output == "")
    #expect(text.errors.contains("r-1 holds the night of 2027-08-31 on site 12, which is not part of its stay."))
    #expect(text.errors.contains("The camper c-1 differs from its last entry in the journal."))
    #expect(text.errors.contains("\nHint: Keep the store as it is"))
  }

  @Test func `books go to standard output, or to a file that is new and one's own`() throws {
    let printed = try shell.run("campctl export hledger")
    #expect(printed.status == 0)
    #expect(printed.output.hasPrefix("; The books of a campground, written by campctl.\n\ncommodity USD\n"))
    #expect(try shell.run("campctl export hledger -", environment: ["CAMPCTL_FORMAT": "json"]).output == printed.output)
    let path = shell.home.appending(path: "books.journal")
    let made = try shell.json("export hledger \(path.path)")
    #expect(made.differences(from: ["file": path.path, "bytes": printed.output.utf8.count]) == [])
    #expect(try String(contentsOf: path, encoding: .utf8) == printed.output)
    let permissions = try FileManager.default.attributesOfItem(atPath: path.path)[.posixPermissions] as? Int
    #expect(permissions == 0o600)
  }

  @Test func `a file that is there stays as it is, and one that cannot be made leaves nothing`() throws {
    let path = shell.home.appending(path: "books.journal")
    try Data("mine".utf8).write(to: path)
    #expect(try shell.refusal("export hledger \(path.path)").outline == "5 fileExists")
    #expect(try Data(contentsOf: path) == Data("mine".utf8))
    #expect(try shell.run("ln -s nowhere link && campctl export hledger link; s=$?; rm link; exit $s").status == 5)
    let missing = try shell.refusal("export hledger \(shell.home.path)/nowhere/books.journal")
    #expect(missing.status == 74)
    #expect(missing.error["applied"] as? Bool == false)
    #expect(try shell.refusal("export hledger ''").status == 64)
    #expect(try shell.run("ulimit -f 0; campctl export hledger \(shell.home.path)/large.journal").status == 74)
    let left = try FileManager.default.contentsOfDirectory(atPath: shell.home.path).filter { $0.contains("journal") }
    #expect(left == ["books.journal"])
  }

  @Test func `books are read from a pipe that ends early, and refused by a full disk`() throws {
    #expect(try shell.run("campctl export hledger | true").status == 0)
    #if os(Linux)
      try shell.expectErrors("campctl export hledger >/dev/full", 74, "Error: Standard output cannot be written to")
    #endif
  }

  /// Writes past campctl, as another program does.
  private func damage(_ statement: SQL) throws {
    let store = try Store(shell.location, access: .existing)
    try store.damage(statement)
  }
}
