extension Store {
  /// Puts all rows of this store, as of one moment, in the place of those of another with the same tables, whatever the
  /// engines of both; the numbers that its tables have given go along.
  ///
  /// The other store is one that was just made. Throws ``StoreError``.
  package func copyRows(to other: Store) throws {
    try read {
      try other.write {
        let (tables, others) = (try connection.tables(), try other.connection.tables())
        guard tables.map(\.name).sorted() == others.map(\.name).sorted() else {
          throw StoreError.corrupt("its tables are not those of another store")
        }
        try other.connection.checkReferencesAtEnd()
        for table in others.reversed() { try other.connection.clear(table) }
        for table in others {
          try other.connection.insert(into: table) { put in try connection.forEachRow(of: table, put) }
        }
        try other.connection.continueNumbers(connection.numbersGiven(), of: others)
      }
    }
  }
}
