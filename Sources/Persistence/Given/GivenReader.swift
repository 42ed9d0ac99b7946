/// Reads the tokens of a statement so that both engines read the same ones: all that they read differently is refused.
///
/// Texts are `'…'` and names `"…"`, with a doubled quote for one inside. Both engines have other forms, and either lacks those of the
/// other: `E'…'`, `$$…$$`, `[…]`, a comment in a comment.
struct GivenReader {
  private let bytes: [UInt8]
  private var place = 0
  /// The statement with blanks in the place of its comments.
  private(set) var plain: [UInt8]
  private(set) var tokens: [GivenToken] = []

  /// The signs that both engines have; of two that begin alike the longer one comes first.
  private static let signs = [
    "<=", ">=", "<>", "!=", "||", "(", ")", ",", ".", ";", "+", "-", "*", "/", "%", "<", ">", "=",
  ].map { Array($0.utf8) }

  init(_ text: String) throws(GivenRefusal) {
    bytes = Array(text.utf8)
    plain = bytes
    while place < bytes.count { try readNext() }
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    place + offset < bytes.count ? bytes[place + offset] : nil
  }

  private func isNext(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[place...].starts(with: $0) }
  }

  private mutating func readNext() throws(GivenRefusal) {
    guard let first = byte() else { return }
    if first == 0 { throw refusal(.sign("\\0")) }
    if Self.isBlank(first) {
      place += 1
      return
    }
    if isNext("--") || isNext("/*") { return try skipComment() }
    if Self.isLetter(first) { return readRun(.word) { Self.isLetter($0) || Self.isDigit($0) } }
    if Self.isDigit(first) || first == UInt8(ascii: "."), Self.isDigit(first) || byte(1).map(Self.isDigit) == true {
      return try takeNumber()
    }
    switch first {
    case UInt8(ascii: "'"): try takeQuoted(first, .text)
    case UInt8(ascii: "\""): try takeQuoted(first, .name)
    case UInt8(ascii: ":") where byte(1).map(Self.isLetter) == true:
      place += 1
      readRun(.parameter) { Self.isLetter($0) || Self.isDigit($0) }
    default: try takeSign()
    }
  }

  private mutating func append(_ kind: GivenToken.TokenKind, _ range: Range<Int>, _ text: some Sequence<UInt8>) {
    let text = String(decoding: Array(text), as: UTF8.self)
    tokens.append(GivenToken(kind: kind, range: range, text: kind == .word ? text.lowercased() : text))
  }

  private mutating func readRun(_ kind: GivenToken.TokenKind, while holds: (UInt8) -> Bool) {
    let start = place
    while let next = byte(), holds(next) { place += 1 }
    append(kind, (kind == .parameter ? start - 1 : start)..<place, bytes[start..<place])
  }

  /// `12`, `1.5`, `.5`, `1e6`; no letter may follow.
  private mutating func takeNumber() throws(GivenRefusal) {
    let start = place
    while let next = byte(), Self.isDigit(next) || next == UInt8(ascii: ".") { place += 1 }
    if byte() == UInt8(ascii: "e") || byte() == UInt8(ascii: "E") {
      place += 1
      if byte() == UInt8(ascii: "-") || byte() == UInt8(ascii: "+") { place += 1 }
      while let next = byte(), Self.isDigit(next) { place += 1 }
    }
    if byte().map(Self.isLetter) == true { throw refusal(.sign(String(decoding: bytes[start...place], as: UTF8.self))) }
    append(.number, start..<place, bytes[start..<place])
  }

  private mutating func takeQuoted(_ quote: UInt8, _ kind: GivenToken.TokenKind) throws(GivenRefusal) {
    let start = place
    var content: [UInt8] = []
    place += 1
    while let next = byte() {
      place += 1
      if next == 0 { throw refusal(.sign("\\0")) }
      if next == quote {
        guard byte() == quote else { return append(kind, start..<place, content) }
        place += 1
      }
      content.append(next)
    }
    place = start
    throw refusal(.unclosed(quote == UInt8(ascii: "'") ? "'" : "\""))
  }

  private mutating func takeSign() throws(GivenRefusal) {
    guard let sign = Self.signs.first(where: { bytes[place...].starts(with: $0) }) else {
      // A letter of several bytes is shown whole.
      let rest = String(decoding: bytes[place...].prefix(8), as: UTF8.self)
      throw refusal(.sign(String(rest.prefix(1))))
    }
    append(.sign, place..<place + sign.count, sign)
    place += sign.count
  }

  private mutating func skipComment() throws(GivenRefusal) {
    let (start, isLine) = (place, isNext("--"))
    place += 2
    while place < bytes.count, isLine ? byte() != UInt8(ascii: "\n") : !isNext("*/") {
      // One engine ends such a comment where the other goes on.
      if !isLine, isNext("/*") { throw refusal(.sign("/*")) }
      place += 1
    }
    if !isLine {
      guard place < bytes.count else {
        place = start
        throw refusal(.unclosed("/*"))
      }
      place += 2
    }
    for place in start..<place where plain[place] != UInt8(ascii: "\n") { plain[place] = UInt8(ascii: " ") }
  }

  private func refusal(_ problem: GivenProblem) -> GivenRefusal { GivenRefusal([PlacedProblem(problem, at: place)]) }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B }

  /// Letters beyond ASCII stand in quotes: the engines do not agree on their case.
  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
