#if PostgreSQL
  /// The answers that a transaction has had, each as long as nothing was written to a table that its statement reads.
  ///
  /// Nobody else writes meanwhile, and no reference of a campground's tables changes another table, and no trigger but those of
  /// ``changedWith``. Behind
  /// the transaction they are old: nothing is decided by them, but they tell which statements come next.
  struct KnownAnswers {
    private struct KnownAnswer {
      let answer: PostgreSQLAnswer
      var number: Int
    }

    private var answers: [PostgreSQLText: [[StoredValue]: KnownAnswer]] = [:]
    /// The texts that read a table.
    private var readers: [Substring: Set<PostgreSQLText>] = [:]
    /// The size of all that are kept: their rows, and ten for each.
    private var size = 0
    /// The number of answers so far.
    private var last = 0
    /// The number of answers when the running transaction began; all of them are old.
    private var before = 0
    /// The number of answers when something was last written to a table that the text reads.
    private var changed: [PostgreSQLText: Int] = [:]
    /// The tables that a trigger changes with another one.
    static let changedWith: [Substring: Substring] = ["undoing": "key", "command": "witness"]

    /// The answer as of the running transaction.
    subscript(_ statement: PostgreSQLStatement) -> PostgreSQLAnswer? {
      guard let kept = answers[statement.text]?[statement.values], isNew(kept, to: statement.text) else { return nil }
      return kept.answer
    }

    private func isNew(_ kept: KnownAnswer, to text: PostgreSQLText) -> Bool {
      kept.number > max(before, changed[text] ?? 0)
    }

    /// The answer that an earlier transaction had.
    func old(_ statement: PostgreSQLStatement) -> PostgreSQLAnswer? {
      answers[statement.text]?[statement.values]?.answer
    }

    /// The statements with answers of the running transaction.
    var statements: [PostgreSQLStatement] {
      answers.flatMap { text, kept in
        kept.compactMap { isNew($0.value, to: text) ? PostgreSQLStatement(text, $0.key) : nil }
      }
    }

    mutating func keep(_ answer: PostgreSQLAnswer, to statement: PostgreSQLStatement) {
      if answers[statement.text] == nil {
        for table in statement.text.tables { readers[table, default: []].insert(statement.text) }
      }
      last += 1
      let kept = KnownAnswer(answer: answer, number: last)
      size += answer.weight
      size -= answers[statement.text, default: [:]].updateValue(kept, forKey: statement.values)?.answer.weight ?? 0
    }

    /// Has the answers that this statement may have changed be old ones.
    mutating func forget(changedBy statement: PostgreSQLStatement) {
      guard let table = statement.text.changedTable else { return forgetAll() }
      for text in readers[table] ?? [] { forget(text, changedBy: statement) }
      if let other = Self.changedWith[table] { forget(other) }
    }

    /// A new row changes only those answers about one thing that are about its own.
    private mutating func forget(_ text: PostgreSQLText, changedBy statement: PostgreSQLStatement) {
      guard let column = text.onlyColumn, let own = statement.value(inserted: column) else {
        changed[text] = last
        return
      }
      for values in (answers[text] ?? [:]).keys where values.first == own { answers[text]?[values]?.number = 0 }
    }

    mutating func forget(_ table: Substring) {
      for text in readers[table] ?? [] { changed[text] = last }
    }

    /// True for more than a single command looks at, such as a report of years.
    var isLarge: Bool { size > 10_000 }

    /// Forgets all when there are many: neither a long batch nor an export may fill the memory.
    mutating func makeRoom() {
      if size > 60_000 { forgetAll() }
    }

    /// Makes all answers old: from now on others may write.
    mutating func age() { before = last }

    mutating func forgetAll() {
      (answers, readers, changed, size) = ([:], [:], [:], 0)
    }
  }

  extension PostgreSQLAnswer {
    fileprivate var weight: Int { count + 10 }
  }
#endif
