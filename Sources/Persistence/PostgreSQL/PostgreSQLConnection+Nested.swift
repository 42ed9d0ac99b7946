#if PostgreSQL
  /// Writes within a write, which can be taken back alone; a campground of a chain only reads, and has none.
  extension PostgreSQLConnection {
    func beginNested() throws {
      guard !looking.isOn, chained == nil else { return }
      try requireTransaction()
      nested.append((waiting.count, link.departures, changes, numbers))
      board("SAVEPOINT nested")
    }

    func endNested() throws {
      guard !looking.isOn, let last = nested.last else { return }
      // A change in it fails in it.
      if changes != last.changes { try fly([]) }
      nested.removeLast()
      board("RELEASE nested")
    }

    func rollBackNested() throws {
      guard !looking.isOn, let last = nested.popLast() else { return }
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
