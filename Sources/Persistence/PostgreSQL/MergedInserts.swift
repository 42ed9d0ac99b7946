#if PostgreSQL
  import Basics

  /// Rows that travel to a table in one statement, where each had one of its own.
  ///
  /// A row comes to the first one of its text that waits. It then comes before other rows, so it may refer to none of
  /// these.
  struct MergedInserts {
    /// The tables to which the rows of each table refer.
    let references: [Substring: Set<Substring>]

    /// The most rows of one statement: the server makes a plan for each number of them.
    private static let most = 16

    init(_ script: StaticString?) {
      references = script.map { Self.references(in: $0.description) } ?? [:]
    }

    func merged(_ passengers: [PostgreSQLLink.Passenger]) -> [PostgreSQLLink.Passenger] {
      var groups: [[PostgreSQLLink.Passenger]] = []
      // All before this place have to come before what follows.
      var beginning = 0
      for passenger in passengers {
        if let place = place(of: passenger, in: groups[beginning...]) {
          groups[place].append(passenger)
        } else {
          groups.append([passenger])
        }
        if passenger.statement.text.row == nil { beginning = groups.count }
      }
      return groups.map { group in group.count == 1 ? group[0] : Self.statement(of: group) }
    }

    /// The group of the same text that a row can come to.
    private func place(
      of passenger: PostgreSQLLink.Passenger, in groups: ArraySlice<[PostgreSQLLink.Passenger]>
    ) -> Int? {
      let text = passenger.statement.text
      guard text.row != nil, passenger.receive == nil, let table = text.changedTable else { return nil }
      for place in groups.indices.reversed() {
        let other = groups[place][0].statement.text
        if other == text { return groups[place].count < Self.most ? place : nil }
        guard let passed = other.changedTable, references[table]?.contains(passed) != true else { return nil }
      }
      return nil
    }

    private static func statement(of group: [PostgreSQLLink.Passenger]) -> PostgreSQLLink.Passenger {
      let statement = PostgreSQLStatement(
        group[0].statement.text.text(ofRows: group.count), group.flatMap(\.statement.values))
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

  extension PostgreSQLText {
    /// The values of the row that a statement inserts, as they stand behind `VALUES`; nil unless they are places, NULL, and the numbers of
    /// rows that it refers to alone.
    static func row(in text: String) -> Substring? {
      guard text.hasPrefix("INSERT INTO "), let values = text.ranges(of: "VALUES").first else { return nil }
      let row = text[values.upperBound...].drop { $0.isWhitespace }
      return row.first == "(" && row.last == ")" && isPlain(row.dropFirst().dropLast()) ? row : nil
    }

    private static func isPlain(_ values: Substring) -> Bool {
      var pieces = values.split(separator: "(SELECT id FROM ", omittingEmptySubsequences: false)
      for place in pieces.indices.dropFirst() {
        // `camp_site WHERE number = $1`
        let words = pieces[place].prefix { $0 != ")" }.split(separator: " ")
        guard words.count == 5, words[1] == "WHERE", words[3] == "=" else { return false }
        pieces[place] = words[4] + pieces[place].drop { $0 != ")" }.dropFirst()
      }
      return pieces.joined().utf8.allSatisfy { "$0123456789, \n\tNUL".utf8.contains($0) }
    }

    /// The same statement for several rows.
    func text(ofRows count: Int) -> PostgreSQLText {
      if let made = severalRows[count] { return made }
      guard let row else { return self }
      let places = row.utf8.count { $0 == UInt8(ascii: "$") }
      let others = (1..<count).map { Self.numbered(row, from: $0 * places) }
      let made = PostgreSQLText(([text] + others).joined(separator: ", "), isKept: isKept)
      severalRows[count] = made
      return made
    }

    /// The row with all numbers of its places greater by this one.
    private static func numbered(_ row: Substring, from number: Int) -> String {
      let pieces = row.split(separator: "$", omittingEmptySubsequences: false)
      return pieces.dropFirst().reduce(into: String(pieces[0])) { text, piece in
        let digits = piece.prefix { $0.isNumber }
        text += "$\((Int(digits) ?? 0) + number)\(piece[digits.endIndex...])"
      }
    }
  }
#endif
