/// A list without a header: a site number on each line, or all of them on one; `1..12` counts up.
struct PlainList {
  struct Cell: Sendable {
    /// The number of the record, from 1.
    let row: Int
    let text: String
  }

  /// The largest list, so that a file of ranges takes no room.
  private static let most = 10_000
  private(set) var cells: [Cell] = []

  /// Returns nil unless each entry has a figure and there is only one on a line, or only one line.
  init?(_ bytes: UnsafeRawBufferPointer) {
    let isDelimiter = { (byte: UInt8) in TableByte.delimiters.contains(byte) }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let lines = bytes[start...].split(separator: CSVByte.lineFeed, omittingEmptySubsequences: false)
    let filled = lines.enumerated().filter { $0.element.contains { !TableByte.blanks.contains($0) } }
    for (place, line) in filled {
      let parts = line.split(omittingEmptySubsequences: true, whereSeparator: isDelimiter)
        .map { PersonText.trimmed(String(decoding: $0, as: UTF8.self)) }.filter { !$0.isEmpty }
      guard parts.count == 1 || filled.count == 1, parts.allSatisfy(Self.isNumber) else { return nil }
      for part in parts where cells.count <= Self.most {
        let numbers = SiteRange(part).map { $0.numbers.map(\.text) } ?? [part]
        cells += numbers.map { Cell(row: place + 1, text: $0) }
      }
    }
    if cells.isEmpty || cells.count > Self.most { return nil }
  }

  private static func isNumber(_ text: String) -> Bool {
    text.contains { $0.isASCII && $0.isNumber } && text.unicodeScalars.count <= 40
      && !text.unicodeScalars.contains { PersonText.isControl($0) || $0 == "\u{FFFD}" }
  }
}
