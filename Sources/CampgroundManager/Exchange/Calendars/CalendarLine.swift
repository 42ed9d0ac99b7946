/// One content line of RFC 5545: a property and its value, folded, and ended by CR LF.
struct CalendarLine {
  /// The longest line in octets, without its end.
  static let longest = 75
  let text: String

  /// A line whose value stands as it is; the property has its parameters.
  init(_ property: String, _ value: String) { text = Self.folded("\(property):\(value)") }

  /// A line whose value is text.
  init(_ property: String, text: String) { self.init(property, Self.escaped(text)) }

  /// Text as a value, with a backslash before what would end it; a line break is `\n`.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",": escaped += "\\\(scalar)"
      case "\n", "\u{2028}", "\u{2029}": escaped += "\\n"
      case _ where PersonText.isControl(scalar): continue
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A parameter's value between quotes, which it cannot contain.
  static func quoted(_ value: String) -> String {
    let scalars = value.unicodeScalars.map { $0 == "\"" ? "'" : $0 }.filter { !PersonText.isControl($0) }
    return "\"\(String(String.UnicodeScalarView(scalars)))\""
  }

  private static func folded(_ line: String) -> String {
    var (folded, octets) = ("", 0)
    for piece in pieces(of: line) {
      let count = piece.utf8.count
      if octets + count > longest {
        folded += "\r\n "
        octets = 1
      }
      folded += piece
      octets += count
    }
    return folded + "\r\n"
  }

  /// The characters of a line; one that no line has room for, in its scalars.
  private static func pieces(of line: String) -> [String] {
    line.flatMap { character in
      character.utf8.count < longest ? [String(character)] : character.unicodeScalars.map { String($0) }
    }
  }
}
