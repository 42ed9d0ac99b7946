/// The kinds of tags, by the mark behind the opening delimiter.
enum MustacheTag {
  case value, raw, tripled, section, inverted, end, partial, comment, delimiters

  init(_ mark: UInt8?) {
    switch mark {
    case UInt8(ascii: "&"): self = .raw
    case UInt8(ascii: "{"): self = .tripled
    case UInt8(ascii: "#"): self = .section
    case UInt8(ascii: "^"): self = .inverted
    case UInt8(ascii: "/"): self = .end
    case UInt8(ascii: ">"): self = .partial
    case UInt8(ascii: "!"): self = .comment
    case UInt8(ascii: "="): self = .delimiters
    default: self = .value
    }
  }

  /// True for a tag that leaves nothing of its line when it stands there alone.
  var mayStandAlone: Bool {
    switch self {
    case .value, .raw, .tripled: false
    case .section, .inverted, .end, .partial, .comment, .delimiters: true
    }
  }

  /// The end of a tag before a closing delimiter.
  func end(_ closing: [UInt8]) -> [UInt8] {
    switch self {
    case .tripled: [UInt8(ascii: "}")] + closing
    case .delimiters: [UInt8(ascii: "=")] + closing
    default: closing
    }
  }
}

/// The text of a template, and the place to which it was read.
struct MustacheText {
  let bytes: [UInt8]
  /// The index of the next byte.
  private(set) var index = 0
  /// Its place.
  private(set) var place = MustachePlace()

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func advance(to end: Int) {
    while index < end {
      if bytes[index] == UInt8(ascii: "\n") {
        place = MustachePlace(line: place.line + 1, column: 1)
      } else if bytes[index] & 0xC0 != 0x80 {
        place.column += 1
      }
      index += 1
    }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text without blanks, tabs and ends of lines around it.
  func trimmed(_ range: Range<Int>) -> String {
    let first = bytes[range].firstIndex { !$0.isSpace } ?? range.upperBound
    let last = bytes[range].lastIndex { !$0.isSpace } ?? first - 1
    return text(first..<(last + 1))
  }

  /// The first place of a mark from an index on; nil when there is none.
  func index(of mark: [UInt8], from start: Int) -> Int? {
    guard let first = mark.first, start <= bytes.count - mark.count else { return nil }
    return (start...(bytes.count - mark.count)).first { bytes[$0] == first && bytes[$0...].starts(with: mark) }
  }

  /// The index behind blanks, tabs and ends of lines.
  func indexBehindSpace(from start: Int) -> Int {
    bytes[start...].firstIndex { !$0.isSpace } ?? bytes.count
  }

  /// The whole line of a part of it that has nothing beside it; nil when there is something.
  func line(around range: Range<Int>) -> Range<Int>? {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, bytes[start - 1].isBlank { start -= 1 }
    guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n") else { return nil }
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    if end == bytes.count { return start..<end }
    if bytes[end] == UInt8(ascii: "\r") { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: "\n") ? start..<(end + 1) : nil
  }
}

extension UInt8 {
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  var isSpace: Bool { isBlank || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
