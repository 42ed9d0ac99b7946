extension Store {
  /// Runs a statement that writes; only inside ``write(_:)``. Returns the number of rows it touched.
  @discardableResult
  public func execute(_ sql: SQL) throws -> Int {
    try requireWriting()
    try connection.query(sql) { _ in false }
    return connection.rowsTouched
  }

  /// Inserts a row; only inside ``write(_:)``. Returns the number that the store assigned to it.
  public func insert(_ sql: SQL) throws -> Int64 {
    try execute(sql)
    return connection.lastInserted
  }

  /// Gives the rows one by one, without keeping them.
  public func forEach(_ sql: SQL, _ body: (Row) throws -> Void) throws {
    try connection.query(sql) { row in
      try body(row)
      return true
    }
  }

  /// All rows, each as the closure converts it.
  public func rows<Element>(_ sql: SQL, _ make: (Row) throws -> Element) throws -> [Element] {
    var elements: [Element] = []
    try forEach(sql) { elements.append(try make($0)) }
    return elements
  }

  /// The first row, or nil when there is none.
  public func first<Element>(_ sql: SQL, _ make: (Row) throws -> Element) throws -> Element? {
    var element: Element?
    try connection.query(sql) { row in
      element = try make(row)
      return false
    }
    return element
  }

  /// The first column of the first row, or nil when there is none.
  public func value<Value: Storable>(_ sql: SQL, as: Value.Type = Value.self) throws -> Value? {
    try first(sql) { try $0[0] }
  }

  private func requireWriting() throws {
    guard case .writing = phase else { throw StoreError.misuse(.writeOutsideTransaction) }
    try connection.requireTransaction()
  }
}
