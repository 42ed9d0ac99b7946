/// Words that several sentences share, the library's and the program's.
package enum Phrases {
  /// `1 site`, `3 sites`; of an irregular noun the plural is given.
  package static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(number) \(self.noun(number, noun, plural))"
  }

  /// The noun alone: `site`, `sites`.
  package static func noun(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    number == 1 ? noun : plural ?? noun + "s"
  }

  /// `1 was requested`, `3 were requested`.
  package static func requested(_ number: Int) -> String { "\(number) \(noun(number, "was", "were")) requested" }

  /// `A, B and C`.
  package static func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  /// `A, B or C`.
  package static func either(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  package static func nights(_ number: Int) -> String { count(number, "night") }

  package static func people(_ number: Int) -> String { count(number, "person", "people") }

  package static func journalEntries(_ number: Int) -> String { count(number, "journal entry", "journal entries") }

  /// `all of its 3 entries`, `its only entry`.
  package static func allEntries(_ number: Int) -> String {
    number == 1 ? "its only entry" : "all of its \(number) entries"
  }

  /// `stays of 3 nights or more`.
  package static func stays(ofAtLeast number: Int) -> String {
    "stays of \(nights(number))\(number == 1 ? "" : " or more")"
  }

  /// The beginning of a long value, which is enough to find it.
  package static func shortened(_ value: String) -> String { value.utf8.count > 200 ? value.prefix(200) + "…" : value }

  /// The largest number of problems that are written out.
  package static let mostSentences = 20

  /// A sentence for each clause; of very many the first.
  package static func sentences(_ clauses: [String]) -> String {
    let more = clauses.count > mostSentences ? [moreProblems(clauses.count - mostSentences)] : []
    return (clauses.prefix(mostSentences) + more)
      .map { $0 + ("?.".contains($0.last ?? " ") ? "" : ".") }.joined(separator: " ")
  }

  /// `There are 3 more problems`.
  package static func moreProblems(_ count: Int) -> String {
    "There \(noun(count, "is", "are")) \(self.count(count, "more problem"))"
  }
}
