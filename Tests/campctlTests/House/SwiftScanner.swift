/// The capitalised words of a Swift file's code, without its comments and the text of its strings.
struct SwiftScanner {
  /// The types that the file declares.
  private(set) var declared: Set<String> = []
  /// All capitalised words, those in the interpolations of strings included.
  private(set) var words: Set<String> = []
  /// The functions that the file declares.
  private(set) var functions: Set<String> = []
  /// All words of the code.
  private(set) var identifiers: Set<String> = []
  private(set) var signatures = SignatureCounter()
  private let bytes: [UInt8]
  private var place = 0
  private var previous = ""
  private static let introducers: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias"]

  init(_ text: String) {
    bytes = Array(text.utf8)
    scanCode(until: nil)
  }

  private func has(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[place...].starts(with: $0) }
  }

  /// Scans code up to the bracket that closes an interpolation, or to the end.
  private mutating func scanCode(until end: UInt8?) {
    var depth = 0
    while place < bytes.count {
      let byte = bytes[place]
      if has("//") {
        skip(past: "\n")
      } else if has("/*") {
        skip(past: "*/")
      } else if has("#\"") {
        skip(past: "\"#")
      } else if byte == UInt8(ascii: "\"") {
        scanString(has("\"\"\"") ? "\"\"\"" : "\"")
      } else if Self.begins(byte) {
        scanWord()
      } else {
        signatures.read(sign: byte, behind: place > 0 ? bytes[place - 1] : nil)
        place += 1
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == end {
          if depth == 0 { return }
          depth -= 1
        }
      }
    }
  }

  private mutating func skip(past end: StaticString) {
    place += 2
    while place < bytes.count, !has(end) { place += 1 }
    place += end.utf8CodeUnitCount
  }

  private mutating func scanString(_ quotes: StaticString) {
    place += quotes.utf8CodeUnitCount
    while place < bytes.count, !has(quotes) {
      if has("\\(") {
        place += 2
        scanCode(until: UInt8(ascii: ")"))
      } else {
        place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
      }
    }
    place += quotes.utf8CodeUnitCount
  }

  private mutating func scanWord() {
    let start = place
    while place < bytes.count, Self.continues(bytes[place]) { place += 1 }
    let word = String(decoding: bytes[start..<place], as: UTF8.self)
    identifiers.insert(word)
    signatures.read(word: word, behind: start > 0 ? bytes[start - 1] : nil)
    if bytes[start] < UInt8(ascii: "a"), bytes[start] != UInt8(ascii: "_") {
      words.insert(word)
      // A property may be called `actor`.
      if Self.introducers.contains(previous), word != "Self" { declared.insert(word) }
    }
    if previous == "func" { functions.insert(word) }
    previous = word
  }

  private static func begins(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func continues(_ byte: UInt8) -> Bool {
    begins(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
