/// An open connection to one of the engines: the one place where a store asks which.
///
/// Without the package's trait `PostgreSQL` there is one case, and asking costs nothing.
enum Connection {
  case sqlite(SQLiteConnection)
  #if PostgreSQL
    case postgresql(PostgreSQLConnection)
  #endif

  /// The file's path, links resolved; empty for every other store.
  var path: String {
    switch self {
    case .sqlite(let connection): connection.path
    #if PostgreSQL
      case .postgresql: ""
    #endif
    }
  }

  /// The connection to a file or to memory; nil for a server.
  var sqlite: SQLiteConnection? {
    switch self {
    case .sqlite(let connection): connection
    #if PostgreSQL
      case .postgresql: nil
    #endif
    }
  }

  var engine: (name: String, version: String) {
    switch self {
    case .sqlite: ("sqlite", SQLiteConnection.version)
    #if PostgreSQL
      case .postgresql(let connection): ("postgresql", connection.link.version)
    #endif
    }
  }

  /// The number of migrations that the store has taken.
  var version: Int {
    get throws {
      switch self {
      case .sqlite(let connection): try connection.pragma("user_version")
      #if PostgreSQL
        case .postgresql(let connection): try connection.version
      #endif
      }
    }
  }

  func setVersion(_ version: Int) throws {
    switch self {
    case .sqlite(let connection): try connection.run("PRAGMA user_version = \(version)")
    #if PostgreSQL
      case .postgresql(let connection): try connection.setVersion(version)
    #endif
    }
  }

  /// A number that changes when another connection has committed; on a server, also when this one has.
  var commitNumber: Int {
    get throws {
      switch self {
      case .sqlite(let connection): try connection.pragma("data_version")
      #if PostgreSQL
        case .postgresql(let connection): try connection.commitNumber
      #endif
      }
    }
  }

  /// Makes today's tables in an empty store.
  func make(_ script: StaticString) throws {
    switch self {
    case .sqlite(let connection): try connection.run(script.description)
    #if PostgreSQL
      case .postgresql(let connection): try connection.make()
    #endif
    }
  }

  /// Runs statements without values or answers.
  func run(_ script: String) throws {
    switch self {
    case .sqlite(let connection): try connection.run(script)
    #if PostgreSQL
      case .postgresql(let connection): try connection.run(script)
    #endif
    }
  }

  /// Calls the body with the rows of an answer until it returns false.
  func query(_ sql: SQL, _ body: (Row) throws -> Bool) throws {
    switch self {
    case .sqlite(let connection): try connection.query(sql) { try body(Row(.sqlite($0))) }
    #if PostgreSQL
      case .postgresql(let connection): try connection.query(sql) { try body(Row(.postgresql($0, $1))) }
    #endif
    }
  }

  /// Runs a statement whose answer nobody reads: on a server it goes with the next one that is read, and so does its
  /// error.
  func post(_ sql: SQL) throws {
    switch self {
    case .sqlite(let connection): try connection.step(sql)
    #if PostgreSQL
      case .postgresql(let connection): try connection.post(sql)
    #endif
    }
  }

  /// Waits for all posted statements, and throws their errors.
  func settle() throws {
    #if PostgreSQL
      if case .postgresql(let connection) = self { try connection.settle() }
    #endif
  }

  /// Has the statements of these reads go with the next flights. A file needs no such thing, and the reads are not even
  /// made.
  func expect(_ reads: () -> [() throws -> Void]) {
    #if PostgreSQL
      if case .postgresql(let connection) = self { connection.expect(reads()) }
    #endif
  }

  /// Has each flight of a single command bring what it lacks by then: it is tried, with all that it changes left out.
  func foresee(_ command: @escaping () throws -> Void) {
    #if PostgreSQL
      if case .postgresql(let connection) = self { connection.command = command }
    #endif
  }

  /// Runs reads that may as well find nothing.
  func ifAny<Result>(_ reads: () throws -> Result) rethrows -> Result {
    #if PostgreSQL
      guard case .postgresql(let connection) = self, connection.lacking != nil else { return try reads() }
      let before = connection.looking.mayFindNothing
      connection.looking.mayFindNothing = true
      defer { connection.looking.mayFindNothing = before }
    #endif
    return try reads()
  }

  /// Has the statements of these reads go behind the writes of a command: with the COMMIT of a single one.
  func expectAfterwards(_ reads: () -> [() throws -> Void]) {
    #if PostgreSQL
      if case .postgresql(let connection) = self { connection.expectAfterwards(reads()) }
    #endif
  }

  /// The number for a new row of a table that numbers its rows; nil where the engine gives it while it inserts.
  func number(for table: StaticString, given: Int64?) throws -> Int64? {
    switch self {
    case .sqlite: given
    #if PostgreSQL
      case .postgresql(let connection): try connection.number(for: table, given: given)
    #endif
    }
  }

  /// The number that the last inserted row was given by the engine.
  var lastInserted: Int64 {
    switch self {
    case .sqlite(let connection): connection.lastInserted
    #if PostgreSQL
      case .postgresql: 0
    #endif
    }
  }
}
