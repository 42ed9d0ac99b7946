#if PostgreSQL
  /// The flights of a transaction: a write goes with the next read or the end, and rows of a batch go as soon as the server can
  /// begin with them.
  extension PostgreSQLConnection {
    /// Runs a statement that writes with the next flight.
    func post(_ sql: SQL) throws {
      if looking.isOn {
        looking.hasChanged = true
        return
      }
      if looking.isWanted { throw LooksFirst() }
      try requireTransaction()
      // An expected read has begun to write.
      guard lacking == nil else { throw StoreError.misuse(.writeInsideRead) }
      if hasQueried {
        forgetDeparted()
        hasQueried = false
      }
      let statement = texts.statement(sql)
      if isForMany, isWorthDispatching(before: statement.text) { dispatch() }
      post(statement)
    }

    func post(_ statement: PostgreSQLStatement) {
      known.forget(changedBy: statement)
      if let table = statement.text.changedTable { looking.changed.insert(table) }
      changes += 1
      waiting.append(PostgreSQLLink.Passenger(statement: statement, receive: nil))
    }

    /// Waits for all posted statements.
    func settle() throws {
      // The beginning of a transaction alone can wait for its first statement.
      guard changes != settled, !looking.isOn else { return }
      try fly([])
    }

    /// Takes the last rows that wait, of tables that none of these statements reads: of a batch, the server can insert them
    /// while the answers are worked on.
    func takeUnread(by statements: [PostgreSQLStatement]) -> [PostgreSQLLink.Passenger] {
      guard isForMany else { return [] }
      let unread = waiting.reversed().prefix { passenger in
        guard passenger.statement.text.isRow, passenger.receive == nil,
          let table = passenger.statement.text.changedTable
        else { return false }
        return !statements.contains { $0.text.tables.contains(table) }
      }
      waiting.removeLast(unread.count)
      return unread.reversed()
    }

    /// True when the server can begin with the rows of one table, of which no more come, while those of the next are made.
    private func isWorthDispatching(before next: PostgreSQLText) -> Bool {
      guard let last = waiting.last, last.statement.text.isRow, waiting.count > (link.isIdle ? 0 : 2) else {
        return false
      }
      return !waiting.contains { $0.statement.text == next }
    }

    /// Sends those that wait, for the server to work on meanwhile. When that fails, the next flight does, too.
    func dispatch() {
      guard hasLeft, !hasFailed, lacking == nil, !waiting.isEmpty else { return }
      link.dispatch(writes.merged(waiting))
      waiting = []
    }

    /// Sends these behind those that wait, and returns when all are answered; the rows are sent, too.
    func fly(
      _ passengers: [PostgreSQLLink.Passenger], before rows: [PostgreSQLLink.Passenger] = [],
      patience: PostgreSQLLink.Patience? = nil
    ) throws {
      guard !hasFailed else { throw StoreError.misuse(.spoiledWrite) }
      let all = (waiting.count > 1 ? writes.merged(waiting) : waiting) + passengers
      waiting = []
      hasLeft = true
      if begun == .writing { looking.flights += 1 }
      do {
        try link.fly(all, before: writes.merged(rows), patience: patience)
        settled = changes - Int64(rows.count)
      } catch {
        hasFailed = true
        changes += 1
        settled = changes
        throw isMarked ? marked(error) : unmarked(error)
      }
    }
  }
#endif
