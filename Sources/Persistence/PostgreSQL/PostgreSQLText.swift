#if PostgreSQL
  import Basics

  /// The text of a statement as the server reads it, `$1` for the first value, with the facts that its uses need.
  ///
  /// A connection makes each text once: nothing that a text says of itself is read again for each of its uses.
  final class PostgreSQLText {
    let text: String
    /// True when it ends a transaction.
    let isEnd: Bool
    /// True when the connection keeps it, because the program may come to it again.
    let isKept: Bool
    /// The tables that it reads.
    private(set) lazy var tables = Self.tables(in: text)
    /// The table to which it writes; nil when its first words do not name one.
    private(set) lazy var changedTable = Self.changedTable(in: text)
    /// The column of the one table that it reads whose first value alone its rows have, such as an account's; nil for any other.
    private(set) lazy var onlyColumn = Self.onlyColumn(in: text)
    /// The columns of the row that it inserts, in the order of its values.
    private(set) lazy var insertedColumns = Self.insertedColumns(in: text)
    /// The part of it that is about one thing; nil for one that stands alone.
    private(set) lazy var each = PartOfWrite(of: text)
    /// The same statement for several things, by their number.
    private var several: [Int: PostgreSQLText] = [:]

    init(_ text: String, isKept: Bool = false) {
      (self.text, self.isKept) = (text, isKept)
      isEnd = text == "COMMIT" || text == "ROLLBACK"
    }

    /// True for a statement that inserts a row, and does nothing else.
    var isRow: Bool { each?.effect == .row }

    /// True for one that inserts or replaces a row, beside which others may be made before it.
    var keepsOthers: Bool { isRow || each?.effect == .replacement }

    /// The same statement for several things.
    func text(of count: Int) -> PostgreSQLText {
      if let made = several[count] { return made }
      guard let each else { return self }
      let made = PostgreSQLText(each.text(of: count), isKept: isKept)
      several[count] = made
      return made
    }

    convenience init(_ sql: SQL, isKept: Bool = false) {
      var places = 0
      var text = ""
      for part in sql.parts {
        switch part {
        case .text(let piece): text += piece.description
        case .made(let made): text += Self.numbered(made.text, from: &places)
        case .value:
          places += 1
          text += "$\(places)"
        case .bound, .hint: break
        }
      }
      self.init(text, isKept: isKept)
    }

    /// The text with a number in each place.
    private static func numbered(_ text: String, from places: inout Int) -> String {
      var numbered = ""
      for (number, piece) in text.utf8.split(separator: UInt8(ascii: "?"), omittingEmptySubsequences: false)
        .enumerated()
      {
        if number > 0 {
          places += 1
          numbered += "$\(places)"
        }
        numbered += String(decoding: piece, as: UTF8.self)
      }
      return numbered
    }
  }

  extension PostgreSQLText: Hashable {
    static func == (one: PostgreSQLText, other: PostgreSQLText) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  extension PostgreSQLText {
    /// The names behind FROM and JOIN; of a list with commas all words, which are too many rather than too few.
    static func tables(in text: String) -> Set<Substring> {
      let words = Array(StatementWords(text))
      var tables: Set<Substring> = []
      for (place, word) in words.enumerated() where (word == "FROM" || word == "JOIN") && place + 1 < words.count {
        tables.insert(words[place + 1])
        var rest = words[(place + 2)...]
        if rest.first == "AS" { rest = rest.dropFirst() }
        if rest.first == "," || rest.dropFirst().first == "," { return Set(words) }
      }
      return tables
    }

    /// Of a question with a single condition `column IN ($1)`, or with more that narrow it.
    fileprivate static func onlyColumn(in text: String) -> Substring? {
      let words = Array(StatementWords(text))
      guard let from = words.firstIndex(of: "FROM"), !words[(from + 1)...].contains("FROM") else { return nil }
      let end = words[from...].firstIndex { $0 == "GROUP" || $0 == "ORDER" } ?? words.count
      let condition = words[from..<end].dropFirst(2)
      guard condition.starts(with: ["WHERE"]), condition.dropFirst(2).starts(with: ["IN", "$1"]),
        !condition.contains("OR"), condition.dropFirst(4).first != ","
      else { return nil }
      return condition.dropFirst().first
    }

    fileprivate static func insertedColumns(in text: String) -> [Substring] {
      StatementWords(text).dropFirst(3).prefix { $0 != "VALUES" }.filter { $0 != "," }
    }

    static func changedTable(in text: String) -> Substring? {
      let words = Array(StatementWords(text).prefix(3))
      switch words.first {
      case "INSERT", "DELETE": return words.count > 2 ? words[2] : nil
      case "UPDATE": return words.count > 1 ? words[1] : nil
      default: return nil
      }
    }
  }
#endif
