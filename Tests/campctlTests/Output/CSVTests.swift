import CampgroundManager
import Foundation
import Testing

@testable import campctl

@Suite struct CSVTests {
  @Test func `cells with commas, quotes and line ends are quoted`() {
    let row = CSVLine.guarded(["plain", "a,b", "say \"hi\"", "two\nlines", "a\rb", ""])
    let text = "plain,\"a,b\",\"say \"\"hi\"\"\",\"two\nlines\",\"a\rb\",\r\n"
    #expect(String(decoding: row, as: UTF8.self) == text)
  }

  @Test func `a quote with a combining mark is still a quote`() {
    let row = CSVLine.guarded(["A\"\u{301}B"])
    #expect(String(decoding: row, as: UTF8.self).unicodeScalars.elementsEqual("\"A\"\"\u{301}B\"\r\n".unicodeScalars))
  }

  @Test(arguments: [
    "=1+1", "=HYPERLINK(\"x\")", "+cmd|' /C calc'!A0", "-2+3", "@SUM(A1)", "＝1", "＋A1", "－A1", "＠A1", " =1", "\n=1",
    "\u{A0}=1", "\u{FEFF}=1", "\u{200B}=1", "\t1", "\r1", "\n1", "'=1", "''@A1", "+1 (928) CALL", "-5%", "-五", "-１",
  ])
  func `a cell that a spreadsheet would compute begins with an apostrophe`(formula: String) {
    let row = String(decoding: CSVLine.guarded([formula]), as: UTF8.self)
    #expect(row.hasPrefix("'") || row.hasPrefix("\"'"))
  }

  @Test(arguments: [
    "-5.00", "+1 (928) 555-0142", "-", "", "5 = 5", "a@example.com", "2027-07-04", "'1", "'", "A-7", "d'=1",
  ])
  func `numbers and other text stay as they are`(text: String) {
    #expect(String(decoding: CSVLine.guarded([text]), as: UTF8.self) == text + "\r\n")
  }

  @Test func `formulas in names are neutral in CSV, and exact in JSON`() throws {
    let shell = Shell.campground("add-camper '=SUM(A1:A9)' --phone '+1 (928) 555-0142' --notes '@home'")
    let row = try shell.run("campctl show-camper c-2 --csv").output.components(separatedBy: "\r\n")[1]
    #expect(row == "c-2,'=SUM(A1:A9),+1 (928) 555-0142,,'@home,,,1,,,,,,,0.00,0,USD")
    #expect(try shell.json("show-camper c-2").differences(from: ["fullName": "=SUM(A1:A9)", "notes": "@home"]) == [])
  }

  /// Counts the cells of a line, a quoted one as one.
  static func cells(of line: String) -> Int {
    var isQuoted = false
    return line.reduce(1) { count, character in
      if character == "\"" { isQuoted.toggle() }
      return character == "," && !isQuoted ? count + 1 : count
    }
  }
}
