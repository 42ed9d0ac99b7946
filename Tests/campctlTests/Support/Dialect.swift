import Foundation

/// The phrases of the house alone, which no text of it has.
struct Dialect {
  /// The phrases, each with a part that all its forms have, and their replacements.
  private static let phrases: [(part: String, pattern: String, instead: String)] = [
    ("unless ", "unless (it is |they are )?(said|told|asked)( otherwise)?", "“by default”"),
    ("asked", "(as|is|are|was|were|been|nobody|somebody|what) asked", "“requested”, “given” or “needed”"),
    ("ask", "asks? for|asked for", "“requests”, “requested” or “needs”"),
    ("told", "(is|are|was|were|be|been) told", "“is reported”, “is given” or “receives”"),
    ("said", "(as|is|was|be|been) said", "“is given”, “is declared” or “is reported”"),
    ("says so", "says so", "“reports that”"),
    ("`problems`", "names in `problems`", "“reports in `problems`”"),
    ("so many", "(at most|for|of|by) so many", "“at most `limit`”, “a number of”"),
    ("whoever", "whoever", "the person: “a reader that …”, “the caller”"),
    ("of whom", "of whom", "the person as a subject"),
    ("what ", "what (is|was|has|had|they|there|somebody|nobody)", "the noun: “the amount that …”, “the values …”"),
  ]

  private let patterns: [(part: String, pattern: Regex<AnyRegexOutput>, instead: String)]

  init() throws {
    patterns = try Self.phrases.map { ($0.part, try Regex("\\b(\($0.pattern))\\b").ignoresCase(), $0.instead) }
  }

  /// The phrases that stand in a text, each with its replacement.
  func faults(in text: String) -> [String] {
    let lowercased = text.lowercased()
    return patterns.compactMap { phrase in
      // A regular expression takes long, and most texts have no part of any.
      guard strstr(lowercased, phrase.part) != nil else { return nil }
      return text.firstMatch(of: phrase.pattern).map { "has “\(text[$0.range])”; write \(phrase.instead)" }
    }
  }
}
