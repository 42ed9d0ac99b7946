extension Store {
  /// The clock of the entries of coming writes; of a file nobody keeps it.
  package var clockOfEntries: EntryClock {
    get {
      #if PostgreSQL
        if case .postgresql(let connection) = connection { return connection.clockOfEntries }
      #endif
      return .own
    }
    set {
      #if PostgreSQL
        if case .postgresql(let connection) = connection { connection.clockOfEntries = newValue }
      #endif
    }
  }
}
