import TestSupport
import Testing

@testable import CampgroundManager

/// Texts go through tables that spreadsheets open, and come back as they were.
@Suite struct FormulaGuardTests {
  /// Beginnings that spreadsheets calculate, apostrophes, blanks, marks without width, and all that CSV has a meaning for.
  private static let letters: [Unicode.Scalar] = [
    "=", "+", "-", "@", "＝", "＋", "－", "＠", "'", "'", " ", "\t", "\r", "\n", "\u{A0}", "\u{FEFF}", "\u{200B}",
    "\u{301}", "\"", ",",
    ";", "|", "1", "9", ".", "(", "A", "é", "\0", "\u{1F600}",
  ]

  private static func text(_ chance: inout SplitMix64) -> String {
    String(String.UnicodeScalarView((0..<chance.next(7)).map { _ in letters[chance.next(letters.count)] }))
  }

  private func isCalculated(_ cell: String) -> Bool {
    let start = cell.unicodeScalars.drop { $0.properties.isWhitespace || $0.value == 0xFEFF }
    guard let first = start.first else { return false }
    let isNumber = start.allSatisfy { "+-0123456789 .,()".unicodeScalars.contains($0) }
    return "=+-@＝＋－＠".unicodeScalars.contains(first) && !isNumber
  }

  @Test func `no guarded text is calculated, and each is given back to the scalar`() {
    var chance = SplitMix64(seed: 6)
    for _ in 0..<200_000 {
      let text = Self.text(&chance)
      let cell = FormulaGuard.guarded(text)
      #expect(!isCalculated(cell), "\(text.debugDescription)")
      #expect(
        FormulaGuard.unguarded(cell).unicodeScalars.elementsEqual(text.unicodeScalars), "\(text.debugDescription)")
    }
  }

  @Test(arguments: [CSVByte.comma, UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: "|")])
  func `a table of guarded cells is read as the texts that it was made of`(delimiter: UInt8) throws {
    var chance = SplitMix64(seed: 7)
    for _ in 0..<300 {
      let rows = (0..<5).map { _ in (0..<3).map { _ in PersonText.trimmed(Self.text(&chance)) } }
      let bytes = ([["fullName", "phone", "notes"]] + rows).flatMap { Self.row($0, delimiter) }
      let table = try TableFile(FileBytes(bytes)) { ["fullName", "phone", "notes"].contains($0) }
      var read: [[String]] = []
      table.forEachRow { read.append($0.cells) }
      let filled = rows.filter { !$0.allSatisfy(\.isEmpty) }
      #expect(read.map { $0.map { Array($0.utf8) } } == filled.map { $0.map { Array($0.utf8) } }, "\(rows)")
    }
  }

  private static func row(_ cells: [String], _ delimiter: UInt8) -> [UInt8] {
    let quoted = cells.map { cell in
      let text = FormulaGuard.guarded(cell).unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined()
      return Array("\"\(text)\"".utf8)
    }
    return Array(quoted.joined(separator: [delimiter])) + Array("\r\n".utf8)
  }

  @Test func `an export comes in as the records that it was made of`() throws {
    var chance = SplitMix64(seed: 8)
    let camp = try TestCampground()
    for number in 0..<200 {
      let text = PersonText.kept(
        String(String.UnicodeScalarView(Self.text(&chance).unicodeScalars.filter { !PersonText.isControl($0) })))
      _ = try camp.campers.addCamper("\(text) \(number)", phoneNumber: "555-0\(1000 + number)", notes: text)
    }
    var bytes: [UInt8] = []
    try camp.records.forEachPiece(of: .campers, in: .csv(isExact: false)) { bytes += $0 }
    let table = try TableFile(FileBytes(bytes), isKnown: RecordTable.campers.knows)
    let other = try TestCampground()
    _ = try other.campground.recordImporter.importRecords(.campers, table, TableImportRequest()) { _, _ in }
    func lines(_ camp: TestCampground) throws -> Set<String> {
      var lines: [UInt8] = []
      try camp.records.forEachPiece(of: .campers, in: .jsonLines) { lines += $0 }
      let text = String(decoding: lines, as: UTF8.self).replacing(/"id":"c-\d+"/, with: "")
      return Set(text.split(separator: "\n").map(String.init))
    }
    #expect(try lines(other) == lines(camp))
  }
}
