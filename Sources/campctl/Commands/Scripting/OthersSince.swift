import CampgroundManager

/// The entries that other actors have written since an entry.
struct OthersSince {
  private var actors: [(name: String, entries: [LogEntry], count: Int)] = []
  /// The number of entries that are named for each actor.
  private static let named = 5

  init(_ entry: EntryID, in campground: Campground) throws {
    try campground.undo.forEachEntryOfOthers(since: entry) { append($0) }
  }

  /// `Since then marge has written o-15 (pay) and o-16 (move)`, a sentence for each actor.
  var sentences: [String] {
    actors.map { actor in
      let more = actor.count - actor.entries.count
      let words = actor.entries.map { "\($0.id) (\($0.command))" } + (more > 0 ? ["\(more) more"] : [])
      return "Since then \(actor.name) has written \(Phrases.list(words))"
    }
  }

  /// The sentences, as notes beside an answer.
  var notes: [String] { sentences.map { "\($0)." } }

  private mutating func append(_ entry: LogEntry) {
    if let place = actors.firstIndex(where: { $0.name == entry.actor }) {
      actors[place].count += 1
      if actors[place].entries.count < Self.named { actors[place].entries.append(entry) }
    } else {
      actors.append((entry.actor, [entry], 1))
    }
  }
}
