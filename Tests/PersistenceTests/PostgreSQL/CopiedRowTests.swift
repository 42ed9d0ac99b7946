#if PostgreSQL
  import Testing

  @testable import Persistence

  /// The rows of a server's COPY have the values that its tables have.
  struct CopiedRowTests {
    /// The values of a line, as they are stored.
    private func read(_ line: String, isNumber: [Bool]) throws -> [StoredValue] {
      var row = CopiedRow(isNumber: isNumber, "SELECT everything")
      var bytes = Array(line.utf8)
      return try bytes.withUnsafeMutableBufferPointer { bytes in
        try row.read(bytes)
        return row.values.map(\.stored)
      }
    }

    @Test func `values stand between tabs`() throws {
      #expect(
        try read("7\tTall pines\t-12\t\n", isNumber: [true, false, true, false])
          == [.integer(7), .text("Tall pines"), .integer(-12), .text("")])
    }

    @Test func `none is unlike a text that looks like it`() throws {
      #expect(
        try read("\\N\t\\N\t\\\\N\t\n", isNumber: [true, false, false, false]) == [
          .null, .null, .text("\\N"), .text(""),
        ])
    }

    @Test func `bytes behind a backslash are what they stand for`() throws {
      #expect(
        try read("a\\tb\\nc\\\\d\\re\\bf\\fg\\vh\t1\n", isNumber: [false, true])
          == [.text("a\tb\nc\\d\re\u{8}f\u{C}g\u{B}h"), .integer(1)])
    }

    @Test(arguments: [Int64.min, .min + 1, -1, 0, 1, .max - 1, .max])
    func `every number is itself`(_ number: Int64) throws {
      #expect(try read("\(number)\n", isNumber: [true]) == [.integer(number)])
    }

    @Test(arguments: ["", "-", "1.5", "9223372036854775808", "-9223372036854775809", "one", " 1"])
    func `what is no number of a column of numbers is refused`(_ text: String) {
      #expect(throws: StoreError.unexpectedValue(column: 1, statement: "SELECT everything")) {
        try read("x\t\(text)\n", isNumber: [false, true])
      }
    }
  }
#endif
