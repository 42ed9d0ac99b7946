import JSONText

/// Makes text from people harmless to a terminal.
enum TerminalText {
  /// The text with scalars that could steer a terminal, or turn the direction of text, written like `\u{1B}`.
  static func sanitized(_ text: String, keepingLines: Bool = false) -> String {
    guard text.hasSteering else { return text }
    var shown = ""
    for scalar in text.unicodeScalars {
      if scalar.steers, !(keepingLines && scalar == "\n") {
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }
}
