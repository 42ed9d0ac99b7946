/// The texts that stand between quotes in a Swift source, with `?` for each interpolation.
///
/// A text inside an interpolation is one of its own. Blanks and line ends are one blank each, comments are left out.
struct SwiftLiterals {
  private(set) var texts: [String] = []
  private var rest: Substring

  init(of source: String) {
    rest = Substring(source)
    readCode(until: nil)
  }

  /// Reads up to the parenthesis that ends an interpolation, or all.
  private mutating func readCode(until end: Character?) {
    var depth = 0
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { $0 != "\n" }
      } else if character == "\"" {
        readText(quotes: rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\"")
      } else {
        rest.removeFirst()
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        if character == end, depth < 0 { return }
      }
    }
  }

  private mutating func readText(quotes: String) {
    var text = ""
    rest.removeFirst(quotes.count)
    while !rest.isEmpty, !rest.hasPrefix(quotes) {
      let character = rest.removeFirst()
      if character != "\\" {
        text.append(character)
      } else if rest.popFirst() == "(" {
        text.append("?")
        readCode(until: ")")
      }
    }
    rest = rest.dropFirst(quotes.count)
    texts.append(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }
}
