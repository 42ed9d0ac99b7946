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
    ("is of", "is of \(ordinary)", "“belongs to”, “counts on”, “applies to” or “covers”"),
    ("are of", "are of \(ordinary)", "“belong to”, “count on”, “apply to” or “cover”"),
    ("was of", "was of \(ordinary)", "“belonged to”, “applied to” or “covered”"),
    ("were of", "were of \(ordinary)", "“belonged to”, “applied to” or “covered”"),
    ("be of", "be of \(ordinary)", "“belong to”, “apply to” or “cover”"),
    ("nowhere", "stands? nowhere", "“is not in …”, “is not found”"),
    ("to hold", "comes? to hold", "“applies later”"),
    ("will do", "any( [a-z]+)? will do", "“any … is acceptable”"),
    ("for it", "(do|does) for it", "“fit”, “work”"),
    ("whatever case", "in whatever case", "“ignoring case”"),
    ("one's own", "of one's own", "“agreed”, “your own”"),
    ("told", "untold", "“unreported”"),
    ("party that does", "party that does not come", "“a no-show”"),
  ]

  /// The nouns that may follow: a site is of type cabin, and a value of another kind.
  private static let ordinary = "(?!type\\b|another\\b|no\\b|different\\b|unknown\\b|any\\b)[a-z]+"

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
