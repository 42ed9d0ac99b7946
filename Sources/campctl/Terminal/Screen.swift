/// Where something is drawn for people: how wide, in colour or not, with which characters.
struct Screen {
  /// In columns; nil when the text goes to a file or a program.
  let width: Int?
  let style: TextStyle
  /// Whether box drawing and other characters beyond ASCII can be shown: what the locale says.
  let isUnicode: Bool
}

extension Screen {
  /// Whether the locale of the process takes UTF-8: `LC_ALL`, else `LC_CTYPE`, else `LANG`; without any it is taken
  /// for a system whose programs print UTF-8.
  static var isUnicodeLocale: Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(Environment.variable).filter { !$0.isEmpty }
    guard let name = names.first?.lowercased() else { return true }
    return name.contains("utf-8") || name.contains("utf8")
  }
}
