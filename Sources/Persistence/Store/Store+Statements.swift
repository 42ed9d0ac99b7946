extension Store {
  /// Runs a statement that writes; only inside ``write(_:)``.
  ///
  /// A server answers it with the next statement that is read, so its error may come there; ``settle()`` waits for it.
  package func execute(_ sql: SQL) throws {
    try requireWriting()
    try connection.post(sql)
  }

  /// Inserts a row into a table that numbers its rows, under a number that it once had or a new one, which is returned;
  /// only inside ``write(_:)``. The body gets the number for the row, nil where the engine gives it.
  package func insert(
    into table: StaticString, under old: Int64? = nil, _ row: (_ number: Int64?) throws -> SQL
  ) throws -> Int64 {
    let number = try connection.number(for: table, given: old)
    try execute(row(number))
    return number ?? connection.lastInserted
  }

  /// Waits until all statements are done, and throws the error of one that failed.
  package func settle() throws { try connection.settle() }

  /// Has the statements of these reads travel to a server with those that are read next, where each one alone would have
  /// to go there and back.
  ///
  /// They are reads that the running transaction, or the next one, will certainly make; it makes them in earnest then, and
  /// finds their answers, unless it has written to their tables. For a file they are not made here at all.
  package func expect(_ reads: @autoclosure () -> [() throws -> Void]) { connection.expect(reads) }

  /// The same for reads that a single command makes for its answer, behind the write that runs or comes next.
  package func expectAfterwards(_ reads: @autoclosure () -> [() throws -> Void]) { connection.expectAfterwards(reads) }

  /// The results of a read for each of several things, whose statements travel together.
  package func together<Element, Result>(
    _ elements: [Element], _ read: @escaping (Element) throws -> Result
  ) throws -> [Result] {
    expect(elements.map { element in { _ = try read(element) } })
    return try elements.map(read)
  }

  /// Runs reads that may as well find nothing: a trial of a command goes on as if they did, and comes to what it reads behind them.
  package func ifAny<Result>(_ reads: () throws -> Result) rethrows -> Result { try connection.ifAny(reads) }

  /// Calls the body with the rows one by one, without keeping them; a server has sent all before the first.
  package func forEach(_ sql: SQL, _ body: (Row) throws -> Void) throws {
    try connection.query(sql) { row in
      try body(row)
      return true
    }
  }

  /// All rows, each as the closure converts it.
  package func rows<Element>(_ sql: SQL, _ make: (Row) throws -> Element) throws -> [Element] {
    var elements: [Element] = []
    try forEach(sql) { elements.append(try make($0)) }
    return elements
  }

  /// The first row, or nil when there is none.
  package func first<Element>(_ sql: SQL, _ make: (Row) throws -> Element) throws -> Element? {
    var element: Element?
    try connection.query(sql) { row in
      element = try make(row)
      return false
    }
    return element
  }

  /// The first column of the first row, or nil when there is none.
  package func value<Value: Storable>(_ sql: SQL, as: Value.Type = Value.self) throws -> Value? {
    try first(sql) { try $0[0] }
  }

  func requireWriting() throws {
    guard case .writing = phase else { throw StoreError.misuse(.writeOutsideTransaction) }
    try connection.requireTransaction()
  }
}
