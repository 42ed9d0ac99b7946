import CampgroundManager
import Foundation
import Testing

@testable import campctl

@Suite struct CSVTests {
  @Test func `cells with commas, quotes and line ends are quoted`() {
    let row = CSVWriter.row(["plain", "a,b", "say \"hi\"", "two\nlines", ""])
    #expect(String(decoding: row, as: UTF8.self) == "plain,\"a,b\",\"say \"\"hi\"\"\",\"two\nlines\",\r\n")
  }

  @Test func `a quote with a combining mark is still a quote`() {
    let row = CSVWriter.row(["A\"\u{301}B"])
    #expect(String(decoding: row, as: UTF8.self).unicodeScalars.elementsEqual("\"A\"\"\u{301}B\"\r\n".unicodeScalars))
  }

  @Test(arguments: ["list-campers", "list-sites", "list-reservations", "settings", "info", "show-site 12"])
  func `each row has a cell for each name of the header`(command: String) throws {
    let shell = try Shell.withCampground()
    try shell.json("reserve --site 12 --camper 1 --arrive 2027-07-04 --nights 3")
    try expectRectangle(shell.run("campctl \(command) --csv").output)
  }

  @Test(arguments: ["", " --why"])
  func `availability has one too`(why: String) throws {
    let shell = try Shell.withCampground()
    try expectRectangle(shell.run("campctl availability --arrive 2027-07-04 --nights 3 --csv\(why)").output)
  }

  private func expectRectangle(_ csv: String) throws {
    let lines = csv.components(separatedBy: "\r\n").filter { !$0.isEmpty }
    #expect(lines.count >= 2)
    let widths = Set(lines.map { cells(of: $0) })
    #expect(widths.count == 1, "\(csv)")
  }

  /// Counts the cells of a line, a quoted one as one.
  private func cells(of line: String) -> Int {
    var isQuoted = false
    return line.reduce(1) { count, character in
      if character == "\"" { isQuoted.toggle() }
      return character == "," && !isQuoted ? count + 1 : count
    }
  }
}
