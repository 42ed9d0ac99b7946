#if PostgreSQL
  /// The last numbers that tables have given to rows, and those given by the running write, which are kept with it.
  ///
  /// A sequence of the server's would leave gaps: it does not go back with a write that is taken back.
  struct PostgreSQLNumbers {
    private var last: [String: Int64] = [:]
    private var changed: Set<String> = []
    /// The last number of a table that has no other.
    private var first: Int64 = 0

    init() {}

    /// Numbers above any that a table may have given: a trial has them while nobody knows the last ones.
    static let unknown = PostgreSQLNumbers(from: 1 << 40)

    private init(from first: Int64) { self.first = first }

    /// The numbers in the rows of the table `counter`.
    init(_ answer: PostgreSQLAnswer) {
      for row in 0..<answer.count { last[answer.text(row, 0) ?? ""] = answer.integer(row, 1) }
    }

    /// The numbers that have to be kept, by their tables.
    var given: [(table: String, number: Int64)] {
      changed.sorted().map { ($0, last(of: $0)) }
    }

    /// The next number of a table, or the given one, after which it goes on.
    mutating func draw(for table: String, given: Int64?) -> Int64 {
      let number = given ?? last(of: table) + 1
      if number > last(of: table) { set(table, to: number) }
      return number
    }

    func last(of table: String) -> Int64 { last[table] ?? first }

    mutating func set(_ table: String, to number: Int64) {
      last[table] = number
      changed.insert(table)
    }
  }

  extension PostgreSQLConnection {
    /// The number for a new row, which the write keeps with its commit.
    func number(for table: StaticString, given: Int64?) throws -> Int64 {
      if looking.isOn { return numbers.draw(for: table.description, given: given) }
      guard purpose == .writing else { throw StoreError.misuse(.writeOutsideTransaction) }
      try hearOfNumbers()
      return numbers.draw(for: table.description, given: given)
    }

    func lastNumber(givenBy table: String) throws -> Int64 {
      guard purpose != .writing || looking.isOn else {
        try hearOfNumbers()
        return numbers.last(of: table)
      }
      var last: Int64 = 0
      try query("SELECT seq FROM counter WHERE name = \(table)") { answer, row in
        last = answer.integer(row, 0) ?? 0
        return false
      }
      return last
    }

    func setLastNumber(givenBy table: String, to number: Int64) throws {
      if looking.isOn { return }
      try hearOfNumbers()
      changes += 1
      numbers.set(table, to: number)
    }

    /// Sends the beginning of a write, unless it was sent: its answer has the numbers.
    private func hearOfNumbers() throws {
      try requireTransaction()
      if !hasLeft { try fly([]) }
    }
  }
#endif
