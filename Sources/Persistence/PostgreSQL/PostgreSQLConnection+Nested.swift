#if PostgreSQL
  /// Writes within a write, which can be taken back alone; a campground of a chain only reads, and has none.
  extension PostgreSQLConnection {
    func beginNested() throws {
      if looking.isOn {
        looking.depth += 1
        return
      }
      guard chained == nil else { return }
      try requireTransaction()
      nested.append((waiting.count, link.departures, changes, numbers))
      board("SAVEPOINT nested")
    }

    func endNested() throws {
      if looking.isOn { return endTrial() }
      guard let last = nested.last else { return }
      // A change in it fails in it; the reads behind it go along.
      if changes != last.changes { try keepAnswers(to: foreseen()) }
      nested.removeLast()
      board("RELEASE nested")
    }

    func rollBackNested() throws {
      if looking.isOn { return endTrial() }
      guard let last = nested.popLast() else { return }
      known.forgetAll()
      numbers = last.numbers
      if link.departures == last.departures {
        waiting.removeSubrange(last.place...)
      } else {
        waiting = []
        link.giveUp()
        hasFailed = false
        board("ROLLBACK TO nested")
        board("RELEASE nested")
      }
    }
  }
#endif
