#if PostgreSQL
  /// Campgrounds of one database, whose reads travel together: over one link, in one transaction, and so of one moment.
  ///
  /// Each read is tried until it lacks an answer. What all of them lack leaves in one flight, and then each is tried
  /// anew: so all take as many round trips as the one that takes most.
  final class PostgreSQLChain {
    private let link: PostgreSQLLink
    private let connections: [PostgreSQLConnection]
    private var hasBegun = false

    init(_ connections: [PostgreSQLConnection], over link: PostgreSQLLink) {
      (self.connections, self.link) = (connections, link)
      for connection in connections { connection.beginChained() }
    }

    /// True when a read of this campground has lacked an answer since the last flight.
    func isLacking(_ place: Int) -> Bool { connections[place].chained?.lacking.isEmpty == false }

    /// Sends what all reads lack.
    func fly() throws {
      let asking = connections.filter { $0.chained?.lacking.isEmpty == false }
      let beginning = hasBegun ? [] : beginning(of: asking)
      hasBegun = true
      try link.fly(beginning + asking.flatMap { $0.chainedPassengers() })
    }

    /// Reads as a single campground does, one after the other, from now on: a statement has failed, which has ended the
    /// transaction of all, and is to be the failure of its own campground.
    func end() {
      if hasBegun, !link.isLost { link.rollBack() }
      hasBegun = false
      for connection in connections { connection.endChained() }
    }

    /// The beginning of a transaction that has one state of all campgrounds, and waits for a backup that takes the place
    /// of one.
    private func beginning(of asking: [PostgreSQLConnection]) -> [PostgreSQLLink.Passenger] {
      guard let first = asking.first else { return [] }
      let stores = asking.map { PostgreSQLName.quoted($0.server.campground) + ".store" }.joined(separator: ", ")
      return [
        "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", "SET LOCAL lock_timeout = \(first.milliseconds)",
        "LOCK TABLE \(stores) IN ACCESS SHARE MODE",
      ].map { PostgreSQLLink.Passenger(statement: PostgreSQLStatement(text: $0), receive: nil) }
    }
  }

  /// The part of one campground in the transaction of a chain.
  extension PostgreSQLConnection {
    /// Has all reads take their answers from the chain's flights.
    func beginChained() { (chained, lacking) = (ChainedAnswers(), []) }

    func endChained() { (chained, lacking, isMarked) = (nil, nil, false) }

    /// The statements that it lacks, behind the path that leads to its tables and, at first, the look at its marks.
    func chainedPassengers() -> [PostgreSQLLink.Passenger] {
      let own = chained?.leaving() ?? []
      let path = PostgreSQLLink.Passenger(statement: path, receive: nil)
      if isMarked { return [path] + own }
      let marks = PostgreSQLLink.Passenger(statement: texts.statement(marks(.reading))) { [unowned self] in
        try self.requireMarks($0)
      }
      return [path, marks] + own
    }
  }
#endif
