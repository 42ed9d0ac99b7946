import Persistence

/// A moment of a campground's journal.
package enum PastMoment {
  /// The moment after an entry was written.
  case entry(EntryReference)
  /// An instant, after all entries that were written until then, with the text that gave it.
  case instant(Moment, text: String)
}

extension Campground {
  /// The campground as it was at a moment, in memory: a copy, of which all is taken back that came later.
  ///
  /// Its clock is the given one, or else stands at the moment. People who were forgotten since stay forgotten. Throws
  /// ``CampingError`` for a moment before the oldest entry, and for an entry that is not there.
  package func past(_ moment: PastMoment, clock: CampgroundClock? = nil) throws -> Campground {
    let entry = try journalEntry(at: moment)
    let copy = try store.looseCopy()
    try FormerState(copy: copy, tables: Campground(store: copy, clock: self.clock).tables, entry: entry.id).takeBack()
    let then =
      if case .instant(let instant, _) = moment { instant } else { self.clock.moment(at: entry.seconds) }
    return Campground(store: copy, clock: clock ?? .pretended(then), location: location)
  }

  /// The newest entry at a moment.
  private func journalEntry(at moment: PastMoment) throws -> LogEntry {
    let log = JournalTable(store: store)
    switch moment {
    case .entry(let reference):
      if let id = try reference.id(), let entry = try log.entry(id) { return entry }
      throw CampingError(.notFound, [.reference(.notFound(.journalEntry, reference.text, field: "asOf"))])
    case .instant(let instant, let text):
      if let id = try log.newest(at: instant.seconds), let entry = try log.entry(id) { return entry }
      throw CampingError(.notFound, [.journal(.beforeOldest(text, oldest: try log.oldestID))])
    }
  }
}
