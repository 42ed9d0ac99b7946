/// Reads JSON (RFC 8259) into values, the members of objects in their order.
package struct JSONReader {
  /// The error of text that is not JSON.
  package struct SyntaxError: Error, Hashable, Sendable {
    /// The place of the first byte that does not fit, from 1 on.
    package let column: Int
    /// The expected text, such as `a colon`.
    package let expected: String
  }

  let bytes: [UInt8]
  /// The place of the next byte.
  var place = 0
  /// The number of lists and objects around the place, limited because their reader calls itself.
  private var depth = 0
  private static let greatestDepth = 100
  /// True when a number like 007 is accepted, which is not JSON: the error about it then names the field.
  let takesLeadingZeros: Bool
  /// True when numbers with a point or an exponent are kept as they are written, although they are whole.
  let keepsSpelling: Bool

  private init(_ bytes: [UInt8], takesLeadingZeros: Bool, keepsSpelling: Bool = false) {
    self.bytes = bytes
    self.takesLeadingZeros = takesLeadingZeros
    self.keepsSpelling = keepsSpelling
  }

  /// The members of the object on a line that was typed; a number like 007 in it is kept as it is written, and with
  /// `keepsSpelling` one like 2.0, too.
  package static func object(
    _ bytes: [UInt8], keepsSpelling: Bool = false
  ) throws(SyntaxError) -> [JSONValue.Member] {
    var reader = JSONReader(bytes, takesLeadingZeros: true, keepsSpelling: keepsSpelling)
    let members = try reader.readObject()
    guard reader.next == nil else { throw reader.error("the end of the line") }
    return members
  }

  /// The value of a whole text in UTF-8.
  package static func value(_ bytes: [UInt8]) throws(SyntaxError) -> JSONValue {
    var reader = JSONReader(bytes, takesLeadingZeros: false)
    let value = try reader.readValue()
    guard reader.next == nil else { throw reader.error("the end of the text") }
    return value
  }

  private mutating func readObject() throws(SyntaxError) -> [JSONValue.Member] {
    try expect("{", "an object")
    if consumes("}") { return [] }
    var members: [JSONValue.Member] = []
    members.reserveCapacity(8)
    repeat {
      guard next == UInt8(ascii: "\"") else { throw error("a key in quotes") }
      let key = try readText()
      try expect(":", "a colon")
      members.append(JSONValue.Member(key, try readValue()))
    } while consumes(",")
    try expect("}", "a comma or a closing brace")
    return members
  }

  private mutating func readList() throws(SyntaxError) -> [JSONValue] {
    try expect("[", "a list")
    if consumes("]") { return [] }
    var values: [JSONValue] = []
    repeat { values.append(try readValue()) } while consumes(",")
    try expect("]", "a comma or a closing bracket")
    return values
  }

  private mutating func readValue() throws(SyntaxError) -> JSONValue {
    guard let next else { throw error("a value") }
    switch next {
    case UInt8(ascii: "\""): return .text(try readText())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try readNumber()
    case UInt8(ascii: "t"): return try readWord("true", .flag(true))
    case UInt8(ascii: "f"): return try readWord("false", .flag(false))
    case UInt8(ascii: "n"): return try readWord("null", .null)
    case UInt8(ascii: "["): return try nested { reader throws(SyntaxError) in .list(try reader.readList()) }
    case UInt8(ascii: "{"): return try nested { reader throws(SyntaxError) in .object(try reader.readObject()) }
    default: throw error("a value")
    }
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(SyntaxError) -> JSONValue
  ) throws(SyntaxError) -> JSONValue {
    guard depth < Self.greatestDepth else { throw error("fewer lists within each other") }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  private mutating func readWord(_ word: StaticString, _ value: JSONValue) throws(SyntaxError) -> JSONValue {
    guard word.withUTF8Buffer({ bytes[place...].starts(with: $0) }) else { throw error("a value") }
    place += word.utf8CodeUnitCount
    return value
  }

  /// The next byte; nil at the end.
  var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

  /// The next byte that is not a blank; nil at the end.
  var next: UInt8? {
    mutating get {
      while let byte {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): place += 1
        default: return byte
        }
      }
      return nil
    }
  }

  private mutating func consumes(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    place += 1
    return true
  }

  private mutating func expect(_ byte: Unicode.Scalar, _ words: String) throws(SyntaxError) {
    guard consumes(byte) else { throw error(words) }
  }

  func error(_ expected: String) -> SyntaxError {
    SyntaxError(column: place + 1, expected: expected)
  }
}
