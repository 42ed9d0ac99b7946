import TestSupport
import Testing

@testable import CampgroundManager

/// Files of tables: encodings, delimiters, headers below titles, JSON lines.
struct TableFileTests {
  private let known: (String) -> Bool = { ["Site", "Name", "Größe"].contains($0) }

  private func rows(_ bytes: [UInt8]) throws -> (names: [String], rows: [TableRow], TextEncoding) {
    let file = try TableFile(FileBytes(bytes), isKnown: known)
    var rows: [TableRow] = []
    file.forEachRow { rows.append($0) }
    return (file.names, rows, file.encoding)
  }

  private func rows(_ text: String) throws -> (names: [String], rows: [TableRow], TextEncoding) {
    try rows(Array(text.utf8))
  }

  @Test(arguments: [",", ";", "\t", "|"])
  func `the delimiter is the one that makes the most known names`(delimiter: String) throws {
    let table = try rows("Site\(delimiter)Name\n1\(delimiter)\"Lee\(delimiter) Ann\"\n")
    #expect(table.names == ["Site", "Name"])
    #expect(table.rows.map(\.cells) == [["1", "Lee\(delimiter) Ann"]])
  }

  @Test func `a header may stand below titles, and rows are counted from the first line`() throws {
    let table = try rows("Report of July\nFilter: Site = all\n\nSite,Name\n1,\"two\nlines\"\n\n2,Bob\n,\n")
    #expect(table.rows.map(\.number) == [5, 7])
    #expect(table.rows.map(\.cells) == [["1", "two\nlines"], ["2", "Bob"]])
  }

  @Test func `a header further down than 20 lines is none`() {
    let titles = String(repeating: "title\n", count: 20)
    #expect(throws: ImportFileProblem.noHeader) { try rows(titles + "Site,Name\n1,Ann\n") }
    #expect(throws: ImportFileProblem.empty) { try rows("") }
    #expect(throws: ImportFileProblem.listOfJSON) { try rows("[{\"Site\":1}]") }
  }

  @Test func `encodings are recognised`() throws {
    let text = "Größe,Name\n1,Zoë\n"
    let wide = Array(text.utf16)
    let widest = text.unicodeScalars.map(\.value)
    let files: [(TextEncoding, [UInt8])] = [
      (.utf8, Array(text.utf8)), (.utf8, [0xEF, 0xBB, 0xBF] + Array(text.utf8)),
      (.utf16LittleEndian, [0xFF, 0xFE] + wide.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
      (.utf16BigEndian, [0xFE, 0xFF] + wide.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }),
      (.utf32LittleEndian, [0xFF, 0xFE, 0, 0] + widest.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8), 0, 0] }),
      (.utf32BigEndian, [0, 0, 0xFE, 0xFF] + widest.flatMap { [0, 0, UInt8($0 >> 8), UInt8($0 & 0xFF)] }),
      (.windows1252, text.unicodeScalars.map { UInt8($0.value) }),
    ]
    for (encoding, bytes) in files {
      let table = try rows(bytes)
      #expect(table.names == ["Größe", "Name"])
      #expect(table.rows.map(\.cells) == [["1", "Zoë"]])
      #expect(table.2 == encoding)
    }
    #expect(try rows(Array("Site,Name\n1,".utf8) + [0x80, 0x93, 0x0A]).rows.map(\.cells) == [["1", "€“"]])
    let ascii = Array("Site,Name\n1,Ann\n".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(try rows(ascii).2 == .utf16LittleEndian)
    #expect(try rows(ascii.indices.flatMap { $0 % 2 == 0 ? [ascii[$0], 0, 0, 0] : [] }).2 == .utf32LittleEndian)
    #expect(try rows(ascii.indices.flatMap { $0 % 2 == 0 ? [0, 0, 0, ascii[$0]] : [] }).2 == .utf32BigEndian)
  }

  @Test func `a broken letter in a file of UTF-8 does not make it another encoding`() throws {
    let table = try rows(Array("Site,Name\n1,Zoë Łukasz\n2,".utf8) + [0xFF, 0x0A])
    #expect(table.2 == .utf8)
    #expect(table.rows[1].cells == ["2", "\u{FFFD}"])
  }

  @Test func `the flaws of rows are reported with their numbers`() throws {
    let table = try rows("Site,Name\n1\n1,2,3\n1,2,,\n1,\"open\n")
    #expect(table.rows.map(\.flaw) == [.columns(1, 2), .columns(3, 2), nil, .openQuote])
  }

  @Test func `JSON lines have a column for each key, those of inner objects, too`() throws {
    let table = try rows(
      """
      {"Site":1,"camper":{"fullName":"Ann Lee"},"amps":[30,50]}

      {"Name":"Bob","Site":null,"ok":true}
      {"Site":1,"Site":2}
      nonsense
      """)
    #expect(table.names == ["Site", "camper.fullName", "amps", "Name", "ok"])
    #expect(table.rows.map(\.number) == [1, 3, 4, 5])
    #expect(table.rows[0].cells == ["1", "Ann Lee", "30,50", "", ""])
    #expect(table.rows[1].cells == ["", "", "", "Bob", "true"])
    #expect(table.rows[2].flaw == .repeatedKey("Site"))
    #expect(table.rows[3].flaw == .notJSON(column: 1, expected: "an object"))
  }
}
