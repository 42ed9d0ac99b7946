#if PostgreSQL
  /// Thrown through a write that would hold the campground for another look: it lets go, looks, and comes again.
  struct LooksFirst: Error {}

  /// The look of a write before it holds the campground.
  struct Looking {
    /// True while a write is tried for the statements that it reads, and changes nothing.
    var isOn = false
    /// True when the running write was tried before.
    var isOver = false
    /// True when the running write is to be given up, whatever becomes of the error that reports it.
    var isWanted = false
    /// The tables that the running write has changed.
    var changed: Set<Substring> = []
    /// The round trips since the running write holds the campground.
    var flights = 0 {
      didSet { longest = max(longest, flights) }
    }
    /// The most round trips for which a write of this connection has held the campground, its end included.
    private(set) var longest = 0
    /// True while reads are made that may as well find nothing.
    var mayFindNothing = false
    /// The writes in which a trial is now.
    var depth = 0
    /// The number of statements that a trial lacked up to the end of its write.
    var behind = 0
    /// True when a trial would have changed something by now.
    var hasChanged = false
    /// The numbers that the tables had given when the campground was held last.
    var numbers = PostgreSQLNumbers.unknown

    /// Takes note of the beginning of a write.
    mutating func begin() { (changed, flights, isWanted) = ([], 0, false) }
  }

  /// Writes that look before they hold the campground.
  ///
  /// The first flight of a write takes the campground and reads again all that was read before, with what follows from it, and another one
  /// has all that is lacking then. Where still more has to be read, the write is given up; it is tried outside, where nobody waits for it, until
  /// it lacks no more answer, and made in earnest. So it holds the campground for two flights and those that read what it has written
  /// itself, however many things it looks at.
  extension PostgreSQLConnection {
    /// Throws ``LooksFirst`` for a write that holds the campground, and lacks the answer to one more statement about what it has not changed.
    func lookInstead(of statement: PostgreSQLStatement) throws {
      guard begun == .writing, lingers, !looking.isOver, !isMaking else { return }
      if looking.flights > 1, looking.changed.isDisjoint(with: statement.text.tables) { looking.isWanted = true }
      if looking.isWanted { throw LooksFirst() }
    }

    /// Looks outside as long as a trial of the single command that runs changes nothing: it stops at a read that cannot go on without its
    /// answer, or is refused, or finds nothing to do, for what it guesses; and where it lacks so many that a guess is worth little. The few
    /// statements that it lacks from there on go with the lock, or with the writes. Returns them; nil for a write that was not tried.
    func lookAhead() throws -> [PostgreSQLStatement]? {
      guard lingers, begun == .reading, command != nil else { return nil }
      for _ in 1...30 {
        let found = foreseen()
        guard command != nil, !looking.hasChanged || found.count > 20, !found.isEmpty else { return found }
        try begin(.reading)
        defer { rollBack() }
        try keepAnswers(to: found)
      }
      return nil
    }

    /// Tries a write outside, for the statements that it reads; each flight has all that are lacking by then.
    func look(_ body: () throws -> Void) throws {
      looking.isOver = true
      // A write that looks at one thing after the other lacks something each time.
      for _ in 1...30 {
        lacking = []
        attempt(body)
        let found = (lacking ?? []).withoutRepeated
        lacking = nil
        if found.isEmpty { return }
        try begin(.reading)
        defer { rollBack() }
        try keepAnswers(to: (found + foreseen()).withoutRepeated)
      }
    }

    /// Makes a write with all that it changes left out, for the statements that it lacks.
    func attempt(_ body: () throws -> Void) {
      let drawn = numbers
      (looking.isOn, looking.depth, looking.behind, numbers) = (true, 0, 0, looking.numbers)
      looking.hasChanged = false
      defer { (looking.isOn, numbers) = (false, drawn) }
      try? body()
    }

    /// Ends a write within a trial, of which the outermost is the whole command.
    func endTrial() {
      looking.depth -= 1
      if looking.depth == 1 { looking.behind = lacking?.count ?? 0 }
    }

    /// Keeps the answers of a flight of its own, behind all that waits.
    func keepAnswers(to statements: [PostgreSQLStatement]) throws {
      var answers: [PostgreSQLAnswer] = []
      try fly(statements.map { statement in PostgreSQLLink.Passenger(statement: statement) { answers.append($0) } })
      for (statement, answer) in zip(statements, answers) { known.keep(answer, to: statement) }
      known.makeRoom()
    }
  }
#endif
