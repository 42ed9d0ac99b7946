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
    if file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The next line that is not empty; nil at the end.
  mutating func next() -> ContentLine? {
    while position < file.bytes.count {
      let first = number + 1
      var line: [UInt8] = []
      appendPiece(to: &line)
      while position < file.bytes.count, Self.folds.contains(file.bytes[position]) {
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
    let rest = file.bytes[position...]
    let end = rest.firstIndex(of: 0x0A) ?? rest.endIndex
    var last = end
    while last > position, file.bytes[last - 1] == 0x0D { last -= 1 }
    line += file.bytes[position..<min(last, position + Self.longest - min(line.count, Self.longest))]
    position = min(end + 1, rest.endIndex)
    number += 1
  }
}

/// One line of a calendar: a property and its value.
struct ContentLine {
  /// The number of its first physical line.
  let number: Int
  /// The name of the property in capital letters; empty for a line that has none.
  let name: String
  let value: String

  init(_ line: [UInt8], number: Int) {
    self.number = number
    guard let colon = Self.colon(of: line) else {
      (name, value) = ("", "")
      return
    }
    let end = line.firstIndex(of: UInt8(ascii: ";")).map { min($0, colon) } ?? colon
    name = PersonText.trimmed(String(decoding: line[..<end], as: UTF8.self)).uppercased()
    value = PersonText.trimmed(String(decoding: line[(colon + 1)...], as: UTF8.self))
  }

  /// The place of the colon before the value: parameters may have others between quotes.
  private static func colon(of line: [UInt8]) -> Int? {
    var isQuoted = false
    for (place, byte) in line.enumerated() {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == UInt8(ascii: ":"), !isQuoted { return place }
    }
    return line.firstIndex(of: UInt8(ascii: ":"))
  }
}
