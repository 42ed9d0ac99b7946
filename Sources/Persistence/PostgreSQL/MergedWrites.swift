#if PostgreSQL
  import Basics

  /// Writes that travel to a table in one statement, where each had one of its own.
  ///
  /// A row comes to the first one of its text that waits. It then comes before other rows, so it may refer to none of
  /// these, nor have the key of one of them. A removal comes to another right before it.
  struct MergedWrites {
    /// The tables to which the rows of each table refer, by the script that makes them.
    private lazy var references = Self.references(in: script)

    private let script: String

    /// The most things of one statement: the server makes a plan for each number of them.
    private static let most = 16

    init(_ script: StaticString?) { self.script = script?.description ?? "" }

    mutating func merged(_ passengers: [PostgreSQLLink.Passenger]) -> [PostgreSQLLink.Passenger] {
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
      return groups.map { $0.count == 1 ? $0[0] : Self.statement(of: $0) }
    }

    /// The group of the same text that a write can come to.
    private mutating func place(
      of passenger: PostgreSQLLink.Passenger, in groups: [[PostgreSQLLink.Passenger]], from beginning: Int
    ) -> Int? {
      let text = passenger.statement.text
      guard text.each != nil, passenger.receive == nil, let table = text.changedTable else { return nil }
      let behind = text.keepsOthers ? beginning : groups.count - 1
      guard let place = groups.lastIndex(where: { $0[0].statement.text == text }), place >= behind,
        Self.hasRoom(groups[place], for: passenger)
      else { return nil }
      for group in groups[(place + 1)...] {
        let other = group[0].statement.text
        guard let passed = other.changedTable, references[table]?.contains(passed) != true,
          passed != table || (text.isRow && other.isRow)
        else { return nil }
      }
      return place
    }

    /// True for a group to which one more of its text can come. No statement replaces a row twice.
    private static func hasRoom(_ group: [PostgreSQLLink.Passenger], for other: PostgreSQLLink.Passenger) -> Bool {
      let key = other.statement.values.first
      return group.count < most
        && (other.statement.text.isRow || !group.contains { $0.statement.values.first == key })
    }

    private static func statement(of group: [PostgreSQLLink.Passenger]) -> PostgreSQLLink.Passenger {
      let statement = PostgreSQLStatement(
        group[0].statement.text.text(of: group.count), group.flatMap(\.statement.values))
      return PostgreSQLLink.Passenger(statement: statement, receive: nil)
    }

    /// The references of the tables, which come before all functions.
    private static func references(in script: String) -> [Substring: Set<Substring>] {
      var (references, table, last): ([Substring: Set<Substring>], Substring, Substring) = ([:], "", "")
      for word in StatementWords(script) {
        if word == "FUNCTION" { break }
        if last == "TABLE" { table = word }
        if last == "REFERENCES" { references[table, default: []].insert(word) }
        last = word
      }
      return references
    }
  }
#endif
