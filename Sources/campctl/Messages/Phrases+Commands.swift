import CampgroundManager

/// Words of a shell, and of what a command has freed.
extension Phrases {
  /// The text as one word of a shell: `'Ann Lee'`.
  static func shellWord(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  /// The same without quotes where none are needed.
  static func plainWord(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
        || "-_.,:/@%+=".unicodeScalars.contains($0)
    }
    return isPlain && !text.isEmpty ? text : shellWord(text)
  }

  /// The path of an input at the beginning of a sentence, and within one: `-` is standard input.
  static func input(_ path: String, isFirst: Bool = false) -> String {
    path == "-" ? isFirst ? "Standard input" : "standard input" : path
  }

  /// `Nothing was found for novk; near it is c-3 (Zoe Novak, 555-0101).`
  static func nothingFound(for text: String, near: [String]) -> String {
    let guess = near.isEmpty ? "" : "; near it \(near.count == 1 ? "is" : "are") \(list(near))"
    return "Nothing was found for \(text)\(guess)."
  }

  /// `site 12 is free again, 2027-07-02 to 2027-07-05 (3 nights)`; each site once, nil when no night is.
  static func freeAgain(_ segments: [Segment]) -> String? {
    var sites: [SiteNumber] = []
    for segment in segments where !sites.contains(segment.site) { sites.append(segment.site) }
    let words = sites.map { site in
      let days = segments.filter { $0.site == site }.map { segment in
        "\(segment.arrival.dated) to \(segment.departure.dated) (\(nights(segment.arrival.distance(to: segment.departure))))"
      }
      return "site \(site) is free again, \(days.joined(separator: " and "))"
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// The nights that the end of a block frees, when no reservation gets them.
  static func freeAgain(_ block: Block, on today: Day) -> String {
    if block.before <= today { return "its nights are past" }
    return block.from < today ? "it is free again from \(today.dated)" : "it is free again"
  }
}
