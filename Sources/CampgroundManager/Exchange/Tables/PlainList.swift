import Basics

/// A list without a header: a site number on each line, or all of them on one; `1..12` counts up.
///
/// Most of its entries have a figure. One that has none is a mistake in a list, not the name of a column.
struct PlainList {
  struct Cell: Sendable {
    /// The number of the record, from 1.
    let row: Int
    let text: String
  }

  /// The largest list, so that a file of ranges takes no room.
  private static let most = 10_000
  private(set) var cells: [Cell] = []

  /// Returns nil unless there is only one entry on a line, or only one line, and most have a figure; throws
  /// ``ImportFileProblem`` for a list with an entry that is no number.
  init?(_ bytes: FileBytes) throws(ImportFileProblem) {
    let isDelimiter = { (byte: UInt8) in TableByte.delimiters.contains(byte) }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let lines = bytes[start...].split(separator: CSVByte.lineFeed, omittingEmptySubsequences: false)
    let filled = lines.enumerated().filter { $0.element.contains { !TableByte.blanks.contains($0) } }
    var (numbers, others): (Int, [Cell]) = (0, [])
    for (place, line) in filled {
      let parts = line.split(omittingEmptySubsequences: true, whereSeparator: isDelimiter)
        .map { PersonText.trimmed(String(decoding: $0, as: UTF8.self)) }.filter { !$0.isEmpty }
      guard parts.count == 1 || filled.count == 1 else { return nil }
      for part in parts {
        let entry = Cell(row: place + 1, text: part)
        if let all = Self.numbers(part) { add(all, at: place + 1, &numbers) } else { others.append(entry) }
      }
      if others.count > max(numbers, 1) { return nil }
    }
    if cells.isEmpty || cells.count > Self.most || others.count > numbers { return nil }
    if let other = others.first { throw .notANumber(other.text, line: other.row) }
  }

  private mutating func add(_ numbers: [String], at line: Int, _ entries: inout Int) {
    entries += 1
    if cells.count <= Self.most { cells += numbers.map { Cell(row: line, text: $0) } }
  }

  /// The numbers of an entry; nil for one that is no number, and for a range that does not count up or is too long.
  private static func numbers(_ text: String) -> [String]? {
    guard isNumber(text) else { return nil }
    guard let range = SiteRange(text) else { return text.contains("..") ? nil : [text] }
    return range.count <= SiteRange.most ? range.numbers.map(\.text) : nil
  }

  private static func isNumber(_ text: String) -> Bool {
    text.contains { $0.isASCII && $0.isNumber } && text.unicodeScalars.count <= 40
      && !text.unicodeScalars.contains { PersonText.isControl($0) || $0 == "\u{FFFD}" }
  }
}
