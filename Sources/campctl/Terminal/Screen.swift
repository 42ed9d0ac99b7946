import Basics

/// The place of a drawing for people: its size, its colours and its characters.
struct Screen {
  /// The width in columns; nil when the text goes to a file or a program, and COLUMNS is not set.
  let width: Int?
  /// The height in lines; nil when the text goes to a file or a program.
  var height: Int?
  let style: TextStyle
  /// True when the locale can show box drawing and other characters beyond ASCII.
  let isUnicode: Bool
}

extension Screen {
  /// True when the locale of the process takes UTF-8: `LC_ALL`, else `LC_CTYPE`, else `LANG`; without any it is taken
  /// for a system whose programs print UTF-8.
  static var isUnicodeLocale: Bool {
    let given = [EnvironmentVariable.locale, .localeOfCharacters, .language].lazy.compactMap(Environment.variable)
    guard let name = given.first?.lowercased() else { return true }
    return name.contains("utf-8") || name.contains("utf8")
  }
}

/// A bar of text, to the eighth of a column where the locale has such characters.
enum Bar {
  private static let eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  /// The bar; any part above 0 shows at least something.
  static func text(_ part: Int, of whole: Int, width: Int, isUnicode: Bool) -> String {
    guard part > 0, whole > 0, width > 0 else { return "" }
    let steps = isUnicode ? 8 : 1
    let length = max(1, min(part, whole) * width * steps / whole)
    let full = String(repeating: isUnicode ? "█" : "#", count: length / steps)
    return full + (isUnicode ? eighths[length % steps] : "")
  }
}
