import CampgroundManager

/// Words that several sentences share.
enum Phrases {
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

  /// `1 site`, `3 sites`; of an irregular noun the plural is given.
  static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(number) \(self.noun(number, noun, plural))"
  }

  /// The noun alone: `site`, `sites`.
  static func noun(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    number == 1 ? noun : plural ?? noun + "s"
  }

  /// `1 was requested`, `3 were requested`.
  static func requested(_ number: Int) -> String { "\(number) \(noun(number, "was", "were")) requested" }

  /// `A, B and C`.
  static func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  /// `A, B or C`.
  static func either(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// `Nothing was found for novk; near it is c-3 (Zoe Novak, 555-0101).`
  static func nothingFound(for text: String, near: [String]) -> String {
    let guess = near.isEmpty ? "" : "; near it \(near.count == 1 ? "is" : "are") \(list(near))"
    return "Nothing was found for \(text)\(guess)."
  }

  static func nights(_ number: Int) -> String { count(number, "night") }

  static func people(_ number: Int) -> String { count(number, "person", "people") }

  static func journalEntries(_ number: Int) -> String { count(number, "journal entry", "journal entries") }

  /// `all of its 3 entries`, `its only entry`.
  static func allEntries(_ number: Int) -> String { number == 1 ? "its only entry" : "all of its \(number) entries" }

  /// `stays of 3 nights or more`.
  static func stays(ofAtLeast number: Int) -> String { "stays of \(nights(number))\(number == 1 ? "" : " or more")" }

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
