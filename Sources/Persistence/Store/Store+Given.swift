extension Store {
  /// The words of its engine for the parts of a view.
  package var givenDialect: GivenDialect {
    #if PostgreSQL
      if case .postgresql(let connection) = connection {
        return GivenDialect(schema: PostgreSQLName.quoted(connection.server.campground))
      }
    #endif
    return GivenDialect(schema: nil)
  }

  /// Runs a statement that a person typed, on the state that other reads see.
  ///
  /// Throws ``GivenRefusal`` where the engine refuses it or it takes too much, and ``StoreError``.
  package func answer(_ query: GivenQuery) throws -> GivenAnswer {
    try read {
      switch connection {
      case .sqlite(let connection): try connection.answer(query)
      #if PostgreSQL
        case .postgresql(let connection): try connection.answer(query)
      #endif
      }
    }
  }
}
