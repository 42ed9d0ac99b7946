#if PostgreSQL
  #if canImport(Glibc)
    import Glibc
  #else
    import Darwin
  #endif

  /// A row that a server sends as a line of COPY's text: values between tabs, `\N` for none, and some bytes behind a
  /// backslash.
  struct CopiedRow {
    /// The values of the line that was read last, in its memory.
    private(set) var values: [LentValue] = []
    private let isNumber: [Bool]
    private let statement: String

    init(isNumber: [Bool], _ statement: String) {
      self.isNumber = isNumber
      self.statement = statement
    }

    /// Takes a line apart, and changes it where bytes stand behind a backslash.
    mutating func read(_ line: UnsafeMutableBufferPointer<UInt8>) throws {
      values.removeAll(keepingCapacity: true)
      // The last byte ends the line.
      var rest = UnsafeMutableBufferPointer(rebasing: line.dropLast())
      for column in isNumber.indices {
        let field = Self.upTo(UInt8(ascii: "\t"), in: rest)
        guard let value = Self.value(field, isNumber[column]) else {
          throw StoreError.unexpectedValue(column: column, statement: statement)
        }
        values.append(value)
        rest = UnsafeMutableBufferPointer(rebasing: rest.dropFirst(field.count + 1))
      }
    }

    private static func value(_ field: UnsafeMutableBufferPointer<UInt8>, _ isNumber: Bool) -> LentValue? {
      if field.count == 2, field[0] == UInt8(ascii: "\\"), field[1] == UInt8(ascii: "N") { return .null }
      if isNumber { return Int64(digits: UnsafeBufferPointer(field)).map(LentValue.integer) }
      return .text(plain(field))
    }

    /// The text without backslashes, in its own place, as it only becomes shorter.
    private static func plain(_ text: UnsafeMutableBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
      let backslash = UInt8(ascii: "\\")
      var end = upTo(backslash, in: text).count
      var next = end
      while next < text.count {
        if text[next] == backslash, next + 1 < text.count {
          text[end] = byte(behind: text[next + 1])
          next += 2
        } else {
          text[end] = text[next]
          next += 1
        }
        end += 1
      }
      return UnsafeBufferPointer(rebasing: UnsafeBufferPointer(text)[..<end])
    }

    private static func byte(behind letter: UInt8) -> UInt8 {
      switch letter {
      case UInt8(ascii: "b"): 8
      case UInt8(ascii: "t"): 9
      case UInt8(ascii: "n"): 10
      case UInt8(ascii: "v"): 11
      case UInt8(ascii: "f"): 12
      case UInt8(ascii: "r"): 13
      default: letter
      }
    }

    /// The bytes before the first of these, or all.
    private static func upTo(
      _ byte: UInt8, in bytes: UnsafeMutableBufferPointer<UInt8>
    ) -> UnsafeMutableBufferPointer<UInt8> {
      guard let start = bytes.baseAddress, let found = memchr(start, Int32(byte), bytes.count) else { return bytes }
      return UnsafeMutableBufferPointer(rebasing: bytes[..<(found - UnsafeMutableRawPointer(start))])
    }
  }
#endif
