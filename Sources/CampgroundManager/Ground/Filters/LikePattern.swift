/// Patterns of LIKE with the escape `\`.
enum LikePattern {
  /// The text as a part of a pattern that stands for itself.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if ["\\", "%", "_"].contains(scalar) { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }
}
