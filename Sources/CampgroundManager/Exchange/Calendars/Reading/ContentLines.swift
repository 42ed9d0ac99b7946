/// The content lines of a calendar, unfolded, one by one (RFC 5545, section 3.1).
struct ContentLines {
  /// The number of octets of a line that are kept; longer ones are pictures and the like.
  static let longest = 8192

  private let file: FileBytes
  private var position = 0
  /// The number of the last physical line.
  private var number = 0

  init(_ file: FileBytes) {
    self.file = file
    // A byte order mark.
    if file.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The next line that is not empty; nil at the end.
  mutating func next() -> ContentLine? {
    while position < file.count {
      let first = number + 1
      var line: [UInt8] = []
      appendPiece(to: &line)
      while position < file.count, Self.folds.contains(file[position]) {
        position += 1
        appendPiece(to: &line)
      }
      file.release(upTo: position)
      if line.contains(where: { !Self.folds.contains($0) }) { return ContentLine(line, number: first) }
    }
    return nil
  }

  /// The octets with which the continuation of a line begins.
  private static let folds: [UInt8] = [0x20, 0x09]

  /// Appends a physical line without its end, CR LF or LF alone.
  private mutating func appendPiece(to line: inout [UInt8]) {
    let rest = file[position...]
    let end = rest.firstIndex(of: 0x0A) ?? rest.endIndex
    var last = end
    while last > position, file[last - 1] == 0x0D { last -= 1 }
    line += file[position..<min(last, position + Self.longest - min(line.count, Self.longest))]
    position = min(end + 1, rest.endIndex)
    number += 1
  }
}
