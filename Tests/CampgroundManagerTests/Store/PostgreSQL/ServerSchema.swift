#if PostgreSQL
  import CampgroundManager
  import Foundation
  import TestSupport
  import Testing

  @testable import CampgroundManager
  @testable import Persistence

  /// A schema of its own on the server of the tests, with a campground's tables and two roles, until it is let go.
  ///
  /// It needs a server whose superuser the tests are: `sh scripts/cluster.sh run --fast -- make test`.
  final class ServerSchema {
    static let location = TestEngine.server
    static let grants = PostgreSQLGrants(rights: Schema.rightsOnServer)

    let name = "tried_\(UInt32.random(in: 0 ... .max))"
    let link: PostgreSQLLink
    /// Names that need quotes.
    var desk: String { "\(name) \"desk\"" }
    var other: String { "\(name) 'other' \\" }

    init() throws {
      let server = try #require(try Self.location.flatMap { try StoreServer($0) })
      link = try PostgreSQLLink(server, within: .seconds(10))
      try link.run("CREATE ROLE \(quoted(desk)); CREATE ROLE \(quoted(other))")
      try make(name)
    }

    deinit {
      try? link.run("RESET ROLE; DROP SCHEMA IF EXISTS \(name), \(name)_new CASCADE")
      for role in [desk, other] { try? link.run("DROP OWNED BY \(quoted(role)); DROP ROLE \(quoted(role))") }
    }

    /// Makes a schema with the tables.
    func make(_ name: String) throws {
      try link.run("CREATE SCHEMA \(name); SET search_path = \(name), pg_temp")
      try link.run("\(PostgreSQLFunctions.script)\n\(RecordedTables.newestTablesOfPostgreSQL)")
    }

    /// A campground's connection to the schema, whose table `store` has the mark 1 and the version 1.
    func connection() throws -> PostgreSQLConnection {
      let tables = PostgreSQLTables(mark: 1, version: 1, release: nil, script: RecordedTables.newestTablesOfPostgreSQL)
      let server = try #require(try Self.location.flatMap { try StoreServer("\($0)&campground=\(name)") })
      return try PostgreSQLConnection(server, tables: tables, busyTimeout: .seconds(10))
    }

    func quoted(_ name: String) -> String { PostgreSQLName.quoted(name) }

    /// Gives a role its rights, by the superuser.
    func grant(_ kind: StoreRole, to role: String) throws {
      try link.run("RESET ROLE; \(Self.grants.statement(giving: kind, to: role, in: name))")
    }

    /// Runs statements as a role.
    func run(_ script: String, as role: String? = nil) throws {
      try link.run(role.map { "SET ROLE \(quoted($0))" } ?? "RESET ROLE")
      try link.run(script)
    }

    /// The first column of an answer.
    func texts(_ query: SQL) throws -> [String] {
      var texts: [String] = []
      let receive = { (answer: PostgreSQLAnswer) in
        texts = (0..<answer.count).map { answer.text($0, 0) ?? "" }
      }
      try link.fly([PostgreSQLLink.Passenger(statement: PostgreSQLStatement(query), receive: receive)])
      return texts
    }
  }
#endif
