/// A piece of HTML or SVG. Spliced values are text and get escaped, unless they are markup themselves.
///
/// Its own text is always from the source, so nobody's name can become markup.
struct HTML {
  private(set) var text: String

  /// Pieces one after the other.
  init(_ pieces: some Sequence<HTML>) {
    text = ""
    for piece in pieces { text += piece.text }
  }

  static func += (left: inout HTML, right: HTML) { left.text += right.text }
}

extension HTML: ExpressibleByStringInterpolation {
  init(stringLiteral value: StaticString) { text = value.description }

  init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: StaticString) {
      literal.withUTF8Buffer { text += String(decoding: $0, as: UTF8.self) }
    }

    /// Text, as it is to be read; also safe within an attribute's quotes.
    mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text += HTML.escaped(TerminalText.sanitized(value.description, keepingLines: true))
    }

    /// Markup, as it is.
    mutating func appendInterpolation(_ markup: HTML) { text += markup.text }

    mutating func appendInterpolation(_ pieces: [HTML]) {
      for piece in pieces { text += piece.text }
    }

    /// Splices markup, or nothing for nil.
    mutating func appendInterpolation(_ markup: HTML?) { text += markup?.text ?? "" }
  }

  /// Text with its marks of markup as entities.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: \.isMarkup) else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension UInt8 {
  fileprivate var isMarkup: Bool {
    switch self {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
    default: false
    }
  }
}
