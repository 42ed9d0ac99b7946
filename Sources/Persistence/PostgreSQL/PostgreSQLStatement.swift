#if PostgreSQL
  /// A statement as the server reads it, `$1` for the first value, and its values as text: the server knows their types.
  struct PostgreSQLStatement: Equatable {
    let text: String
    let values: [StoredValue]

    init(_ sql: SQL) {
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
      self.text = text
      values = sql.values
    }

    /// A statement in the engine's own words.
    init(text: String, values: [StoredValue] = []) { (self.text, self.values) = (text, values) }

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

    /// True when it ends a transaction.
    var isEnd: Bool { text == "COMMIT" || text == "ROLLBACK" }

    /// Calls the body with the values as C's texts.
    func withValues<Result>(_ body: (_ count: Int32, UnsafePointer<UnsafePointer<CChar>?>?) -> Result) -> Result {
      var bytes: [CChar] = []
      var places: [Int?] = []
      for value in values {
        switch value {
        case .null:
          places.append(nil)
          continue
        case .integer(let number):
          places.append(bytes.count)
          bytes.append(contentsOf: String(number).utf8CString)
        case .text(let text):
          places.append(bytes.count)
          bytes.append(contentsOf: text.utf8CString)
        }
      }
      return bytes.withUnsafeBufferPointer { bytes in
        let pointers = places.map { place in place.flatMap { bytes.baseAddress?.advanced(by: $0) } }
        return pointers.withUnsafeBufferPointer { body(Int32(values.count), $0.baseAddress) }
      }
    }
  }
#endif
