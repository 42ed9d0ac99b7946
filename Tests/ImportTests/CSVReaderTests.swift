import Testing

@testable import CampgroundManager

@Suite struct `Comma-separated values` {
  @Test(arguments: [
    ("a,b,c", [["a", "b", "c"]]),
    ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]),
    ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
    ("a,b\nc,d\r\n", [["a", "b"], ["c", "d"]]),
    ("\u{FEFF}a,b", [["a", "b"]]),
    ("", []),
    (",", [["", ""]]),
    ("\n", [[""]]),
    ("a,\n,b", [["a", ""], ["", "b"]]),
    (" a , b ", [[" a ", " b "]]),
  ])
  func `fields lie between commas, records between line ends`(_ text: String, _ records: [[String]]) {
    #expect(Self.records(Array(text.utf8)).map(\.fields) == records)
  }

  @Test(arguments: [
    (#""a,b",c"#, ["a,b", "c"]),
    (#""a ""quoted"" word",c"#, [#"a "quoted" word"#, "c"]),
    (#""","""""#, ["", #"""#]),
    ("\"two\r\nlines\",c\r\n", ["two\r\nlines", "c"]),
    (#"12" pad,c"#, [#"12" pad"#, "c"]),
    (#" "a",c"#, [#" "a""#, "c"]),
    (#""a" b,c"#, ["a b", "c"]),
    (#""a"b"c,d""#, [#"ab"c"#, #"d""#]),
  ])
  func `quotes keep commas, line ends and doubled quotes`(_ text: String, _ fields: [String]) {
    #expect(Self.records(Array(text.utf8)).map(\.fields) == [fields])
  }

  @Test func `a record says on which line it begins, whatever its quotes hold`() {
    #expect(Self.records(Array("a\n\"b\nb\r\nb\"\n\nc\"\nd".utf8)).map(\.line) == [1, 2, 5, 6, 7])
  }

  @Test func `a quote that is never closed runs to the end and is told`() {
    let records = Self.records(Array("a,b\nc,\"d\ne,f".utf8))
    #expect(records.map(\.fields) == [["a", "b"], ["c", "d\ne,f"]])
    #expect(records.map(\.isOpen) == [false, true])
  }

  @Test func `bytes that are not UTF-8 are shown as such`() {
    #expect(Self.records([0xFF, 0x2C, 0x00, 0xC3]).map(\.fields) == [["\u{FFFD}", "\0\u{FFFD}"]])
  }

  @Test func `a record of very many fields is counted and not kept`() {
    let records = Self.records(Array(repeating: UInt8(ascii: ","), count: 5_000))
    #expect(records.map(\.count) == [5_001])
    #expect(records.map(\.fields.count) == [CSVRecord.mostFields])
  }

  @Test func `columns go by name, in any order and case, among others`() {
    let table = CSVTable<Column>(.init(Array("x, SECOND ,First\r\n0,2,1\r\n\r\n7,8,9,,\r\n1,2\r\n1,2,3,4".utf8)))
    var rows: [String] = []
    table.forEachRow { rows.append("\($0.line): \($0[.first])\($0[.second])\($0[.third]) \($0.flaw == nil)") }
    #expect(rows == ["2: 12 true", "4: 98 true", "5: 2 false", "6: 32 false"])
    #expect(table.missingColumn == nil)
  }

  @Test(arguments: ["", "\n\n", "first", "\"first,second", "\u{FEFF}"])
  func `a file without its columns says which is missing`(_ text: String) {
    #expect(CSVTable<Column>(.init(Array(text.utf8))).missingColumn != nil)
  }

  @Test func `no bytes make it stumble`() {
    var generator = Dice(state: 7)
    let alphabet = Array("\",\n\rab \u{FEFF}é\0first".utf8) + [0xFF, 0xC3]
    for _ in 0..<5_000 {
      let length = Int.random(in: 0...60, using: &generator)
      var bytes: [UInt8] = (0..<length).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
      if Bool.random(using: &generator) { bytes = Array("first,second,third\n".utf8) + bytes }
      let records = Self.records(bytes)
      #expect(records.map(\.line) == records.map(\.line).sorted())
      #expect(records.count { $0.isOpen } <= 1)
      CSVTable<Column>(.init(bytes)).forEachRow { row in
        for column in Column.allCases { _ = row[column] }
        _ = row.flaw
      }
    }
  }

  @Test func `whatever is written as RFC 4180 has it is read back`() {
    var generator = Dice(state: 11)
    let alphabet = ["\"", ",", "\n", "\r\n", "a", " ", "é", "\r"]
    for _ in 0..<2_000 {
      let fields = (0...Int.random(in: 1...4, using: &generator)).map { _ in
        (0..<Int.random(in: 0...6, using: &generator))
          .compactMap { _ in alphabet.randomElement(using: &generator) }.joined()
      }
      let line = fields.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: ",")
      #expect(Self.records(Array("\(line)\r\n\(line)".utf8)).map(\.fields) == [fields, fields])
    }
  }

  private enum Column: String, CSVColumn {
    case first
    case second
    case third

    static let optional: Set<Self> = [.third]
  }

  private struct Record {
    let line: Int
    let count: Int
    let isOpen: Bool
    let fields: [String]
  }

  private static func records(_ bytes: [UInt8]) -> [Record] {
    let bytes = FileBytes(bytes)
    var (reader, record, records) = (CSVReader(bytes), CSVRecord(), [Record]())
    while reader.read(&record) {
      let fields = record.fields.indices.map { record.text($0, of: bytes) }
      records.append(Record(line: record.line, count: record.count, isOpen: record.isOpen, fields: fields))
    }
    return records
  }
}

/// Random numbers that are the same in every run (xorshift).
private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
