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
