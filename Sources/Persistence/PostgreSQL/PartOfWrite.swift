#if PostgreSQL
  /// The part of a statement that is about one thing, and can stand in it several times.
  struct PartOfWrite: Equatable {
    enum Effect {
      /// A row that is inserted.
      case row
      /// A row that is inserted, or replaces the one of its key, which is its first value.
      case replacement
      /// The value by which rows are removed.
      case removal
    }
    let effect: Effect
    /// The text before the first part, the part with its places, and the text behind the last.
    let head: String
    let part: Substring
    let tail: Substring

    /// The part of a statement's text; nil for one that must stand alone.
    init?(of text: String) {
      guard let part = Self.inserted(in: text) ?? Self.removed(in: text) else { return nil }
      self = part
    }

    private init(_ effect: Effect, _ head: String, _ part: Substring, _ tail: Substring) {
      (self.effect, self.head, self.part, self.tail) = (effect, head, part, tail)
    }

    /// The text with so many parts, each with places of its own.
    func text(of count: Int) -> String {
      let places = part.utf8.count { $0 == UInt8(ascii: "$") }
      return head + (0..<count).map { Self.numbered(part, from: $0 * places) }.joined(separator: ", ") + tail
    }

    /// The row that a statement inserts, as it stands behind `VALUES`; its values are places, NULL, and the numbers of rows that it refers
    /// to alone.
    private static func inserted(in text: String) -> PartOfWrite? {
      guard text.hasPrefix("INSERT INTO "), let values = StatementWords(text).first(where: { $0 == "VALUES" }),
        let start = text[values.endIndex...].utf8.firstIndex(of: UInt8(ascii: "("))
      else { return nil }
      let on = StatementWords(text[start...]).first { $0 == "ON" }
      let end = on.map { text.utf8.index(before: $0.startIndex) } ?? text.endIndex
      let (row, tail) = (text[start..<end], text[end...])
      guard row.utf8.last == UInt8(ascii: ")"), isPlain(row), tail.isEmpty || isReplacing(tail) else { return nil }
      return PartOfWrite(tail.isEmpty ? .row : .replacement, String(text[..<start]), row, tail)
    }

    /// True for the end of a statement that replaces the row of its key by values of the inserted one.
    private static func isReplacing(_ tail: Substring) -> Bool {
      tail.hasPrefix(" ON CONFLICT (id) DO UPDATE SET ") && !tail.utf8.contains(UInt8(ascii: "$"))
    }

    /// The value of `DELETE FROM night WHERE reservation = $1`.
    private static func removed(in text: String) -> PartOfWrite? {
      guard text.hasPrefix("DELETE ") else { return nil }
      let words = Array(StatementWords(text))
      guard words.count == 7, words[3] == "WHERE", words[5] == "=", words[6] == "$1",
        text == words.joined(separator: " ")
      else { return nil }
      return PartOfWrite(.removal, words[..<5].joined(separator: " ") + " IN (", words[6], ")")
    }

    private static func isPlain(_ row: Substring) -> Bool {
      var words = Array(StatementWords(row))[...]
      while let word = words.popFirst() {
        if word == "SELECT" {
          // `(SELECT id FROM camp_site WHERE number = $1)`
          let lookup = Array(words.prefix(6))
          guard lookup.count == 6, lookup[0] == "id", lookup[1] == "FROM", lookup[3] == "WHERE", lookup[5] == "=" else {
            return false
          }
          words = words.dropFirst(6)
        } else if !(word == "," || word == "NULL" || word.utf8.allSatisfy { "$0123456789".utf8.contains($0) }) {
          return false
        }
      }
      return true
    }

    /// The part with all numbers of its places greater by this one.
    private static func numbered(_ part: Substring, from number: Int) -> String {
      let pieces = part.utf8.split(separator: UInt8(ascii: "$"), omittingEmptySubsequences: false).map(Substring.init)
      return pieces.dropFirst().reduce(into: String(pieces[0])) { text, piece in
        let digits = Substring(piece.utf8.prefix { "0123456789".utf8.contains($0) })
        text += "$\((Int(digits) ?? 0) + number)\(piece[digits.endIndex...])"
      }
    }
  }
#endif
