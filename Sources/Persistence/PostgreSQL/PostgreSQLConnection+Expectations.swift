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

    /// The statements that the expected reads lack now.
    func foreseen() -> [PostgreSQLStatement] {
      guard !expected.isEmpty else {
        departed = 0
        return []
      }
      lacking = []
      defer { (lacking, departed) = (nil, expected.count) }
      expected = expected.filter { read in
        do {
          try read()
          return false
        } catch {
          // Another error is for the one who reads in earnest.
          return error is LacksAnswer
        }
      }
      return (lacking ?? []).withoutRepeated
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
