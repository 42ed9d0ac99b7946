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
      guard text.hasPrefix("INSERT INTO "), let values = text.ranges(of: "VALUES").first else { return nil }
      let behind = text[values.upperBound...]
      let end = behind.ranges(of: " ON CONFLICT (id) DO UPDATE SET ").first?.lowerBound ?? behind.endIndex
      let (row, tail) = (behind[..<end].drop { $0.isWhitespace }, behind[end...])
      guard row.first == "(", row.last == ")", isPlain(row.dropFirst().dropLast()), !tail.contains("$") else {
        return nil
      }
      return PartOfWrite(tail.isEmpty ? .row : .replacement, String(text[..<row.startIndex]), row, tail)
    }

    /// The value of `DELETE FROM night WHERE reservation = $1`.
    private static func removed(in text: String) -> PartOfWrite? {
      let words = text.split(separator: " ", omittingEmptySubsequences: false)
      guard words.count == 7, words[0] == "DELETE", words[3] == "WHERE", words[5] == "=", words[6] == "$1" else {
        return nil
      }
      return PartOfWrite(.removal, words[..<5].joined(separator: " ") + " IN (", words[6], ")")
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

    /// The part with all numbers of its places greater by this one.
    private static func numbered(_ part: Substring, from number: Int) -> String {
      let pieces = part.split(separator: "$", omittingEmptySubsequences: false)
      return pieces.dropFirst().reduce(into: String(pieces[0])) { text, piece in
        let digits = piece.prefix { $0.isNumber }
        text += "$\((Int(digits) ?? 0) + number)\(piece[digits.endIndex...])"
      }
    }
  }
#endif
