import TestSupport
import Testing

@testable import CampgroundManager

/// Records leave with their values intact, in each format.
@Suite struct SheetTests {
  private let camp = TestCampground(sites: 1)

  private func text(_ subject: RecordSubject, _ format: SheetFormat, _ camp: TestCampground) throws -> String {
    var bytes: [UInt8] = []
    try camp.records.forEachPiece(of: subject, in: format) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func odd() throws -> TestCampground {
    let camp = try TestCampground()
    _ = try camp.campers.addCamper("=1+1, \"Ann\" <Lee> & 李", phoneNumber: "0049 171", notes: "-5.00")
    return camp
  }

  @Test func `CSV has each text between quotes, and nothing for what lacks`() throws {
    let guarded = try text(.campers, .csv(isExact: false), odd())
    #expect(guarded.contains("\r\n\"c-1\",\"'=1+1, \"\"Ann\"\" <Lee> & 李\",\"0049 171\",,,,,\"-5.00\",,\r\n"))
    #expect(
      try text(.campers, .csv(isExact: true), odd())
        == "id,fullName,phoneNumber,email,secondPhone,address,members,notes,warning,language\r\n"
        + "\"c-1\",\"=1+1, \"\"Ann\"\" <Lee> & 李\",\"0049 171\",,,,,\"-5.00\",,\r\n")
  }

  @Test func `CSV keeps quotes and line breaks, and an empty text is not nothing`() {
    let head = SheetHead(name: "sheet", columns: [], currency: .usDollar)
    var bytes: [UInt8] = []
    CSVSheet(isExact: true).add(
      [.text("a\r\n\"b\""), .none, .text(""), .amount(-500), .flag(true)], of: head, into: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "\"a\r\n\"\"b\"\"\",,\"\",-5.00,true\r\n")
  }

  @Test func `JSON is an object a line, or a list of them`() throws {
    let camp = try odd()
    let line = try text(.campers, .jsonLines, camp)
    #expect(
      line.hasPrefix(
        "{\"id\":\"c-1\",\"fullName\":\"=1+1, \\\"Ann\\\" <Lee> & 李\",\"phoneNumber\":\"0049 171\",\"email\":null,"))
    #expect(try text(.campers, .json, camp) == "[\(line.dropLast())]\n")
    #expect(try text(.sites, .json, camp) == "[]\n")
    #expect(try text(.sites, .jsonLines, camp) == "")
  }

  @Test func `OpenDocument has texts as texts, with their lines and blanks`() throws {
    let sheet = try text(.campers, .openDocument, odd())
    #expect(sheet.contains("<text:p>=1+1, &quot;Ann&quot; &lt;Lee&gt; &amp; 李</text:p>"))
    #expect(sheet.contains("<text:p>0049 171</text:p>"))
    #expect(sheet.contains("<text:p>-5.00</text:p>"))
    #expect(
      sheet.hasSuffix("</table:table-row>\n</table:table>\n</office:spreadsheet></office:body></office:document>\n"))
  }

  @Test func `OpenDocument has days and amounts as values`() throws {
    try camp.makeRate("Summer", "45.00")
    try camp.reserve(1, "2027-07-04"..<"2027-07-06")
    let sheet = try text(.reservations, .openDocument, camp)
    #expect(sheet.contains("office:value-type=\"date\" calcext:value-type=\"date\" office:date-value=\"2027-07-04\">"))
    #expect(sheet.contains("office:value-type=\"float\" calcext:value-type=\"float\" office:value=\"90.00\">"))
  }

  @Test func `a control character that XML cannot have is replaced`() {
    #expect(XMLText.paragraphs("a\u{1}b\u{FFFF}c") == "<text:p>a\u{FFFD}b\u{FFFD}c</text:p>")
    #expect(XMLText.paragraphs("a\t b") == "<text:p>a<text:tab/><text:s/>b</text:p>")
    #expect(XMLText.paragraphs("") == "<text:p></text:p>")
    #expect(XMLText.paragraphs("a b  c ") == "<text:p>a b<text:s text:c=\"2\"/>c<text:s/></text:p>")
    #expect(XMLText.paragraphs("\r\n\r") == "<text:p></text:p><text:p></text:p><text:p></text:p>")
  }

  @Test func `a reservation leaves with its camper, its stay and the sums of its account`() throws {
    try camp.makeRate("Summer", "45.00")
    try camp.reserve(1, "2027-07-04"..<"2027-07-06")
    let row = try text(.reservations, .csv(isExact: false), camp).split(separator: "\r\n")[1]
    #expect(
      row == """
        "r-1",,,"reserved","c-1","Bacon Lover","910-543-9000",,"1",2027-07-04,2027-07-06,2,2,0,0,1,,,,false,,false,false,false,false,\
        90.00,0.00,,0.00,90.00,0.00,0.00,,,2027-06-01T00:00:00,,,
        """)
    let nights = try text(.nights, .csv(isExact: false), camp).split(separator: "\r\n")
    #expect(
      nights.dropFirst() == [
        "2027-07-04,\"1\",\"r-1\",\"reserved\",\"c-1\",\"Bacon Lover\",\"Summer\",45.00,0.00,0.00,0.00,45.00",
        "2027-07-05,\"1\",\"r-1\",\"reserved\",\"c-1\",\"Bacon Lover\",\"Summer\",45.00,0.00,0.00,0.00,45.00",
      ])
  }

  @Test func `every reservation of a long list is there once`() throws {
    let camp = try TestCampground()
    for site in 1...7 { try camp.makeCampSite(SiteNumber(integerLiteral: site)) }
    let first = try camp.makeCamper()
    try camp.campground.writeTogether {
      for day in 0..<160 {
        let arrival = ("2027-06-01" as Day).advanced(by: day)
        for site in 1...7 {
          try camp.reserve(SiteNumber(integerLiteral: site), arrival..<arrival.advanced(by: 1), camper: first)
        }
      }
    }
    let rows = try text(.reservations, .csv(isExact: false), camp).split(separator: "\r\n").dropFirst()
    #expect(rows.count == 7 * 160)
    #expect(Set(rows).count == rows.count)
    #expect(try text(.nights, .csv(isExact: false), camp).split(separator: "\r\n").count == rows.count + 1)
  }
}
