#if PostgreSQL
  import CPostgreSQL

  /// Statements that come again and again in a transaction.
  extension PostgreSQLLink {
    /// Sends a statement, by the name under which the server has prepared it if it has one.
    func isSent(_ passenger: Passenger) throws -> Bool {
      let statement = passenger.statement
      if let name = prepared.nameToPrepare(statement.text) { try prepare(statement.text, as: name) }
      let name = prepared.name(of: statement.text)
      return statement.withValues { count, values in
        guard let name else { return PQsendQueryParams(handle, statement.text, count, nil, values, nil, nil, 0) }
        return PQsendQueryPrepared(handle, name, count, values, nil, nil, 0)
      } == 1
    }

    /// Has the server prepare a text, and looks whether its list has the name.
    private func prepare(_ text: String, as name: String) throws {
      guard PQsendPrepare(handle, name, text, 0, nil) == 1 else { throw lost() }
      flying.append(Passenger(statement: PostgreSQLStatement(text: text), take: nil))
      let list = PostgreSQLStatement("SELECT name FROM pg_catalog.pg_prepared_statements WHERE name = \(name)")
      let look = Passenger(statement: list) { [unowned self] in if $0.count > 0 { prepared.isListed(name) } }
      guard try isSent(look) else { throw lost() }
      flying.append(look)
    }

    /// Ends the names behind the end of their transaction, in the same flight.
    func sendEndOfNames() throws {
      for name in prepared.takeNames() {
        let end = Passenger(statement: PostgreSQLStatement(text: "DEALLOCATE \(name)"), take: nil)
        guard try isSent(end) else { throw lost() }
        flying.append(end)
      }
    }
  }
#endif
