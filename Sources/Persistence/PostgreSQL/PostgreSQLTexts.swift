#if PostgreSQL
  /// The texts of a connection by their places in the source, so that finding one reads none.
  struct PostgreSQLTexts {
    /// The pieces of a text are kept alive, so that nothing else can take their place in memory.
    private var texts: [[SQL.Piece]: (text: PostgreSQLText, made: [StatementText])] = [:]

    mutating func statement(_ sql: SQL) -> PostgreSQLStatement {
      PostgreSQLStatement(text(of: sql), sql.values)
    }

    private mutating func text(of sql: SQL) -> PostgreSQLText {
      let pieces = sql.parts.map(\.piece)
      if let found = texts[pieces] { return found.text }
      let text = PostgreSQLText(sql, isKept: true)
      // The conditions of a filter can be put together in many ways.
      if texts.count >= 2000 { texts = [:] }
      texts[pieces] = (text, sql.parts.compactMap(\.made))
      return text
    }
  }

  extension SQL.Piece: Hashable {
    func hash(into hasher: inout Hasher) {
      hasher.combine(identity.place)
      hasher.combine(identity.length)
    }
  }
#endif
