#if PostgreSQL
  #if canImport(Glibc)
    import Glibc
  #else
    import Darwin
  #endif

  /// A campground in a database of a server: its transactions, as few flights as they need.
  ///
  /// Nothing depends on a session of the server: a pooler may give each transaction another.
  final class PostgreSQLConnection {
    let server: StoreServer
    let tables: PostgreSQLTables
    let busyTimeout: Duration
    private(set) var link: PostgreSQLLink
    /// The statements that go with the next flight.
    var waiting: [PostgreSQLLink.Passenger] = []
    /// The purpose of the running transaction; nil between two, also while one lingers.
    var purpose: Purpose?
    /// The purpose of the transaction that the server has, or will have with the next flight.
    var begun: Purpose?
    /// True while a transaction lingers behind a read, as for a single command.
    var lingers = false
    /// True when a statement of the transaction has failed: the server ignores all that follow.
    var hasFailed = false
    /// True when a write was committed, behind which others may come.
    var hasCommitted = false
    /// True when the campground was found to be one of today's, in this transaction.
    var isMarked = false
    /// True when something of the transaction was sent.
    var hasLeft = false
    var texts = PostgreSQLTexts()
    /// Has the server look for tables in the campground's schema, as long as a transaction that reads.
    lazy var path = PostgreSQLStatement(
      text: "SET LOCAL search_path = \(PostgreSQLName.quoted(server.campground)), pg_temp")
    /// Has the server wait for a table's lock, which a rewriting holds, as long as for the campground's.
    lazy var limit = PostgreSQLStatement(text: "SET LOCAL lock_timeout = \(milliseconds)")
    lazy var writes = MergedWrites(tables.script)
    var known = KnownAnswers()
    /// The reads whose statements go with the next flight.
    var expected: [() throws -> Void] = []
    /// The single command that runs, to be tried for the statements that it lacks.
    var command: (() throws -> Void)?
    /// The number of these, from the first, whose statements have left before.
    var departed = 0
    /// The reads of the answer to the running write, whose statements go with its COMMIT.
    var expectedAfterwards: [() throws -> Void] = []
    /// The statements that a single command has read before its write, to be read again in it.
    var again: [PostgreSQLStatement] = []
    /// The statements that the last trial before a write has lacked, until they leave.
    var foreseenAhead: [PostgreSQLStatement]?
    /// The statements that reads still lack, while these are collected.
    var lacking: [PostgreSQLStatement]?
    /// The looks of writes, and the round trips for which they hold the campground.
    var looking = Looking()
    /// The answers of the chain's flights, while this is a campground of a chain.
    var chained: ChainedAnswers?
    /// True when answers have come since the last write.
    var hasQueried = false
    /// A number that changes with each change.
    var changes: Int64 = 0
    /// The number of changes that are answered.
    var settled: Int64 = 0
    /// The last number that each table has given.
    var numbers = PostgreSQLNumbers()
    /// The places of nested writes, to which they can be rolled back.
    var nested: [(place: Int, departures: Int, changes: Int64, numbers: PostgreSQLNumbers)] = []
    /// True while its schema may be missing, or be an older one that is brought up to date.
    var isMaking = false
    /// Its schema, once it was looked for in order to make it.
    var home: PostgreSQLHome?
    /// True when the running write brings the tables to today's.
    var isMade = false
    /// The process of the server that has answered last.
    var serverProcess: Int64?
    /// The running write, as the server knows it for good.
    var transaction: (id: String, life: String)?
    /// The time of this machine, in seconds since 1970.
    var deskTime: () -> Int64 = { Int64(time(nil)) }
    /// True when this role may change stays, as the last write has shown.
    var mayChangeStays = true
    /// The clock from which the entries of a write have their time.
    var clockOfEntries = EntryClock.own
    /// The seconds by which the clock of this machine is ahead of the server's.
    var secondsAhead: Int64 = 0
    /// The flights of links that were lost.
    private var earlierFlights = 0

    convenience init(_ server: StoreServer, tables: PostgreSQLTables, busyTimeout: Duration) throws {
      let link = try PostgreSQLLink(server, within: busyTimeout)
      self.init(server, tables: tables, busyTimeout: busyTimeout, over: link)
    }

    init(_ server: StoreServer, tables: PostgreSQLTables, busyTimeout: Duration, over link: PostgreSQLLink) {
      (self.server, self.tables, self.busyTimeout, self.link) = (server, tables, busyTimeout, link)
    }

    /// The number of round trips so far, beside those of connecting.
    var flights: Int { earlierFlights + link.flights }

    /// True while a read is made for the statements that it will need alone; a chain's are made in earnest, again and again.
    var isForeseeing: Bool { lacking != nil && chained == nil }

    var isInTransaction: Bool { purpose != nil }

    /// The busy timeout in milliseconds, at least one: for 0 a server waits without end.
    var milliseconds: Int64 {
      max(1, busyTimeout.components.seconds * 1000 + busyTimeout.components.attoseconds / 1_000_000_000_000_000)
    }

    /// True in a write of many commands, such as a batch.
    var isForMany: Bool { begun == .writing && !lingers }

    /// Connects once more when the server, or the way to it, was lost.
    func requireLink() throws {
      link.look()
      guard link.isLost else { return }
      earlierFlights += link.flights
      link = try PostgreSQLLink(server, within: busyTimeout)
    }

    /// Takes leave of the server; what comes after connects once more.
    ///
    /// The end of a connection ends its transaction, too, and costs no answer. A pooler, whose own connection would end with it, first gets the
    /// end of the transaction, and answers that are still to come are waited for: the server would note a desk that was lost.
    func leave() {
      (lingers, command) = (false, nil)
      if link.isDirect { end() } else { letGo() }
      earlierFlights += link.flights
      link = PostgreSQLLink()
    }

    /// Calls the body with the rows of an answer, until it returns false.
    func query(_ sql: SQL, _ body: (PostgreSQLAnswer, Int) throws -> Bool) throws {
      let answer = try self.answer(to: texts.statement(sql))
      for row in 0..<answer.count where try !body(answer, row) { return }
    }

    /// The answer to a statement that reads: a known one, or the server's.
    func answer(to statement: PostgreSQLStatement) throws -> PostgreSQLAnswer {
      if let chained {
        return try chained.answer(to: statement, mayFindNothing: looking.mayFindNothing)
      }
      if let answer = known[statement] { return answer }
      if lacking != nil {
        lacking?.append(statement)
        if let guessed = guessed(statement) { return guessed }
        throw LacksAnswer()
      }
      if purpose == nil { return try inReading { try self.answer(to: statement) } }
      try lookInstead(of: statement)
      let others = again + (foreseenAhead ?? foreseen())
      (again, foreseenAhead) = ([], nil)
      return try answers(to: ([statement] + others).withoutRepeated)[0]
    }

    /// Runs the body as a transaction of its own that only reads.
    private func inReading<Result>(_ body: () throws -> Result) throws -> Result {
      try begin(.reading)
      defer { rollBack() }
      return try body()
    }

    /// The answers to statements that go together: the first is read now, and others are foreseen.
    func answers(to statements: [PostgreSQLStatement]) throws -> [PostgreSQLAnswer] {
      if let chained { return try chained.answers(to: statements) }
      if looking.isOn { throw LacksAnswer() }
      try requireTransaction()
      hasQueried = true
      var answers: [PostgreSQLAnswer] = []
      let unread = takeUnread(by: statements)
      try fly(
        statements.map { statement in PostgreSQLLink.Passenger(statement: statement) { answers.append($0) } },
        before: unread)
      known.makeRoom()
      let isForOne = begun == .writing && lingers || command != nil
      for (place, answer) in answers.enumerated() where place > 0 || answer.count <= 200 || isForOne {
        // A long list is read once; a foreseen one has still to be read, and a write of one command may come to it again.
        known.keep(answer, to: statements[place])
      }
      // To try it again and again would take longer than its round trips.
      if known.isLarge { command = nil }
      return answers
    }
  }
#endif
