#if PostgreSQL
  /// Reads whose statements travel with others.
  extension PostgreSQLConnection {
    /// Has the statements of these reads go with coming flights: of each all that an old answer leads to, then the next
    /// that depends on it.
    func expect(_ reads: [() throws -> Void]) {
      guard lacking != nil else {
        expected += reads
        return
      }
      // Those of an expected read are collected with it.
      for read in reads { try? read() }
    }

    /// Has the statements of these reads go behind the writes of a command: of a batch each reads its answer within the
    /// write of all.
    func expectAfterwards(_ reads: [() throws -> Void]) {
      if lingers { expectedAfterwards += reads } else if purpose == .writing { expected += reads }
    }

    /// The statements that the expected reads lack now, and the command that runs unless it has begun to write.
    func foreseen() -> [PostgreSQLStatement] {
      let command = looking.changed.isEmpty ? command : nil
      guard !expected.isEmpty || command != nil else {
        departed = 0
        return []
      }
      lacking = []
      defer { (lacking, departed) = (nil, expected.count) }
      // An error is for the one who reads in earnest.
      expected = expected.filter { read in
        let before = lacking?.count
        try? read()
        return lacking?.count != before
      }
      if let command { attempt(command) }
      return (lacking ?? []).withoutRepeated
    }

    /// The statements that a single command still lacks behind its write.
    func foreseenAfterwards() -> [PostgreSQLStatement] {
      expected += expectedAfterwards
      guard let command else { return foreseen() }
      lacking = []
      attempt(command)
      let behind = (lacking ?? []).dropFirst(looking.behind)
      lacking = nil
      return (Array(behind) + foreseen()).withoutRepeated
    }

    /// The answer with which a read goes on while its own is lacking: an old one, or no rows, of a whole table that every
    /// campground may have empty, and where a read may as well find none. So a trial comes upon all that does not
    /// depend on it. Returns nil for any other read, at which a trial stops.
    func guessed(_ statement: PostgreSQLStatement) -> PostgreSQLAnswer? {
      known.old(statement)
        ?? (looking.mayFindNothing || statement.values.isEmpty ? PostgreSQLAnswer(unknown: statement) : nil)
    }

    /// Expects no more of the reads whose statements have left: they were made in earnest before a write that they lead to,
    /// and are not to be made again because of it.
    func forgetDeparted() {
      expected.removeFirst(min(departed, expected.count))
      departed = 0
    }
  }

  extension [PostgreSQLStatement] {
    /// The statements, each once.
    var withoutRepeated: Self { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
  }
#endif
