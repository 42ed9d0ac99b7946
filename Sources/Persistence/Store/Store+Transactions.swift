extension Store {
  /// True while a write is under way.
  package var isWriting: Bool { if case .writing = phase { true } else { false } }

  /// True while a write is only tried for what it reads: its changes concern nobody.
  package var isLooking: Bool { connection.isLooking }

  /// True while an expected read is only made for the statements that it will need: it need not go through all that there is.
  package var isForeseeing: Bool { connection.isForeseeing }

  /// Has a single command look at a server before it writes there, and read its answer with the end of its write: so it
  /// travels there and back as seldom as can be. A file needs no such thing.
  ///
  /// A transaction of the server's lingers behind each read: ``letGo()`` before anybody is waited for, and
  /// ``stopLingering()`` before the answer is printed, which may take as long as a person reads.
  package func linger() { connection.linger() }

  /// Ends a transaction that lingers, and has none linger from now on.
  package func stopLingering() { connection.stopLingering() }

  /// Ends a transaction that lingers.
  package func letGo() { connection.letGo() }

  /// Takes leave of a server, which otherwise counts a process that ends as a connection that was lost; a file needs no such thing.
  package func leave() { connection.leave() }

  /// Runs the body on one state of the store, whatever other processes write meanwhile.
  ///
  /// Keep it short: a writer waits for it at its commit. Inside a `write` it sees the changes so far.
  ///
  /// - Throws: The error of the body, and ``StoreError`` when the store cannot be read.
  public func read<Result>(_ body: () throws -> Result) throws -> Result {
    guard case .idle = phase else { return try body() }
    try connection.beginReading()
    phase = .reading
    defer {
      phase = .idle
      connection.rollBack()
    }
    return try body()
  }

  /// Runs the body as one transaction: when it throws, nothing has happened.
  ///
  /// The store is reserved before the body begins, so the rows that the body has read stay true until it commits. A
  /// nested write can fail alone, and is otherwise kept or lost with the outermost one.
  ///
  /// - Throws: The error of the body, and ``StoreError`` when the store cannot be written to.
  @discardableResult
  public func write<Result>(_ body: () throws -> Result) throws -> Result {
    switch phase {
    case .idle: try transaction(body)
    case .reading: throw StoreError.misuse(.writeInsideRead)
    case .writing(let depth): try savepoint(depth, body)
    }
  }

  /// Runs the body as a part of the enclosing write, which it spoils when it fails after a change: then nothing of that
  /// write can be kept.
  ///
  /// A nested write costs a third more: so that it can fail alone, the engine copies each page before it changes. A
  /// server's error may come while a later part waits for an answer, and then spoils the write there.
  package func join<Result>(_ body: () throws -> Result) throws -> Result {
    guard case .writing = phase else { return try write(body) }
    let changes = connection.changes
    do {
      return try body()
    } catch {
      if connection.changes != changes { isSpoiled = true }
      throw error
    }
  }

  private func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    connection.beginToLook()
    do {
      return try attempt(body)
    } catch  where connection.looksFirst(error) {
      try look(body)
      return try attempt(body)
    }
  }

  /// Tries a write of a server for the statements that it reads; nothing of it is kept.
  private func look<Result>(_ body: () throws -> Result) throws {
    phase = .writing(depth: 1)
    defer { (phase, pendingChanges, needsRewrite, isSpoiled) = (.idle, [], false, false) }
    try connection.look { _ = try body() }
  }

  /// Has what a single command asks of a server come with its flights, whatever it asks: it is tried before each of them, with all that
  /// it changes left out. So the command changes nothing but the store, and can be begun again.
  package func foresee(_ command: @escaping () throws -> Void) {
    connection.foresee { [unowned self] in
      let before = (phase, pendingChanges, needsRewrite, isSpoiled)
      defer { (phase, pendingChanges, needsRewrite, isSpoiled) = before }
      phase = .writing(depth: 1)
      try command()
    }
  }

  private func attempt<Result>(_ body: () throws -> Result) throws -> Result {
    try connection.beginWriting()
    phase = .writing(depth: 1)
    let result: Result
    do {
      let before = try newestText()
      result = try body()
      guard !isSpoiled else { throw StoreError.misuse(.spoiledWrite) }
      try commit(since: before) { try connection.commit() }
    } catch {
      connection.rollBack()
      pendingChanges = []
      needsRewrite = false
      isSpoiled = false
      phase = .idle
      throw blamed(error)
    }
    phase = .idle
    tellObservers()
    try rewriteIfNeeded()
    return result
  }

  private func savepoint<Result>(_ depth: Int, _ body: () throws -> Result) throws -> Result {
    try connection.requireTransaction()
    try connection.beginNested()
    phase = .writing(depth: depth + 1)
    let (noted, neededRewrite, wasSpoiled) = (pendingChanges.count, needsRewrite, isSpoiled)
    defer { phase = .writing(depth: depth) }
    do {
      let result = try body()
      try connection.endNested()
      return result
    } catch {
      pendingChanges.removeSubrange(noted...)
      needsRewrite = neededRewrite
      isSpoiled = wasSpoiled
      // After a full disk the engine may have rolled all back by itself; then the outermost commit fails too.
      if connection.isInTransaction || isLooking { try connection.rollBackNested() }
      throw error
    }
  }
}
