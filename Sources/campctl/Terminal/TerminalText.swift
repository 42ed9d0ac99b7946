import JSONText

/// Makes text from people harmless to a terminal.
enum TerminalText {
  /// The text with scalars that could steer a terminal, turn the direction of text, or hide in it, written like `\u{1B}`.
  static func sanitized(_ text: String, keepingLines: Bool = false) -> String {
    guard text.utf8.contains(where: \.mayBeginSteering) else { return text }
    let scalars = Array(text.unicodeScalars)
    var shown = ""
    for (place, scalar) in scalars.enumerated() {
      let next = scalars.indices.contains(place + 1) ? scalars[place + 1] : nil
      if scalar.steers && !(keepingLines && scalar == "\n")
        || scalar.hides(behind: place > 0 ? scalars[place - 1] : nil, before: next)
      {
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// The text of a file for a terminal, with its own tabs and the ends of its lines.
  static func shown(_ text: String) -> String {
    guard text.utf8.contains(where: \.mayBeginSteering) else { return text }
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.map { line in
      let content = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      return content.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { sanitized(String(decoding: $0, as: UTF8.self)) }.joined(separator: "\t")
    }.joined(separator: "\n")
  }

  /// The lines of several papers, with a blank line between two.
  static func lines(ofPapers texts: [String]) -> [String] {
    texts.joined(separator: "\n\n").split(separator: "\n", omittingEmptySubsequences: false)
      .map { sanitized(String($0)) }
  }
}

extension Unicode.Scalar {
  /// True for a joiner or a selector of a variant that changes nothing where it stands, so that nobody would see it.
  fileprivate func hides(behind former: Unicode.Scalar?, before next: Unicode.Scalar?) -> Bool {
    if isJoiner { return former?.isJoined != true }
    if isSelector { return former?.hasVariants(before: next) != true }
    return false
  }

  /// True for a letter of a script whose letters join, and for a picture.
  private var isJoined: Bool {
    switch value {
    // From Arabic to the scripts of South Asia, and their forms further behind.
    case 0x600...0x1CFF, 0xA800...0xABFF, 0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x10A00...0x11FFF, 0x1E900...0x1E95F: true
    case 0xFE0F: true
    default: value > 0xFF && properties.isEmoji
    }
  }

  /// True for a picture, a Chinese character or another letter that has variants; a figure has them on a key.
  private func hasVariants(before next: Unicode.Scalar?) -> Bool {
    value < 0x80 ? properties.isEmoji && next == "\u{20E3}" : properties.isEmoji || properties.isIdeographic || isJoined
  }
}

/// Paths as people read and write them.
enum HomePath {
  /// The path with `~` in the place of the home folder.
  static func shown(_ path: String) -> String {
    guard let home = Environment.variable(.home), home.count > 1, path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }
}
