/// The ends and beginnings of transactions in each engine's own words.
extension Connection {
  /// Has a server's transaction linger behind each read.
  func linger() {
    #if PostgreSQL
      if case .postgresql(let connection) = self { connection.lingers = true }
    #endif
  }

  /// Ends a transaction that lingers, and has none linger from now on.
  func stopLingering() {
    #if PostgreSQL
      if case .postgresql(let connection) = self { connection.stopLingering() }
    #endif
  }

  /// Ends a transaction that lingers.
  func letGo() {
    #if PostgreSQL
      if case .postgresql(let connection) = self { connection.letGo() }
    #endif
  }

  /// Has the write that comes next look before it holds the campground, where it has much to look at.
  func beginToLook() {
    #if PostgreSQL
      if case .postgresql(let connection) = self { connection.looking.isOver = false }
    #endif
  }

  /// True for the error of a server's write that has to look before it holds the campground.
  func looksFirst(_ error: any Error) -> Bool {
    #if PostgreSQL
      error is LooksFirst
    #else
      false
    #endif
  }

  /// Tries a write for the statements that it reads.
  func look(_ body: () throws -> Void) throws {
    #if PostgreSQL
      if case .postgresql(let connection) = self { try connection.look(body) }
    #endif
  }

  var isLooking: Bool {
    #if PostgreSQL
      if case .postgresql(let connection) = self { return connection.looking.isOn }
    #endif
    return false
  }

  var isForeseeing: Bool {
    #if PostgreSQL
      if case .postgresql(let connection) = self { return connection.isForeseeing && !connection.looking.isOn }
    #endif
    return false
  }

  /// Takes leave of a server.
  func leave() {
    #if PostgreSQL
      if case .postgresql(let connection) = self { connection.leave() }
    #endif
  }

  var isInTransaction: Bool {
    switch self {
    case .sqlite(let connection): connection.isInTransaction
    #if PostgreSQL
      case .postgresql(let connection): connection.isInTransaction
    #endif
    }
  }

  /// A number that changes with each change by this connection, also one that was rolled back.
  var changes: Int64 {
    switch self {
    case .sqlite(let connection): connection.rowsEverTouched
    #if PostgreSQL
      case .postgresql(let connection): connection.changes
    #endif
    }
  }

  func beginReading() throws {
    switch self {
    case .sqlite(let connection): try connection.run("BEGIN")
    #if PostgreSQL
      case .postgresql(let connection): try connection.begin(.reading)
    #endif
    }
  }

  /// Begins a write, and keeps all other writers out.
  func beginWriting() throws {
    switch self {
    case .sqlite(let connection): try connection.run("BEGIN IMMEDIATE")
    #if PostgreSQL
      case .postgresql(let connection): try connection.begin(.writing)
    #endif
    }
  }

  func beginNested() throws {
    switch self {
    case .sqlite(let connection): try connection.step("SAVEPOINT nested")
    #if PostgreSQL
      case .postgresql(let connection): try connection.beginNested()
    #endif
    }
  }

  func endNested() throws {
    switch self {
    case .sqlite(let connection): try connection.step("RELEASE nested")
    #if PostgreSQL
      case .postgresql(let connection): try connection.endNested()
    #endif
    }
  }

  func rollBackNested() throws {
    switch self {
    case .sqlite(let connection): try connection.run("ROLLBACK TO nested; RELEASE nested")
    #if PostgreSQL
      case .postgresql(let connection): try connection.rollBackNested()
    #endif
    }
  }

  /// Throws when the engine has rolled the transaction back by itself.
  func requireTransaction() throws {
    switch self {
    case .sqlite(let connection): try connection.requireTransaction()
    #if PostgreSQL
      case .postgresql(let connection): try connection.requireTransaction()
    #endif
    }
  }

  func commit() throws {
    switch self {
    case .sqlite(let connection): try connection.commit()
    #if PostgreSQL
      case .postgresql(let connection): try connection.commit()
    #endif
    }
  }

  func rollBack() {
    switch self {
    case .sqlite(let connection): connection.rollBack()
    #if PostgreSQL
      case .postgresql(let connection): connection.rollBack()
    #endif
    }
  }
}
