#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The use of colour; by default on a terminal.
enum ColorChoice: String, CaseIterable {
  case auto
  case always
  case never

  func applies(to stream: OutputStream) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: stream.isTerminal && Environment.variable(.terminal) != "dumb"
    }
  }
}

/// The few decorations of text for people.
struct TextStyle {
  let isColored: Bool

  func heading(_ text: String) -> String { decorated(text, "1") }
  func error(_ text: String) -> String { decorated(text, "1;31") }
  func hint(_ text: String) -> String { decorated(text, "36") }

  /// The text in one of the few colours that every terminal has; nil leaves it as it is.
  func painted(_ text: String, _ ink: Ink?) -> String {
    guard let ink, !text.isEmpty else { return text }
    return decorated(text, ink.rawValue)
  }

  /// Colours, by their codes for a terminal.
  enum Ink: String {
    case quiet = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case cyan = "36"
    case onGreen = "30;42"
  }

  private func decorated(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
