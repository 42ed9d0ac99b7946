/// The two sides of a conversation at a terminal: what campctl asks on standard error, and what a person types.
struct Dialog {
  private let screen = OutputStream(file: 2)

  /// Shows a line.
  func tell(_ text: String) { show(TerminalText.sanitized(text) + "\n") }

  /// The answer to a question, without the blanks around it; throws ``Failure`` when the person leaves.
  func answer(_ question: String) throws(Failure) -> String {
    guard let line = TerminalLine.typed(behind: TerminalText.sanitized(question) + " ", show) else {
      throw Failure(.declined, [.declined])
    }
    return line.trimmed
  }

  /// The answer to a question of yes or no, of which an empty one is the given one.
  func confirms(_ question: String, orElse standard: Bool) throws(Failure) -> Bool {
    while true {
      switch try answer("\(question) [\(standard ? "Y/n" : "y/N")]").lowercased() {
      case "": return standard
      case "y", "yes": return true
      case "n", "no": return false
      default: tell(Questions.yesOrNo)
      }
    }
  }

  /// The place of the one that is chosen of these lines; nil for none. An answer may also be its beginning, as far as a blank.
  func choice(of lines: [String], _ question: String) throws(Failure) -> Int? {
    for (place, line) in lines.enumerated() { tell("  \(place + 1). \(line)") }
    while true {
      let answer = try answer("\(question) [1-\(lines.count)]")
      if answer.isEmpty { return nil }
      if let number = Int(answer), lines.indices.contains(number - 1) { return number - 1 }
      if let place = lines.firstIndex(where: { $0.hasPrefix(answer + " ") }) { return place }
      tell(Questions.numberOfLine(lines.count))
    }
  }

  private func show(_ text: String) {
    try? screen.write(text.utf8)
    try? screen.flush()
  }
}

extension String {
  /// The text without the blanks at its ends.
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
