#if PostgreSQL
  import CPostgreSQL

  /// Statements that come again and again in a transaction.
  extension PostgreSQLLink {
    /// Notes which process of the server has answered; a pooler has named another one.
    func noteAnswer(ofProcess number: Int64?) { prepared.haveSession = number == process }

    /// True when no pooler is between, as far as an answer has shown.
    var isDirect: Bool { prepared.haveSession }

    /// Sends a statement, by the name under which the server has prepared it if it has one.
    func isSent(_ passenger: Passenger) -> Bool {
      let statement = passenger.statement
      if let name = prepared.nameToPrepare(statement.text) {
        guard PQsendPrepare(handle, name, statement.text.text, 0, nil) == 1 else { return false }
        flying.append(Passenger(statement: statement, receive: nil))
      }
      let name = prepared.name(of: statement.text)
      let isSent = statement.withValues { count, values in
        guard let name else { return PQsendQueryParams(handle, statement.text.text, count, nil, values, nil, nil, 0) }
        return PQsendQueryPrepared(handle, name, count, values, nil, nil, 0)
      }
      guard isSent == 1 else { return false }
      flying.append(passenger)
      return statement.text.isEnd ? isEndOfNamesSent() : true
    }

    /// Ends the names behind the end of their transaction, in the same flight.
    private func isEndOfNamesSent() -> Bool {
      guard let script = prepared.end else { return true }
      return isSent(
        Passenger(statement: PostgreSQLStatement(text: script)) { [unowned self] _ in prepared.haveEnded() })
    }
  }
#endif
