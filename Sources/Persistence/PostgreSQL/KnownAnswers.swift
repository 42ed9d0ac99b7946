#if PostgreSQL
  /// The answers that a transaction has had, each as long as nothing was written to a table that its statement reads.
  ///
  /// Nobody else writes meanwhile, and no trigger and no reference of a campground's tables changes another table.
  struct KnownAnswers {
    private struct Group {
      let tables: Set<Substring>
      var answers: [[StoredValue]: PostgreSQLAnswer] = [:]
    }

    /// They are grouped by the text of their statement.
    private var groups: [String: Group] = [:]
    /// The size of all that were kept since all were forgotten: their rows, and ten for each.
    private var size = 0

    subscript(_ statement: PostgreSQLStatement) -> PostgreSQLAnswer? {
      groups[statement.text]?.answers[statement.values]
    }

    mutating func keep(_ answer: PostgreSQLAnswer, to statement: PostgreSQLStatement) {
      size += answer.count + 10
      let tables = groups[statement.text]?.tables ?? Self.tables(in: statement.text)
      groups[statement.text, default: Group(tables: tables)].answers[statement.values] = answer
    }

    /// Forgets what this statement may have changed.
    mutating func forget(changedBy statement: PostgreSQLStatement) {
      guard let table = statement.changedTable else { return forgetAll() }
      forget(table)
    }

    /// Forgets all when there are many: neither a long batch nor an export may fill the memory.
    mutating func makeRoom() {
      if size > 20_000 { forgetAll() }
    }

    mutating func forget(_ table: Substring) {
      groups = groups.filter { !$0.value.tables.contains(table) }
    }

    mutating func forgetAll() { self = KnownAnswers() }

    /// The names behind FROM and JOIN; of a list with commas all words, which are too many rather than too few.
    static func tables(in text: String) -> Set<Substring> {
      let words = text.replacing(",", with: " , ").split { $0.isWhitespace || "()\"".contains($0) }
      var tables: Set<Substring> = []
      for (place, word) in words.enumerated() where (word == "FROM" || word == "JOIN") && place + 1 < words.count {
        tables.insert(words[place + 1])
        var rest = words[(place + 2)...]
        if rest.first == "AS" { rest = rest.dropFirst() }
        if rest.first == "," || rest.dropFirst().first == "," { return Set(words) }
      }
      return tables
    }
  }

  extension PostgreSQLStatement {
    /// The table to which it writes; nil when its first words do not name one.
    var changedTable: Substring? {
      let words = text.split(maxSplits: 3, omittingEmptySubsequences: true) { $0.isWhitespace || "(\"".contains($0) }
      switch words.first {
      case "INSERT", "DELETE": return words.count > 2 ? words[2] : nil
      case "UPDATE": return words.count > 1 ? words[1] : nil
      default: return nil
      }
    }
  }
#endif
