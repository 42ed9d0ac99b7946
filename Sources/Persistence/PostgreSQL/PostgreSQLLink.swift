#if PostgreSQL
  import CPostgreSQL

  /// A link to a server: statements fly there together, and their answers come back together.
  ///
  /// A flight takes one round trip, however many statements it has. Statements that were sent without waiting are answered before
  /// the next flight.
  final class PostgreSQLLink {
    /// A statement on its way, and the receiver of its answer.
    struct Passenger {
      let statement: PostgreSQLStatement
      let receive: ((PostgreSQLAnswer) throws -> Void)?
      /// True when its transaction was given up, so that its error concerns nobody.
      var isGivenUp = false
    }

    /// The mark behind statements that are one flight.
    private let mark = Passenger(statement: PostgreSQLStatement(text: ""), receive: nil)

    let handle: OpaquePointer
    /// The statements that were sent, whose answers have not been read.
    var flying: [Passenger] = []
    var prepared = PreparedStatements()
    /// The process of the server behind this link, as the server or a pooler named it when the link was made.
    var process: Int64
    /// The number of round trips so far, beside those of the connecting.
    private(set) var flights = 0
    /// The number of times that statements have left.
    private(set) var departures = 0
    /// True when statements were dispatched, behind which no mark has the server send its answers.
    private var isOpen = false
    /// True when a statement could not be sent, or an answer did not come: what else comes belongs to nobody.
    private var isBroken = false

    /// Connects, and waits for the server no longer than the limit.
    init(_ server: StoreServer, within limit: Duration) throws {
      handle = try Self.connected(to: server, within: limit)
      process = Int64(PQbackendPID(handle))
    }

    /// A link that leads nowhere, in the place of one that was left.
    init() {
      (handle, process, isBroken) = (PQconnectStart("host"), 0, true)
    }

    deinit {
      awaitAnswers()
      PQfinish(handle)
    }

    /// True when the server has answered all.
    var isIdle: Bool { flying.isEmpty }

    /// Looks for the end of the connection, of which a server tells an idle link.
    func look() {
      // Its last words come first, and then nothing more.
      for _ in 1...2 { PQconsumeInput(handle) }
    }

    /// True when the server, or the way to it, is gone, as far as was seen.
    var isLost: Bool { isBroken || PQstatus(handle) != CONNECTION_OK }

    /// Sends statements, and returns when all are answered; throws the first of their errors.
    ///
    /// The server goes on with those behind them, which belong to the next flight.
    func fly(_ passengers: [Passenger], before next: [Passenger] = [], patience: Patience? = nil) throws {
      try send(passengers)
      let count = flying.count
      flights += 1
      departures += 1
      if !next.isEmpty { dispatch(next) }
      try land(count, patience)
    }

    /// Sends statements that belong to the next flight. A line that is lost is found by that.
    func dispatch(_ passengers: [Passenger]) {
      departures += 1
      isOpen = true
      for passenger in passengers where !isSent(passenger) {
        isBroken = true
        return
      }
      PQflush(handle)
    }

    /// Sends statements without waiting for them.
    func send(_ passengers: [Passenger]) throws {
      guard !passengers.isEmpty || isOpen else { return }
      for passenger in passengers {
        guard isSent(passenger) else { throw lost() }
      }
      isOpen = false
      guard PQpipelineSync(handle) == 1, PQflush(handle) >= 0 else { throw lost() }
      flying.append(mark)
    }

    /// Ends a transaction without its changes, and without waiting; behind a statement that fails, too.
    func rollBack() {
      giveUp()
      try? send([Passenger(statement: PostgreSQLStatement("ROLLBACK"), receive: nil)])
    }

    /// Has the errors of all statements that were sent concern nobody.
    func giveUp() {
      // Behind one that fails, the server passes over all that stands before the next mark.
      if isOpen { try? send([]) }
      // Nobody will know which of them were passed over, and with them the preparing of texts.
      if !flying.isEmpty { prepared.forgetTexts() }
      flying = flying.map { Passenger(statement: $0.statement, receive: nil, isGivenUp: true) }
    }

    /// Reads the answers of the first statements that were sent.
    private func land(_ count: Int, _ patience: Patience?) throws {
      var failure: (any Error)?
      for passenger in flying.prefix(count) {
        if let patience { wait(patience) }
        do {
          try landed(passenger)
        } catch {
          failure = failure ?? error
          prepared.forgetTexts()
          if isLost { break }
        }
      }
      flying.removeFirst(min(count, flying.count))
      if let failure { throw failure }
    }

    func landed(_ passenger: Passenger) throws {
      guard let result = PQgetResult(handle) else { throw lost() }
      let status = PQresultStatus(result)
      if status == PGRES_PIPELINE_SYNC { return PQclear(result) }
      let answer = PostgreSQLAnswer(result, to: passenger.statement.text.text)
      // A statement's answer ends with nothing.
      while let more = PQgetResult(handle) { PQclear(more) }
      switch status {
      case PGRES_TUPLES_OK, PGRES_COMMAND_OK: try passenger.receive?(answer)
      // One before it in the flight has failed, whose error is thrown.
      case PGRES_PIPELINE_ABORTED: break
      default:
        if isLost { throw lost() }
        if !passenger.isGivenUp { throw StoreError(result: result) }
      }
    }

    /// Runs a script of statements without values or answers, by itself.
    func run(_ script: String) throws {
      try outsideFlights { handle in
        guard let result = PQexec(handle, script) else { throw lost() }
        defer { PQclear(result) }
        guard [PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_EMPTY_QUERY].contains(PQresultStatus(result)) else {
          throw isLost ? lost() : StoreError(result: result)
        }
      }
    }

    /// Runs the body outside of all flights: it sends and reads by itself.
    func outsideFlights(_ body: (OpaquePointer) throws -> Void) throws {
      if !flying.isEmpty { try fly([]) }
      flights += 1
      guard PQexitPipelineMode(handle) == 1 else { throw lost() }
      defer { PQenterPipelineMode(handle) }
      try body(handle)
    }

    func lost() -> StoreError {
      (flying, isOpen, isBroken) = ([], false, true)
      return .inputOutput("the server, or the way to it, was lost", applied: false)
    }
  }
#endif
