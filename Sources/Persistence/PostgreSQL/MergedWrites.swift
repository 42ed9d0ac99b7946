#if PostgreSQL
  import Basics

  /// Writes that travel to a table in one statement, where each had one of its own.
  ///
  /// A row comes to the first one of its text that waits. It then comes before other rows, so it may refer to none of
  /// these, nor have the key of one of them. A removal comes to another right before it.
  struct MergedWrites {
    /// The tables to which the rows of each table refer.
    let references: [Substring: Set<Substring>]

    /// The most things of one statement: the server makes a plan for each number of them.
    private static let most = 16

    init(_ script: StaticString?) {
      references = script.map { Self.references(in: $0.description) } ?? [:]
    }

    func merged(_ passengers: [PostgreSQLLink.Passenger]) -> [PostgreSQLLink.Passenger] {
      var groups: [[PostgreSQLLink.Passenger]] = []
      // All before this place have to come before what follows.
      var beginning = 0
      for passenger in passengers {
        if let place = place(of: passenger, in: groups, from: beginning) {
          groups[place].append(passenger)
        } else {
          groups.append([passenger])
        }
        if !passenger.statement.text.keepsOthers { beginning = groups.count }
      }
      return groups.map { group in group.count == 1 ? group[0] : Self.statement(of: group) }
    }

    /// The group of the same text that a write can come to.
    private func place(
      of passenger: PostgreSQLLink.Passenger, in groups: [[PostgreSQLLink.Passenger]], from beginning: Int
    ) -> Int? {
      let text = passenger.statement.text
      guard text.each != nil, passenger.receive == nil, let table = text.changedTable else { return nil }
      guard text.keepsOthers else {
        return groups.last.flatMap { $0[0].statement.text == text && $0.count < Self.most ? groups.count - 1 : nil }
      }
      for place in groups.indices[beginning...].reversed() {
        let other = groups[place][0].statement.text
        if other == text { return hasRoom(groups[place], for: passenger) ? place : nil }
        guard let passed = other.changedTable, references[table]?.contains(passed) != true,
          passed != table || (text.isRow && other.isRow)
        else { return nil }
      }
      return nil
    }

    /// True for a group to which one more of its text can come. No statement replaces a row twice.
    private func hasRoom(_ group: [PostgreSQLLink.Passenger], for other: PostgreSQLLink.Passenger) -> Bool {
      let key = other.statement.values.first
      return group.count < Self.most
        && (other.statement.text.isRow || !group.contains { $0.statement.values.first == key })
    }

    private static func statement(of group: [PostgreSQLLink.Passenger]) -> PostgreSQLLink.Passenger {
      let statement = PostgreSQLStatement(
        group[0].statement.text.text(of: group.count), group.flatMap(\.statement.values))
      return PostgreSQLLink.Passenger(statement: statement, receive: nil)
    }

    /// The tables to which each table refers, by the script that makes them.
    static func references(in script: String) -> [Substring: Set<Substring>] {
      let separators = Array(" \n()\",".utf8)
      let words = script.utf8.split { separators.contains($0) }
      var references: [Substring: Set<Substring>] = [:]
      var table: Substring = ""
      for (word, next) in zip(words, words.dropFirst()) {
        if word.elementsEqual("TABLE".utf8) { table = Substring(next) }
        if word.elementsEqual("REFERENCES".utf8) { references[table, default: []].insert(Substring(next)) }
      }
      return references
    }
  }
#endif
