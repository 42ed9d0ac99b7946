#if PostgreSQL
  /// The words of a statement's text, one after another; a comma is a word, and parentheses and quotation marks belong to none.
  ///
  /// It goes through bytes: each process reads the texts of all of its statements, and by characters that was a fifth of its time.
  struct StatementWords: Sequence, IteratorProtocol {
    private var rest: Substring.UTF8View

    init(_ text: some StringProtocol) { rest = Substring(text).utf8 }

    mutating func next() -> Substring? {
      guard let start = rest.firstIndex(where: { !Self.isBetween($0) }) else { return nil }
      var end = rest.index(after: start)
      if rest[start] != Self.comma {
        end = rest[end...].firstIndex { Self.isBetween($0) || $0 == Self.comma } ?? rest.endIndex
      }
      defer { rest = rest[end...] }
      return Substring(rest[start..<end])
    }

    private static let comma = UInt8(ascii: ",")

    private static func isBetween(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "("), UInt8(ascii: ")"),
        UInt8(ascii: "\""):
        true
      default: false
      }
    }
  }
#endif
