#if PostgreSQL
  extension PostgreSQLConnection {
    /// Begins a transaction, which the server hears of with its first statement.
    ///
    /// A write waits for the campground's lock. It is not one state of the database: under the lock nobody else writes,
    /// and a state from before the wait would be an old one. A single command has looked before: all that it has read is
    /// read again behind the lock, with what follows from it, so that the lock is held for the way there and back once.
    func begin(_ next: Purpose) throws {
      // An expected read is made within the running transaction.
      if lacking != nil { return }
      let foreseen = next == .writing ? try lookAhead() : nil
      (again, foreseenAhead) = ([], foreseen)
      if begun != nil, !link.isLost {
        // One that lingers has only read, and goes on for another read.
        if next == .reading {
          purpose = next
          return
        }
        again = known.statements
        letGo()
      }
      // A transaction that was lost with its link has told nothing that still counts.
      if begun != nil { known.age() }
      try requireLink()
      prepare(for: next)
      boardBeginning(next)
      guard !isMaking else { return }
      board(marks(next)) { [unowned self] in try self.requireMarks($0) }
      if next == .writing { boardNumbers() }
    }

    private func prepare(for next: Purpose) {
      (purpose, begun, hasFailed, hasLeft, nested, waiting) = (next, next, false, false, [], [])
      if next == .writing { looking.begin() }
      (transaction, isMade, numbers) = (nil, false, PostgreSQLNumbers())
      // Behind the write of a lingering connection, its answers are those of the moment of that write.
      if next == .writing || !lingers { known.age() }
      isMarked = isMaking
      link.prepared.isOn = isForMany || hasCommitted && link.prepared.haveSession
    }

    /// Has a write know the last numbers that the tables have given.
    private func boardNumbers() {
      board("SELECT name, seq FROM counter") { [unowned self] answer in
        self.numbers = PostgreSQLNumbers(answer)
        self.looking.numbers = self.numbers
        // A nested write that began before has given none yet.
        for place in self.nested.indices { self.nested[place].numbers = self.numbers }
      }
    }

    /// The settings and the locks of a transaction.
    private func boardBeginning(_ purpose: Purpose) {
      switch purpose {
      case .reading:
        board("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        // A reader's state of the database is that of its first query. Before it, the reader waits for a backup that takes
        // the campground's place; behind it, the new tables would be empty.
        board(path)
        board(limit)
        boardHome(purpose)
        if !isMaking { board("LOCK TABLE store IN ACCESS SHARE MODE") }
      case .writing:
        board("BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE")
        board(settings)
        if isMaking {
          board("SELECT pg_advisory_xact_lock(hashtextextended(\(makersLock), 0))")
          boardHome(purpose)
        }
        if !isMaking || home?.hasTurn == true { board(Self.takeTurn) }
      }
    }

    /// The name by which those who make a campground's tables are kept apart: there is no table yet to lock.
    private var makersLock: String { "campctl \(server.campground)" }

    /// Has all others who write wait until the end of the transaction. To lock this table, a role needs a right in the campground; readers
    /// are not kept out, and those who wait come in turn.
    private static let takeTurn: SQL = "LOCK TABLE turn IN SHARE UPDATE EXCLUSIVE MODE"

    /// The processes of the server that have the turn.
    var holders: SQL {
      """
      SELECT pid FROM pg_locks WHERE granted AND mode = 'ShareUpdateExclusiveLock'
        AND relation = to_regclass(quote_ident(\(server.campground)) || '.turn')
      """
    }

    /// Has a statement that changes no row of the campground go with the next flight.
    func board(_ sql: SQL, _ receive: ((PostgreSQLAnswer) throws -> Void)? = nil) {
      waiting.append(PostgreSQLLink.Passenger(statement: texts.statement(sql), receive: receive))
    }

    func board(_ statement: PostgreSQLStatement) {
      waiting.append(PostgreSQLLink.Passenger(statement: statement, receive: nil))
    }

    /// The settings of one transaction.
    private var settings: SQL {
      let path = PostgreSQLName.quoted(server.campground) + ", pg_temp"
      // A desk that vanishes must not hold the campground. A server that is set to do more than `on` does more.
      return """
        SELECT set_config('search_path', \(path), true), set_config('lock_timeout', \(String(milliseconds)), true),
          set_config('idle_in_transaction_session_timeout', '15s', true),
          set_config('campctl.clock', \(clockOfEntries.rawValue), true),
          CASE WHEN current_setting('synchronous_commit') <> 'remote_apply' THEN set_config('synchronous_commit', 'on', true) END
        """
    }

    func requireTransaction() throws {
      if looking.isOn { return }
      guard purpose != nil, begun != nil, !link.isLost else {
        throw StoreError.inputOutput("the server, or the way to it, was lost", applied: false)
      }
    }

    /// Ends the transaction without its changes, and without waiting for the server; one that has only read may linger.
    func rollBack() {
      guard let purpose, lacking == nil else { return }
      if lingers, purpose == .reading, !hasFailed {
        self.purpose = nil
        return
      }
      letGo()
    }

    /// Has transactions end with each read from now on.
    func stopLingering() {
      (lingers, expected, departed, expectedAfterwards, command) = (false, [], 0, [], nil)
      letGo()
      known.age()
    }

    /// Ends the transaction that runs, or lingers.
    func letGo() {
      guard begun != nil else { return }
      if hasLeft, !link.isLost { link.rollBack() }
      known.age()
      end()
    }

    func end() {
      // Behind a look, the write is still to come.
      if !lingers || begun == .writing { expectedAfterwards = [] }
      (purpose, begun, hasFailed, hasLeft, nested, lacking, waiting) = (nil, nil, false, false, [], nil, [])
      looking.changed = []
      if !lingers {
        known.age()
        (expected, departed) = ([], 0)
      }
    }
  }
#endif
