/// Text as XML 1.0 and OpenDocument write it.
enum XMLText {
  /// The text between the quotes of an attribute.
  static func attribute(_ text: String) -> String {
    var written = ""
    for scalar in text.unicodeScalars { written += escaped(scalar) }
    return written
  }

  /// The text as paragraphs, one for each of its lines.
  ///
  /// OpenDocument joins blanks, so all but a single one between words are written by their number.
  static func paragraphs(_ text: String) -> String {
    var written = "<text:p>"
    var (blanks, isAtStart, isAfterReturn) = (0, true, false)
    func flush(isAtEnd: Bool) {
      if blanks == 1, !isAtStart, !isAtEnd { written += " " } else if blanks > 0 { written += blankMark(blanks) }
      blanks = 0
    }
    for scalar in text.unicodeScalars {
      defer { isAfterReturn = scalar == "\r" }
      switch scalar {
      case " ": blanks += 1
      case "\n" where isAfterReturn: break
      case "\n", "\r":
        flush(isAtEnd: true)
        written += "</text:p><text:p>"
        isAtStart = true
      default:
        flush(isAtEnd: scalar == "\t")
        written += scalar == "\t" ? "<text:tab/>" : escaped(scalar)
        // A blank behind a tab is written by its number, too.
        isAtStart = scalar == "\t"
      }
    }
    flush(isAtEnd: true)
    return written + "</text:p>"
  }

  private static func blankMark(_ count: Int) -> String {
    count == 1 ? "<text:s/>" : "<text:s text:c=\"\(count)\"/>"
  }

  /// The scalar with the marks of XML escaped; one that XML cannot contain is replaced.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
    default: String(scalar)
    }
  }
}
