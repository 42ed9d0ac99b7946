#if PostgreSQL
  import CampgroundManager

  @testable import Persistence

  /// A campground on the tests' server, with a connection for the pool's work: of one thread at a time.
  final class PooledCampground: @unchecked Sendable {
    let server: StoreServer
    private var owner: Store?

    init(_ name: String) throws {
      guard let server = try StoreServer("\(TestEngine.server ?? "")&campground=\(name)") else { throw NoServer() }
      (self.server, owner) = (server, try Store(.server(server), access: .owner))
    }

    /// Thrown where no variable names the server.
    struct NoServer: Error {}

    /// Closes the connection: hundreds of tests that wait have a campground each.
    func rest() { owner = nil }

    private func withConnection<Result>(_ body: (PostgreSQLConnection) throws -> Result) throws -> Result {
      let store = try owner ?? Store(.server(server), access: .owner)
      owner = store
      guard case .postgresql(let connection) = store.connection else { throw NoServer() }
      try connection.requireLink()
      return try body(connection)
    }

    private var home: String { PostgreSQLName.quoted(server.campground) }

    private func tables(_ connection: PostgreSQLConnection) throws -> [String] {
      try connection.tableNames().filter { $0 != "store" }
    }

    /// All rows, as of one moment.
    func rows() throws -> ServedRows {
      try withConnection { connection in
        let parts = try tables(connection).map { table in
          "SELECT '\(table)', coalesce(json_agg(row_ ORDER BY row_::text)::text, '') "
            + "FROM \(home).\(PostgreSQLName.quoted(table)) AS row_"
        }
        try connection.begin(.reading)
        defer { connection.rollBack() }
        let answer = try connection.answers(to: [PostgreSQLStatement(text: parts.joined(separator: " UNION ALL "))])[0]
        return ServedRows(
          tables: (0..<answer.count).map { (answer.text($0, 0) ?? "", answer.text($0, 1) ?? "") })
      }
    }

    /// Puts these rows in the place of all others, past all triggers; another campground has an identity of its own.
    func fill(with rows: ServedRows, isAnother: Bool) throws {
      try withConnection { connection in
        let deletions = try tables(connection).map { "DELETE FROM \(home).\(PostgreSQLName.quoted($0));" }
        let insertions = rows.tables.filter { !$0.rows.isEmpty }.map { table, rows in
          let name = "\(home).\(PostgreSQLName.quoted(table))"
          let text = rows.replacing("'", with: "''")
          return "INSERT INTO \(name) SELECT * FROM json_populate_recordset(NULL::\(name), '\(text)');"
        }
        let identity = isAnother ? "UPDATE \(home).campground SET identity = left(md5(random()::text), 16);" : ""
        let script = deletions.joined() + insertions.joined() + identity
        try connection.link.run("BEGIN; SET LOCAL session_replication_role = replica; \(script) COMMIT")
      }
    }

    /// The number of rules that the tables have: fewer when a test has damaged the tables themselves.
    func rules() throws -> Int {
      try withConnection { connection in
        let found = try connection.catalogued(
          """
          SELECT (SELECT count(*) FROM pg_trigger WHERE tgrelid = ANY(ids))
            + (SELECT count(*) FROM pg_constraint WHERE conrelid = ANY(ids))
            + (SELECT count(*) FROM pg_index WHERE indrelid = ANY(ids))
          FROM (
            SELECT array_agg(pg_class.oid) AS ids FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
            WHERE nspname = \(server.campground) AND relkind = 'r'
          ) AS own
          """)
        return Int(found.integer(0, 0) ?? 0)
      }
    }

    func drop() throws { try withConnection { try $0.link.run("DROP SCHEMA IF EXISTS \(home) CASCADE") } }
  }
#endif
