import TestSupport
import Testing

/// Answers as spreadsheets.
@Suite struct SpreadsheetTests: ~Copyable {
  private let shell = Shell()

  init() throws {
    let lines = [
      "settings --currency USD", "add-site 7 --type rv", "add-rate base --nightly 30.50",
      "add-camper '=1+1 <Lee>' --phone 0101", "reserve --site 7 --camper c-1 --arrive 2027-06-04 --nights 2",
    ]
    #expect(try shell.batch(lines.joined(separator: "\n"), "--yes").status == 0)
  }

  @Test func `a list is a table of its columns, whose days, numbers and amounts are values, and texts are texts`()
    throws
  {
    let columns = "arrival,nights,balance,displaced,camper.fullName,group"
    let sheet = try shell.output("list-reservations --columns \(columns) --ods")
    let rows = sheet.split(whereSeparator: \.isNewline).filter { $0.contains("<table:table-row>") }
    #expect(rows.count == 2)
    #expect(["arrival", "nights", "fullName"].allSatisfy { rows[0].contains("<text:p>\($0)</text:p>") }, "\(rows[0])")
    let values = [
      "office:date-value=\"2027-06-04\"", "office:value=\"2\"", "office:value=\"61.00\"",
      "office:boolean-value=\"false\"", "<text:p>=1+1 &lt;Lee&gt;</text:p>", "<table:table-cell/></table:table-row>",
    ]
    for value in values { #expect(rows[1].contains(value), "\(value): \(rows[1])") }
    #expect(sheet.hasPrefix("<?xml") && sheet.hasSuffix("</office:document>\n"))
  }

  @Test func `the last format counts, and a batch has no table`() throws {
    #expect(try shell.output("list-sites --ods --csv").hasPrefix("number,"))
    #expect(try shell.output("show-site 7 --csv --ods").hasPrefix("<?xml"))
    #expect(try shell.output("export sites --ods --jsonl").hasPrefix("{"))
    #expect(try shell.batch("list-sites", "--ods").status == 64)
  }
}
