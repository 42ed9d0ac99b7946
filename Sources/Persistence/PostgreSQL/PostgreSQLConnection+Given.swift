#if PostgreSQL
  import CPostgreSQL

  /// Statements that people type.
  extension PostgreSQLConnection {
    /// Runs a statement as a part of the running transaction that can only read, as the role with the fewest rights.
    func answer(_ query: GivenQuery) throws -> GivenAnswer {
      // A try of a command comes to no answer.
      if lacking != nil || looking.isOn { throw LacksAnswer() }
      try requireTransaction()
      try fly([])
      var answer: Result<GivenAnswer, any Error>?
      try link.outsideFlights { handle in
        let run = GivenServerRun(query, on: handle)
        try run.perform("SAVEPOINT given")
        answer = Result {
          try run.perform(Self.reading(in: server.campground, query.limits))
          return try run.answer()
        }
        // Behind it all settings are as they were.
        try run.perform("ROLLBACK TO SAVEPOINT given")
        try run.perform("RELEASE SAVEPOINT given")
      }
      guard let answer else { throw link.lost() }
      return try answer.get()
    }

    /// The settings for such a statement. It finds no table by its name but the server's own, which it cannot name; the role is the last.
    private static func reading(in schema: String, _ limits: GivenLimits) -> PostgreSQLStatement {
      let text = """
        SELECT set_config('transaction_read_only', 'on', true), set_config('statement_timeout', $2, true),
          set_config('work_mem', '16MB', true), set_config('max_parallel_workers_per_gather', '0', true),
          set_config('standard_conforming_strings', 'on', true), set_config('jit', 'off', true),
          set_config('search_path', 'pg_catalog, pg_temp', true),
          (SELECT set_config('role', quote_ident(rolname), true) FROM (\(fewestRights)) AS role)
        """
      return PostgreSQLStatement(text: text, values: [.text(schema), .text("\(limits.seconds)s")])
    }

    /// The role that may read the campground and change nothing in it, of which this one is a member; of a superuser, who is a member of all,
    /// else the server's own role that may read all tables and call nothing that others may not.
    private static let fewestRights = """
      SELECT rolname FROM pg_catalog.pg_roles AS role WHERE NOT rolsuper AND rolname <> current_user
        AND CASE WHEN current_setting('server_version_num')::int >= 160000 THEN pg_has_role(current_user, oid, 'SET')
          ELSE pg_has_role(current_user, oid, 'MEMBER') END
        AND (rolname = 'pg_read_all_data' AND (SELECT rolsuper FROM pg_catalog.pg_roles WHERE rolname = current_user)
          OR rolname NOT LIKE 'pg\\_%' AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_class
            WHERE relkind = 'r' AND relnamespace = (SELECT oid FROM pg_catalog.pg_namespace WHERE nspname = $1)
              AND (NOT has_table_privilege(role.oid, pg_class.oid, 'SELECT')
                OR has_table_privilege(role.oid, pg_class.oid, 'INSERT, UPDATE, DELETE'))))
      ORDER BY rolname = 'pg_read_all_data', rolname LIMIT 1
      """
  }

  /// A statement that a person typed on its way, outside of all flights.
  private struct GivenServerRun {
    private let query: GivenQuery
    private let text: GivenServerText
    private let handle: OpaquePointer

    init(_ query: GivenQuery, on handle: OpaquePointer) {
      (self.query, self.handle, text) = (query, handle, GivenServerText(query))
    }

    /// Runs a statement of this program.
    func perform(_ statement: PostgreSQLStatement) throws {
      let result = statement.withValues { PQexecParams(handle, statement.text.text, $0, nil, $1, nil, nil, 0) }
      guard let result else { throw StoreError.inputOutput("the server, or the way to it, was lost", applied: false) }
      defer { PQclear(result) }
      guard [PGRES_COMMAND_OK, PGRES_TUPLES_OK].contains(PQresultStatus(result)) else {
        throw StoreError(result: result)
      }
    }

    func perform(_ text: String) throws { try perform(PostgreSQLStatement(text: text)) }

    /// Reads the answer row by row, so that only what it may have is ever kept.
    func answer() throws -> GivenAnswer {
      let values = query.statement.parameters.map { StoredValue.text(query.values[$0] ?? "") }
      let statement = PostgreSQLStatement(text: text.text, values: values)
      let isSent = statement.withValues { PQsendQueryParams(handle, statement.text.text, $0, nil, $1, nil, nil, 0) }
      guard isSent == 1, PQsetSingleRowMode(handle) == 1 else {
        throw StoreError.inputOutput("the server, or the way to it, was lost", applied: false)
      }
      var (answer, failure) = (GivenAnswer?.none, (any Error)?.none)
      while let result = PQgetResult(handle) {
        defer { PQclear(result) }
        if failure != nil { continue }
        do {
          try append(result, to: &answer)
        } catch {
          failure = error
          cancel()
        }
      }
      if let failure { throw failure }
      return answer ?? GivenAnswer(columns: [], limits: query.limits)
    }

    private func append(_ result: OpaquePointer, to answer: inout GivenAnswer?) throws {
      guard [PGRES_SINGLE_TUPLE, PGRES_TUPLES_OK].contains(PQresultStatus(result)) else { throw refusal(result) }
      if answer == nil {
        let names = (0..<PQnfields(result)).map { column in PQfname(result, column).map { String(cString: $0) } ?? "" }
        answer = GivenAnswer(columns: names.map(query.spelled), limits: query.limits)
      }
      for row in 0..<PQntuples(result) {
        try answer?.append((0..<PQnfields(result)).map { Self.value(result, row, $0) })
      }
    }

    /// The values of the server's numbers are numbers, and so are its conditions; all else is a text.
    private static func value(_ result: OpaquePointer, _ row: Int32, _ column: Int32) -> AnswerValue {
      guard PQgetisnull(result, row, column) == 0, let start = PQgetvalue(result, row, column) else { return .null }
      let text = String(cString: start)
      switch PQftype(result, column) {
      case 20, 21, 23, 700, 701, 1700: return AnswerValue(number: text)
      case 16: return .integer(text == "t" ? 1 : 0)
      default: return .text(text)
      }
    }

    /// Has the server end the statement.
    private func cancel() {
      guard let request = PQgetCancel(handle) else { return }
      defer { PQfreeCancel(request) }
      var words = [CChar](repeating: 0, count: 256)
      PQcancel(request, &words, Int32(words.count))
    }

    private func refusal(_ result: OpaquePointer) -> any Error {
      func field(_ field: Int32) -> String? { PQresultErrorField(result, field).map { String(cString: $0) } }
      let (code, words) = (field(cpostgresql_sqlstate) ?? "", field(cpostgresql_message) ?? "")
      switch code {
      case "57014": return GivenRefusal(.tooSlow(query.limits.seconds))
      case "42501", "25006": return GivenRefusal(.refused(words))
      case "53000", "53200", "53400", "54000": return GivenRefusal(.tooMuchMemory)
      default: break
      }
      let place = field(cpostgresql_position).flatMap { Int($0) }.flatMap(text.place)
      switch code.prefix(2) {
      case "0A", "20", "21", "22", "42", "54": return query.statement.refusal(words, at: place ?? -1)
      default: return StoreError(result: result)
      }
    }
  }
#endif
