import CampgroundManager

extension Failure {
  /// What ArgumentParser could not understand.
  ///
  /// Its errors are not public, so the field and the value are read from its message, such as
  /// `The value '1e3' is invalid for '--nights <number>': …`; its version is pinned, and a test reads each form.
  /// It tells of an option that is missing before the one that was misspelled for it.
  init(usage message: String, of command: [String], misspelled: @autoclosure () -> String?) {
    let message = (message.hasPrefix("Missing ") ? misspelled() : nil) ?? message
    let words = message.hasSuffix(".") ? String(message.dropLast()) : message
    let quoted = Self.quotedParts(of: message)
    let problem: Problem
    if message.hasPrefix("The value '"), let option = quoted.last {
      let value = Self.text(in: message, between: "The value '", and: "' is invalid for '")
      problem = Problem("unreadable", field: Self.field(option), value: value, words)
    } else if message.hasPrefix("Missing "), let option = quoted.first {
      problem = Problem("missing", field: Self.field(option), value: nil, words)
    } else {
      problem = Problem("usage", field: nil, value: nil, words)
    }
    self.init(
      .usage, [problem], hint: "\((["campctl"] + command).joined(separator: " ")) --help says what it takes.")
  }

  /// An argument that is no text; keeping it would change it in silence.
  static func invalidEncoding(_ shown: String) -> Failure {
    Failure(.usage, [Problem("invalidEncoding", field: nil, value: shown, "An argument is not valid UTF-8")])
  }

  /// The parts of ArgumentParser's message that name options, `--nights <number>` or `<full-name>`.
  private static func quotedParts(of message: String) -> [String] {
    message.split(separator: "'").map(String.init).filter { $0.hasPrefix("--") || $0.hasPrefix("<") }
  }

  /// `--rig-length <feet>` is the field `rigLength`.
  private static func field(_ option: String) -> String {
    let name = option.split(separator: " ").first.map(String.init) ?? option
    return Spelling.camelCase(name.filter { !"<>".contains($0) })
  }

  private static func text(in message: String, between start: String, and end: String) -> String? {
    guard let from = message.firstRange(of: start), let to = message.ranges(of: end).last,
      from.upperBound <= to.lowerBound
    else { return nil }
    return String(message[from.upperBound..<to.lowerBound])
  }
}
