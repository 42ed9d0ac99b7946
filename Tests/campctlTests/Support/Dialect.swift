/// The phrases of the house alone, which no text of it has.
struct Dialect {
  /// The phrases, and their replacements.
  private static let phrases: [(pattern: String, instead: String)] = [
    ("unless (it is |they are )?(said|told|asked)( otherwise)?", "“by default”"),
    ("(as|is|are|was|were|been|nobody|somebody|what) asked", "“requested”, “given” or “needed”"),
    ("asks? for|asked for", "“requests”, “requested” or “needs”"),
    ("(is|are|was|were|be|been) told", "“is reported”, “is given” or “receives”"),
    ("(as|is|was|be|been) said", "“is given”, “is declared” or “is reported”"),
    ("says so", "“reports that”"),
    ("names in `problems`", "“reports in `problems`”"),
    ("(at most|for|of|by) so many", "“at most `limit`”, “a number of”"),
    ("whoever", "the person: “a reader that …”, “the caller”"),
    ("of whom", "the person as a subject"),
    ("what (is|was|has|had|they|there|somebody|nobody)", "the noun: “the amount that …”, “the values …”"),
  ]

  private let patterns: [(pattern: Regex<AnyRegexOutput>, instead: String)]

  init() throws {
    patterns = try Self.phrases.map { (try Regex("\\b(\($0.pattern))\\b").ignoresCase(), $0.instead) }
  }

  /// The phrases that stand in a text, each with its replacement.
  func faults(in text: String) -> [String] {
    patterns.compactMap { phrase in
      text.firstMatch(of: phrase.pattern).map { "has “\(text[$0.range])”; write \(phrase.instead)" }
    }
  }
}
