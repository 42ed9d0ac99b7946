#if PostgreSQL
  /// The answers that a transaction has had, each as long as nothing was written to a table that its statement reads.
  ///
  /// Nobody else writes meanwhile, and no reference of a campground's tables changes another table, and no trigger but those of
  /// ``changedWith``. Behind
  /// the transaction they are old: nothing is decided by them, but they tell which statements come next.
  struct KnownAnswers {
    private struct KnownAnswer {
      let answer: PostgreSQLAnswer
      let moment: Int
    }

    private var answers: [PostgreSQLText: [[StoredValue]: KnownAnswer]] = [:]
    /// The texts that read a table.
    private var readers: [Substring: Set<PostgreSQLText>] = [:]
    /// The size of all that are kept: their rows, and ten for each.
    private var size = 0
    /// Grows with each transaction.
    private var moment = 0
    /// The tables that a trigger changes with another one.
    static let changedWith: [Substring: Substring] = ["undoing": "key", "command": "witness"]
    /// A moment before all of them.
    private static let past = -1

    /// The answer as of the running transaction.
    subscript(_ statement: PostgreSQLStatement) -> PostgreSQLAnswer? {
      guard let kept = answers[statement.text]?[statement.values], kept.moment == moment else { return nil }
      return kept.answer
    }

    /// The answer that an earlier transaction had.
    func old(_ statement: PostgreSQLStatement) -> PostgreSQLAnswer? {
      answers[statement.text]?[statement.values]?.answer
    }

    /// The statements with answers of the running transaction.
    var statements: [PostgreSQLStatement] {
      answers.flatMap { text, kept in
        kept.compactMap { $0.value.moment == moment ? PostgreSQLStatement(text, $0.key) : nil }
      }
    }

    mutating func keep(_ answer: PostgreSQLAnswer, to statement: PostgreSQLStatement) {
      if answers[statement.text] == nil {
        for table in statement.text.tables { readers[table, default: []].insert(statement.text) }
      }
      let kept = KnownAnswer(answer: answer, moment: moment)
      size += answer.weight
      size -= answers[statement.text, default: [:]].updateValue(kept, forKey: statement.values)?.answer.weight ?? 0
    }

    /// Has the answers that this statement may have changed be old ones.
    mutating func forget(changedBy statement: PostgreSQLStatement) {
      guard let table = statement.text.changedTable else { return forgetAll() }
      forget(table)
      if let other = Self.changedWith[table] { forget(other) }
    }

    mutating func forget(_ table: Substring) {
      for text in readers[table] ?? [] {
        answers[text] = answers[text]?.mapValues { KnownAnswer(answer: $0.answer, moment: Self.past) }
      }
    }

    /// True for more than a single command looks at, such as a report of years.
    var isLarge: Bool { size > 10_000 }

    /// Forgets all when there are many: neither a long batch nor an export may fill the memory.
    mutating func makeRoom() {
      if size > 60_000 { forgetAll() }
    }

    /// Makes all answers old: from now on others may write.
    mutating func age() { moment += 1 }

    mutating func forgetAll() {
      (answers, readers, size) = ([:], [:], 0)
    }
  }

  extension PostgreSQLAnswer {
    fileprivate var weight: Int { count + 10 }
  }
#endif
