/// A word that is still being typed in a shell, up to the cursor, as bash and zsh read it.
///
/// Quotes may be open, nothing is run, and only `$NAME` and `~/` are expanded.
package struct TypedWord: Sendable {
  enum Quote: Sendable {
    case none
    case single
    case double
  }

  private(set) var bytes: [UInt8] = []
  /// The quote that is open at the end.
  private(set) var quote = Quote.none
  /// The number of bytes before the part that the shell replaces by a candidate.
  private(set) var fixedCount = 0
  private(set) var isBegun = false
  /// The place where the shell began a new part, outside of quotes.
  private var lastBreak = 0
  private let breaks: [UInt8]
  private let variable: @Sendable (String) -> String?

  /// Makes an empty word; `breaks` are the characters at which bash begins a new part, `variable` gives the value of a
  /// known one.
  init(breaks: String = "", variable: @escaping @Sendable (String) -> String?) {
    self.breaks = breaks.utf8.filter { !" \t\n\"'\\".utf8.contains($0) }
    self.variable = variable
  }

  /// A word as it is typed.
  package init(_ raw: String, variable: @escaping @Sendable (String) -> String?) {
    self.init(variable: variable)
    var rest = Array(raw.utf8)[...]
    while let byte = rest.popFirst() { read(byte, &rest) }
  }

  /// The word as the program would receive it.
  package var value: String { String(decoding: bytes, as: UTF8.self) }
}

extension TypedWord {
  /// Reads one byte, and the bytes that belong to it.
  mutating func read(_ byte: UInt8, _ rest: inout ArraySlice<UInt8>) {
    switch (quote, Unicode.Scalar(byte)) {
    case (.none, "'"): open(.single)
    case (.none, "\""): open(.double)
    case (.single, "'"), (.double, "\""): close()
    case (.none, "\\"): if let next = rest.popFirst() { bytes.append(next) }
    case (.double, "\\"):
      if let next = rest.first, "\"\\$`".utf8.contains(next) {
        bytes.append(next)
        rest.removeFirst()
      } else {
        bytes.append(byte)
      }
    case (.none, "$"), (.double, "$"): readVariable(&rest)
    case (.none, "~") where !isBegun && rest.first == UInt8(ascii: "/"):
      bytes += Array((variable("HOME") ?? "~").utf8)
    default:
      bytes.append(byte)
      if quote == .none, breaks.contains(byte) { lastBreak = bytes.count }
    }
    isBegun = true
    if quote == .none { fixedCount = lastBreak }
  }

  private mutating func open(_ quote: Quote) {
    self.quote = quote
    fixedCount = bytes.count
  }

  private mutating func close() { quote = .none }

  /// Reads `$NAME` or `${NAME}`; an unknown one stays as it is written.
  private mutating func readVariable(_ rest: inout ArraySlice<UInt8>) {
    let isBraced = rest.first == UInt8(ascii: "{")
    let name = rest.dropFirst(isBraced ? 1 : 0).prefix { byte in
      switch Unicode.Scalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", "_": true
      default: false
      }
    }
    guard !name.isEmpty, !isBraced || rest[name.endIndex...].first == UInt8(ascii: "}"),
      let value = variable(String(decoding: name, as: UTF8.self))
    else { return bytes.append(UInt8(ascii: "$")) }
    bytes += Array(value.utf8)
    rest = rest[(name.endIndex + (isBraced ? 1 : 0))...]
  }
}
