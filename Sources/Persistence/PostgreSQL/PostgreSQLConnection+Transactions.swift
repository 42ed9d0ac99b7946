#if PostgreSQL
  extension PostgreSQLConnection {
    /// Begins a transaction, which the server hears of with its first statement.
    ///
    /// A write waits for the campground's lock. It is not one state of the database: under the lock nobody else writes,
    /// and a state from before the wait would be an old one.
    func begin(_ purpose: Purpose) throws {
      try requireLink()
      (self.purpose, hasFailed, hasLeft, known, nested) = (purpose, false, false, [], [])
      (transaction, isMade, numbers) = (nil, false, PostgreSQLNumbers())
      isMarked = isMaking
      switch purpose {
      case .reading: wait(for: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
      case .writing: wait(for: "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE")
      }
      // A reader's state of the database is that of its first query. Before it, the reader waits for a backup that takes
      // the campground's place; behind it, the new tables would be empty.
      switch purpose {
      case .reading:
        wait(
          for: PostgreSQLStatement(text: "SET LOCAL search_path = \(PostgreSQLName.quoted(server.campground)), pg_temp")
        )
        waitForHome(purpose)
        if !isMaking { wait(for: "LOCK TABLE store IN ACCESS SHARE MODE") }
      case .writing:
        wait(for: settings)
        wait(for: "SELECT pg_advisory_xact_lock(hashtextextended(\(lockName), 0))")
        waitForHome(purpose)
      }
      guard !isMaking else { return }
      wait(for: marks(purpose)) { [unowned self] in try self.requireMarks($0) }
      if purpose == .writing {
        wait(for: "SELECT name, seq FROM counter") { [unowned self] answer in
          self.numbers = PostgreSQLNumbers(answer)
          // A nested write that began before has given none yet.
          for place in self.nested.indices { self.nested[place].numbers = self.numbers }
        }
      }
    }

    /// The name by which a campground is locked: its own, which stays when a backup takes its place.
    private var lockName: String { "campctl \(server.campground)" }

    func wait(for sql: SQL, _ take: ((PostgreSQLAnswer) throws -> Void)? = nil) {
      waiting.append(PostgreSQLLink.Passenger(statement: PostgreSQLStatement(sql), take: take))
    }

    func wait(for statement: PostgreSQLStatement) {
      waiting.append(PostgreSQLLink.Passenger(statement: statement, take: nil))
    }

    /// The settings of one transaction.
    private var settings: SQL {
      let path: SQL =
        "set_config('search_path', \(PostgreSQLName.quoted(server.campground) + ", pg_temp"), true)"
      let limit = busyTimeout.components.seconds * 1000 + busyTimeout.components.attoseconds / 1_000_000_000_000_000
      // A desk that vanishes must not hold the campground. A server that is set to do more than `on` does more.
      return """
        SELECT \(path), set_config('lock_timeout', \(String(max(limit, 1))), true),
          set_config('idle_in_transaction_session_timeout', '15s', true),
          CASE WHEN current_setting('synchronous_commit') <> 'remote_apply' THEN set_config('synchronous_commit', 'on', true) END
        """
    }

    func marks(_ purpose: Purpose) -> SQL {
      let release: SQL = tables.release.map { "(\($0))" } ?? "NULL"
      guard purpose == .writing else { return "SELECT application, version, \(release) FROM store" }
      return """
        SELECT application, version, \(release), pg_current_xact_id()::text, \(Self.life) FROM store
        """
    }

    /// The life of the server in which a transaction's number means one transaction: after a crash, and on a standby
    /// that has taken over, a lost one's number is given again.
    private static let life: SQL = """
      concat_ws(' ', substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8), pg_postmaster_start_time(),
        pg_stat_get_bgwriter_stat_reset_time())
      """

    /// Throws unless it is a campground of today's schema.
    private func requireMarks(_ answer: PostgreSQLAnswer) throws {
      guard answer.count == 1, answer.integer(0, 0) == Int64(tables.mark) else {
        throw unusable(.otherApplication)
      }
      let found = Int(answer.integer(0, 1) ?? 0)
      guard found <= tables.version else {
        throw unusable(.newerVersion(found: found, supported: tables.version, needed: answer.text(0, 2)))
      }
      guard found == tables.version else { throw unusable(.olderVersion(found: found, supported: tables.version)) }
      isMarked = true
      if purpose == .writing, let id = answer.text(0, 3), let life = answer.text(0, 4) { transaction = (id, life) }
    }

    /// The reason why a transaction did not come as far as its first statement.
    func unmarked(_ error: any Error) -> any Error {
      switch error {
      case StoreError.corrupt, StoreError.readOnly, StoreError.unusable(_, .needsOwner):
        homeAfterFailure()?.obstacle(to: purpose).map(unusable) ?? marked(error)
      default: error
      }
    }

    /// The error of a statement, with the place of the campground.
    func marked(_ error: any Error) -> any Error {
      if case StoreError.unusable(_, .needsOwner) = error { unusable(.needsOwner) } else { error }
    }

    func unusable(_ reason: StoreUnusable) -> StoreError { .unusable(path: server.description, reason) }

    func requireTransaction() throws {
      guard purpose != nil, !link.isLost else {
        throw StoreError.inputOutput("the server, or the way to it, was lost", applied: false)
      }
    }

    /// Makes the changes last. When the way to the server is lost meanwhile, another link looks for its outcome.
    func commit() throws {
      try requireTransaction()
      for (table, number) in numbers.given {
        wait(
          for:
            "INSERT INTO counter (name, seq) VALUES (\(table), \(number)) ON CONFLICT (name) DO UPDATE SET seq = excluded.seq"
        )
      }
      wait(for: "COMMIT")
      do {
        try fly([])
      } catch StoreError.inputOutput(let words, applied: _) {
        throw StoreError.inputOutput(words, applied: try outcome())
      }
      if isMade { isMaking = false }
      end()
    }

    /// True when the write is there, and false when it is not; nil when nobody can know.
    private func outcome() throws -> Bool? {
      // One that is still open must not be waited for.
      try? link.fly([PostgreSQLLink.Passenger(statement: PostgreSQLStatement("ROLLBACK"), take: nil)])
      guard let transaction else { return nil }
      let end = ContinuousClock.now.advanced(by: busyTimeout)
      while ContinuousClock.now < end {
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

    /// Ends the transaction without its changes, and without waiting for the server.
    func rollBack() {
      guard purpose != nil else { return }
      waiting = []
      if hasLeft, !link.isLost {
        try? link.send([PostgreSQLLink.Passenger(statement: PostgreSQLStatement("ROLLBACK"), take: nil)])
      }
      end()
    }

    private func end() {
      (purpose, hasFailed, hasLeft, known, nested, lacking) = (nil, false, false, [], [], nil)
    }

    func beginNested() throws {
      try requireTransaction()
      nested.append((waiting.count, flights, changes, numbers))
      wait(for: "SAVEPOINT nested")
    }

    func endNested() throws {
      guard let last = nested.last else { return }
      // A change in it fails in it.
      if changes != last.changes { try fly([]) }
      nested.removeLast()
      wait(for: "RELEASE nested")
    }

    func rollBackNested() throws {
      guard let last = nested.popLast() else { return }
      known = []
      numbers = last.numbers
      if flights == last.flights {
        waiting.removeSubrange(last.place...)
      } else {
        waiting = []
        hasFailed = false
        wait(for: "ROLLBACK TO nested")
        wait(for: "RELEASE nested")
      }
    }
  }
#endif
