#if PostgreSQL
  import Basics

  /// The end of a write, and its outcome when the way to the server is lost meanwhile.
  extension PostgreSQLConnection {
    /// Makes the changes last. When the way to the server is lost meanwhile, another link looks for its outcome.
    ///
    /// Throws ``StoreError/unconfirmed`` when they are on the server, and no standby has them within the busy timeout.
    func commit() throws {
      try requireTransaction()
      if looking.isWanted { throw LooksFirst() }
      boardGivenNumbers()
      known.forget("counter")
      // The server works on many rows while the reads of the answer are looked for.
      if waiting.count > 40 { dispatch() }
      boardExpected()
      board("COMMIT")
      var isUnconfirmed = false
      let patience = PostgreSQLLink.Patience(limit: busyTimeout) { [unowned self] in
        if stopsWaitingForStandby() { isUnconfirmed = true }
      }
      do {
        try fly([], patience: patience)
      } catch StoreError.inputOutput(let words, applied: _) {
        throw StoreError.inputOutput(words, applied: try outcome())
      }
      if isMade { isMaking = false }
      (hasCommitted, command) = (true, nil)
      end()
      if isUnconfirmed { throw StoreError.unconfirmed }
    }

    private func boardGivenNumbers() {
      let given = numbers.given.map { table, number -> SQL in "(\(table), \(number))" }
      guard !given.isEmpty else { return }
      board(
        """
        INSERT INTO counter (name, seq) VALUES \(SQL.joined(given, by: ", "))
        ON CONFLICT (name) DO UPDATE SET seq = excluded.seq
        """)
    }

    /// Has the reads of the answer go with the end of a single command's write.
    private func boardExpected() {
      guard lingers else { return }
      for statement in foreseenAfterwards() {
        waiting.append(
          PostgreSQLLink.Passenger(statement: statement) { [unowned self] in known.keep($0, to: statement) })
      }
    }

    /// True when the write is there, and false when it is not; nil when nobody can know.
    private func outcome() throws -> Bool? {
      // One that is still open must not be waited for.
      try? link.fly([PostgreSQLLink.Passenger(statement: PostgreSQLStatement("ROLLBACK"), receive: nil)])
      guard let transaction else { return nil }
      let end = Instant.now.advanced(by: busyTimeout)
      while Instant.now < end {
        guard let other = try? PostgreSQLLink(server, within: busyTimeout) else { return nil }
        var found: (status: String?, life: String?)
        let question: SQL = """
          SELECT CASE WHEN pg_is_in_recovery() THEN NULL ELSE pg_xact_status(\(transaction.id)::xid8) END,
            CASE WHEN NOT pg_is_in_recovery() THEN \(Self.life) END
          """
        let asks = PostgreSQLLink.Passenger(statement: PostgreSQLStatement(question)) {
          found = ($0.text(0, 0), $0.text(0, 1))
        }
        guard (try? other.fly([asks])) != nil, found.life == transaction.life else { return nil }
        switch found.status {
        case "committed": return true
        case "aborted": return false
        case "in progress": pause()
        default: return nil
        }
      }
      return nil
    }
  }
#endif
