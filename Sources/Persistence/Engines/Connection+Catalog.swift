/// The engine's own knowledge of a store: its definitions, the numbers given, and damage.
extension Connection {
  /// The names of tables, indexes and triggers that differ from those that a new store has, or are missing; nil for a
  /// role of a server that cannot compare them. `made` is a new store of a file's engine.
  func definitions(differingFrom made: () throws -> Connection) throws -> [String]? {
    switch self {
    case .sqlite(let connection):
      let (wanted, found) = (try made().sqlite?.definitions ?? [:], try connection.definitions)
      return Set(wanted.keys).union(found.keys).filter { wanted[$0] != found[$0] }.sorted()
    #if PostgreSQL
      case .postgresql(let connection): return try connection.differingDefinitions()
    #endif
    }
  }

  /// Calls the body with the engine's problems: of a file's damage the first of them, of references all.
  func forEachProblem(atMost limit: Int, _ body: (EngineProblem) throws -> Void) throws {
    switch self {
    case .sqlite(let connection): try connection.forEachProblem(atMost: limit, body)
    #if PostgreSQL
      case .postgresql(let connection): try connection.forEachProblem(body)
    #endif
    }
  }

  func lastNumber(givenBy table: String) throws -> Int64 {
    switch self {
    case .sqlite(let connection): try connection.lastNumber(givenBy: table)
    #if PostgreSQL
      case .postgresql(let connection): try connection.lastNumber(givenBy: table)
    #endif
    }
  }

  func setLastNumber(givenBy table: String, to number: Int64) throws {
    switch self {
    case .sqlite(let connection): try connection.setLastNumber(givenBy: table, to: number)
    #if PostgreSQL
      case .postgresql(let connection): try connection.setLastNumber(givenBy: table, to: number)
    #endif
    }
  }

  /// Writes all of the store anew, outside of a transaction, so that no erased byte stays in it.
  func rewrite() throws {
    switch self {
    case .sqlite(let connection): try connection.rewrite()
    #if PostgreSQL
      case .postgresql(let connection): try connection.rewrite()
    #endif
    }
  }

  /// Adds the function `may_contain`, which searches many texts, where the engine has it not in the store.
  func addWordSearch() throws {
    switch self {
    case .sqlite(let connection): try connection.addWordSearch()
    #if PostgreSQL
      case .postgresql: break
    #endif
    }
  }
}
