/// The encoding of a file's text.
package enum TextEncoding: String, Hashable, Sendable {
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"
  case utf32LittleEndian = "UTF-32LE"
  case utf32BigEndian = "UTF-32BE"
  case windows1252 = "Windows-1252"
}

extension TextEncoding {
  /// The encoding of a text: by its byte order mark, else UTF-16 and UTF-32 by their zeros, UTF-8 if it is that, and
  /// Windows-1252.
  ///
  /// A file of UTF-8 in which some bytes are broken has more letters of UTF-8 than other bytes, and stays UTF-8.
  init(of file: FileBytes) {
    let bytes = file
    let start = Array(bytes.prefix(4))
    if start.starts(with: [0xEF, 0xBB, 0xBF]) {
      self = .utf8
    } else if start == [0xFF, 0xFE, 0, 0] || Self.hasLetters(bytes, at: 0, of: 4) {
      // It begins as UTF-16 does, with a zero behind the mark.
      self = .utf32LittleEndian
    } else if start == [0, 0, 0xFE, 0xFF] || Self.hasLetters(bytes, at: 3, of: 4) {
      self = .utf32BigEndian
    } else if start.starts(with: [0xFF, 0xFE]) || Self.hasLetters(bytes, at: 0, of: 2) {
      self = .utf16LittleEndian
    } else if start.starts(with: [0xFE, 0xFF]) || Self.hasLetters(bytes, at: 1, of: 2) {
      self = .utf16BigEndian
    } else {
      let (letters, broken) = Self.letters(file)
      self = broken > letters ? .windows1252 : .utf8
    }
  }

  /// The text in UTF-8; the bytes themselves when they are that.
  ///
  /// Another encoding takes as much memory as the text.
  func utf8(_ file: FileBytes) -> FileBytes {
    switch self {
    case .utf8: file
    case .utf16LittleEndian: FileBytes(Self.decoded16(file, isLittle: true))
    case .utf16BigEndian: FileBytes(Self.decoded16(file, isLittle: false))
    case .utf32LittleEndian: FileBytes(Self.decoded32(file, isLittle: true))
    case .utf32BigEndian: FileBytes(Self.decoded32(file, isLittle: false))
    case .windows1252: FileBytes(Self.decoded1252(file))
    }
  }

  /// True when the text begins like ASCII in units of some bytes, each with its letter at one place and zeros around it.
  private static func hasLetters(_ bytes: FileBytes, at place: Int, of width: Int) -> Bool {
    let start = Array(bytes.prefix(64))
    guard start.count >= 4 else { return false }
    return start.indices.prefix(start.count / width * width).allSatisfy { (start[$0] != 0) == ($0 % width == place) }
  }

  /// The numbers of letters beyond ASCII and of bytes that are none in UTF-8; memory is given back on the way.
  private static func letters(_ file: FileBytes) -> (letters: Int, broken: Int) {
    var counts = (letters: 0, broken: 0)
    var iterator = ReleasingIterator(file: file)
    var parser = UTF8.ForwardParser()
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .emptyInput: return counts
      case .error: counts.broken += 1
      case .valid(let letter): if letter.count > 1 { counts.letters += 1 }
      }
    }
  }

  private static func decoded16(_ bytes: FileBytes, isLittle: Bool) -> [UInt8] {
    withoutMark(String(decoding: units(of: UInt16.self, bytes, isLittle: isLittle), as: UTF16.self))
  }

  private static func decoded32(_ bytes: FileBytes, isLittle: Bool) -> [UInt8] {
    withoutMark(String(decoding: units(of: UInt32.self, bytes, isLittle: isLittle), as: UTF32.self))
  }

  /// The numbers of a text, of as many bytes each; bytes at its end that make no whole one are left out.
  private static func units<Unit: FixedWidthInteger>(
    of type: Unit.Type, _ bytes: FileBytes, isLittle: Bool
  ) -> [Unit] {
    let width = Unit.bitWidth / 8
    return stride(from: 0, to: bytes.count / width * width, by: width).map { place in
      let unit = bytes[place..<place + width]
      return isLittle ? unit.reversed().reduce(0) { $0 &<< 8 | Unit($1) } : unit.reduce(0) { $0 &<< 8 | Unit($1) }
    }
  }

  private static func withoutMark(_ text: String) -> [UInt8] {
    var text = text
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    return Array(text.utf8)
  }

  private static func decoded1252(_ bytes: FileBytes) -> [UInt8] {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      if byte < 0x80 { decoded.append(byte) } else { decoded += character(byte).utf8 }
    }
    return decoded
  }

  /// The character of a byte of Windows-1252 beyond ASCII; U+FFFD for the five bytes without one.
  private static func character(_ byte: UInt8) -> String {
    guard byte < 0xA0 else { return String(Unicode.Scalar(byte)) }
    let high: [UInt32] = [
      0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0xFFFD,
      0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
      0x0153, 0xFFFD, 0x017E, 0x0178,
    ]
    return String(Unicode.Scalar(high[Int(byte - 0x80)]) ?? "\u{FFFD}")
  }
}

/// The bytes of a file one by one, whose memory is given back behind it.
private struct ReleasingIterator: IteratorProtocol {
  let file: FileBytes
  private var place = 0

  init(file: FileBytes) { self.file = file }

  mutating func next() -> UInt8? {
    guard place < file.count else { return nil }
    if place % (1 << 20) == 0 { file.release(upTo: place) }
    defer { place += 1 }
    return file[place]
  }
}
