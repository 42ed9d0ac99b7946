#if PostgreSQL
  /// The answers that a campground of a chain has had in the running transaction, and the statements that its read still
  /// lacks.
  ///
  /// A text counts by its letters here, since a read that is made again makes some texts anew.
  final class ChainedAnswers {
    private struct Question: Hashable {
      let text: String
      let values: [StoredValue]

      init(_ statement: PostgreSQLStatement) { (text, values) = (statement.text.text, statement.values) }
    }

    private var answers: [Question: PostgreSQLAnswer] = [:]
    private var waiting: Set<Question> = []
    /// The statements without an answer, each once, in the order in which they came.
    private(set) var lacking: [PostgreSQLStatement] = []

    /// The answer; where its statement is still to be sent, no rows of a whole table, and of one that may as well find none: with these the
    /// read goes on, and is made again. Throws ``LacksAnswer`` for any other.
    func answer(to statement: PostgreSQLStatement, mayFindNothing: Bool = false) throws -> PostgreSQLAnswer {
      let question = Question(statement)
      if let answer = answers[question] { return answer }
      if waiting.insert(question).inserted { lacking.append(statement) }
      if mayFindNothing || statement.values.isEmpty, let unknown = PostgreSQLAnswer(unknown: statement) {
        return unknown
      }
      throw LacksAnswer()
    }

    /// The answers to statements that go together.
    func answers(to statements: [PostgreSQLStatement]) throws -> [PostgreSQLAnswer] {
      let answers = statements.map { try? answer(to: $0) }
      guard !answers.contains(where: { $0 == nil }) else { throw LacksAnswer() }
      return answers.compactMap(\.self)
    }

    /// The lacking statements on their way, each with the receiver that keeps its answer.
    func leaving() -> [PostgreSQLLink.Passenger] {
      defer { (lacking, waiting) = ([], []) }
      return lacking.map { statement in
        PostgreSQLLink.Passenger(statement: statement) { [unowned self] in self.answers[Question(statement)] = $0 }
      }
    }
  }
#endif
