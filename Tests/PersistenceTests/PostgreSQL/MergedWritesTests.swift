#if PostgreSQL
  import TestSupport
  import Testing

  @testable import Persistence

  /// Writes that travel to a server in one statement.
  struct MergedWritesTests {
    private let writes = MergedWrites(
      """
      CREATE TABLE camper (id BIGINT PRIMARY KEY);
      CREATE TABLE "stay" (id BIGINT PRIMARY KEY, camper BIGINT NOT NULL REFERENCES camper (id));
      CREATE TABLE night (site BIGINT, stay BIGINT REFERENCES "stay" (id));
      """)

    private let camper = PostgreSQLText("INSERT INTO camper (id) VALUES ($1)")
    private let stay = PostgreSQLText("INSERT INTO stay (id, camper) VALUES ($1, $2)")
    private let night = PostgreSQLText("INSERT INTO night (site, stay)\n VALUES (\n $1, $2\n)")
    private let update = PostgreSQLText("UPDATE stay SET camper = $1")

    /// The tables and the values of the statements that are sent for these.
    private func sent(_ statements: [(PostgreSQLText, [Int64])]) -> [String] {
      let passengers = statements.map { text, values in
        PostgreSQLLink.Passenger(statement: PostgreSQLStatement(text, values.map { .integer($0) }), receive: nil)
      }
      var writes = writes
      return writes.merged(passengers).map { passenger in
        let values = passenger.statement.values.map { value -> Int64 in
          guard case .integer(let number) = value else { return 0 }
          return number
        }
        return "\(passenger.statement.text.changedTable ?? "") \(values)"
      }
    }

    @Test func `rows of one text go together, each with places of its own`() {
      #expect(night.text(of: 2).text == "INSERT INTO night (site, stay)\n VALUES (\n $1, $2\n), (\n $3, $4\n)")
      #expect(sent([(stay, [1, 7]), (night, [3, 1]), (night, [4, 1])]) == ["stay [1, 7]", "night [3, 1, 4, 1]"])
      #expect(
        sent([(stay, [1, 7]), (night, [3, 1]), (stay, [2, 7]), (night, [4, 2])])
          == ["stay [1, 7, 2, 7]", "night [3, 1, 4, 2]"])
    }

    @Test func `a row may look up the number of another that it refers to`() {
      let night = PostgreSQLText(
        "INSERT INTO night (site, stay) VALUES ((SELECT id FROM camp_site WHERE number = $1), $2)")
      #expect(
        night.text(of: 2).text.hasSuffix(
          "VALUES ((SELECT id FROM camp_site WHERE number = $1), $2), ((SELECT id FROM camp_site WHERE number = $3), $4)"
        ))
    }

    @Test func `a row comes before none that it may refer to`() {
      #expect(sent([(stay, [1, 7]), (camper, [8]), (stay, [2, 8])]) == ["stay [1, 7]", "camper [8]", "stay [2, 8]"])
    }

    @Test func `no row comes before another kind of statement`() {
      #expect(sent([(stay, [1, 7]), (update, [9]), (stay, [2, 7])]) == ["stay [1, 7]", "stay [9]", "stay [2, 7]"])
    }

    @Test func `rows that replace others go together, the last of each key last`() {
      let replacement = PostgreSQLText(
        "INSERT INTO stay (id, camper) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET camper = excluded.camper")
      #expect(
        replacement.text(of: 2).text
          == "INSERT INTO stay (id, camper) VALUES ($1, $2), ($3, $4) ON CONFLICT (id) DO UPDATE SET camper = excluded.camper"
      )
      #expect(
        sent([(replacement, [1, 7]), (night, [3, 1]), (replacement, [2, 7]), (night, [4, 2])])
          == ["stay [1, 7, 2, 7]", "night [3, 1, 4, 2]"])
      #expect(
        sent([(replacement, [1, 7]), (replacement, [1, 8]), (replacement, [2, 7])])
          == ["stay [1, 7]", "stay [1, 8, 2, 7]"])
      #expect(
        sent([(replacement, [1, 7]), (stay, [2, 7]), (replacement, [2, 8]), (stay, [3, 7])])
          == ["stay [1, 7]", "stay [2, 7]", "stay [2, 8]", "stay [3, 7]"])
    }

    @Test func `removals go together right behind each other`() {
      let removal = PostgreSQLText("DELETE FROM night WHERE stay = $1")
      #expect(removal.text(of: 2).text == "DELETE FROM night WHERE stay IN ($1, $2)")
      #expect(sent([(removal, [1]), (removal, [2]), (night, [3, 2])]) == ["night [1, 2]", "night [3, 2]"])
      #expect(
        sent([(night, [3, 1]), (removal, [1]), (night, [3, 2]), (removal, [2])])
          == ["night [3, 1]", "night [1]", "night [3, 2]", "night [2]"])
    }

    @Test func `a statement has so many rows and no more`() {
      #expect(sent((1...33).map { (camper, [$0]) }).map { $0.split(separator: ",").count } == [16, 16, 1])
    }

    @Test(arguments: [
      "INSERT INTO night (site) SELECT $1", "INSERT INTO counter (name) VALUES ($1) ON CONFLICT DO NOTHING",
      "INSERT INTO stay (status) VALUES ('reserved')", "UPDATE night SET site = $1",
      "INSERT INTO stay (id) VALUES ($1) ON CONFLICT (id) DO UPDATE SET camper = $2",
      "DELETE FROM night WHERE stay < $1",
      "INSERT INTO a (b) VALUES (lower($1))", "INSERT INTO a (b) VALUES ((SELECT id FROM c WHERE max(d) = $1))",
      "INSERT INTO a (b) VALUES ((SELECT id FROM c LIMIT 1))", "DELETE FROM a WHERE (b) = $1",
    ])
    func `what is more than one thing stands alone`(text: String) {
      #expect(PartOfWrite(of: text) == nil)
    }
  }
#endif
