/// The keys of a plain object of JSON: text without escapes, whole numbers, true, false, null, and lists of these.
///
/// Such a line is read four times as fast as by the library's decoder. What is not plain, or does not decode, is left
/// to that, which also has the words for what is wrong.
struct PlainObject {
  private let bytes: [UInt8]
  private var place = 0

  /// Returns nil for a line that is not plain.
  static func values(of line: [UInt8]) -> LineValues? {
    var object = PlainObject(bytes: line)
    return try? object.values()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func values() throws(NotPlain) -> LineValues {
    var values = LineValues()
    try expect("{")
    repeat {
      let key = try text()
      try expect(":")
      guard values.keep(try value(), as: key) else { throw NotPlain() }
    } while takes(",")
    try expect("}")
    guard next == nil else { throw NotPlain() }
    return values
  }

  private mutating func value() throws(NotPlain) -> LineValue {
    guard let next else { throw NotPlain() }
    return switch next {
    case UInt8(ascii: "\""): .text(try text())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number(try number())
    case UInt8(ascii: "t"): try word("true", .flag(true))
    case UInt8(ascii: "f"): try word("false", .flag(false))
    case UInt8(ascii: "n"): try word("null", .null)
    case UInt8(ascii: "["): .list(try list())
    default: throw NotPlain()
    }
  }

  private mutating func list() throws(NotPlain) -> [LineValue] {
    try expect("[")
    if takes("]") { return [] }
    var values: [LineValue] = []
    repeat {
      // What is not a list of simple values is not plain.
      guard next != UInt8(ascii: "[") else { throw NotPlain() }
      values.append(try value())
    } while takes(",")
    try expect("]")
    return values
  }

  private mutating func text() throws(NotPlain) -> String {
    try expect("\"")
    let start = place
    var isASCII = true
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      guard bytes[place] >= 0x20, bytes[place] != UInt8(ascii: "\\") else { throw NotPlain() }
      if bytes[place] >= 0x80 { isASCII = false }
      place += 1
    }
    guard place < bytes.count else { throw NotPlain() }
    defer { place += 1 }
    // Nothing else can be wrong with ASCII, and to be told so takes a while.
    if isASCII { return String(decoding: bytes[start..<place], as: UTF8.self) }
    guard let text = String(validating: bytes[start..<place], as: UTF8.self) else { throw NotPlain() }
    return text
  }

  private mutating func number() throws(NotPlain) -> Int {
    let start = place
    if bytes[place] == UInt8(ascii: "-") { place += 1 }
    while place < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place]) { place += 1 }
    let digits = String(decoding: bytes[start..<place], as: UTF8.self)
    // A number of one spelling only: not 007, not -0.
    guard let number = Int(digits), String(number) == digits else { throw NotPlain() }
    return number
  }

  private mutating func word(_ word: StaticString, _ value: LineValue) throws(NotPlain) -> LineValue {
    let end = place + word.utf8CodeUnitCount
    let isThere = end <= bytes.count && word.withUTF8Buffer { bytes[place..<end].elementsEqual($0) }
    guard isThere else { throw NotPlain() }
    place = end
    return value
  }

  /// The next byte that is no blank; nil at the end.
  private var next: UInt8? {
    mutating get {
      while place < bytes.count {
        switch bytes[place] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): place += 1
        default: return bytes[place]
        }
      }
      return nil
    }
  }

  private mutating func takes(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    place += 1
    return true
  }

  private mutating func expect(_ byte: Unicode.Scalar) throws(NotPlain) {
    guard takes(byte) else { throw NotPlain() }
  }
}
